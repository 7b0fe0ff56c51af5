import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { FieldInput } from '../../../fields/edit/FieldInput.tsx';
import { RecordCard } from '../../../pages/record/RecordCard.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { phoneProblem } from './contact.ts';
import {
  CARD_FIELDS,
  IDENTITY,
  MFA_FIELD,
  MFA_FORCED,
  PHONE_FIELD,
  PUBLIC_KEY_FIELD,
  WECHAT_FIELD,
} from './ownFields.ts';
import { OwnForm } from './OwnForm.tsx';
import { TERMS, TermsBox } from './TermsBox.tsx';
import { useSendOwn, type ProfileValues } from './useSendOwn.ts';
import { welcomeValues } from './welcomeValues.ts';
import { useText } from '../../../i18n/useText.ts';

const FIELDS = [MFA_FIELD, PUBLIC_KEY_FIELD, PHONE_FIELD, WECHAT_FIELD];

/** What a first login fills in; saving it makes it the last first login. */
export function WelcomeForm({ onSaved }: { onSaved(mfaIsOn: boolean): void }) {
  const text = useText();
  const { profile } = useSession();
  const send = useSendOwn('users/profile', 'PATCH', FIELDS);
  const forced = profile.mfa_level === MFA_FORCED;
  const local = profile.source === 'local';
  const initial = useMemo(
    () => ({
      mfa_level: profile.mfa_level ?? 0,
      public_key: '',
      phone: profile.phone ?? '',
      wechat: profile.wechat ?? '',
      [TERMS]: false,
    }),
    [profile],
  );
  const input = (field: (typeof FIELDS)[number]) => (
    <FieldInput field={field} required={false} locked={false} collapsed={false} />
  );
  return (
    <OwnForm
      label={text('routes.ProfileImprovement')}
      fields={FIELDS}
      initial={initial}
      saveLabel={text('profile.welcome.finish')}
      check={(values) => {
        const problem = phoneProblem(values);
        return problem && { path: problem.path, message: text(problem.key) };
      }}
      save={(values) => send(welcomeValues(values, initial))}
      onSaved={({ mfa_level: level }: ProfileValues) => onSaved(forced || level === 1)}
    >
      <Part title={text('profile.welcome.account')}>
        <RecordCard names={IDENTITY} fields={CARD_FIELDS} record={profile} />
      </Part>
      {(!forced || local) && (
        <Part title={text('profile.welcome.signIn')}>
          {forced ? text('profile.form.mfaForced') : input(MFA_FIELD)}
          {local && input(PUBLIC_KEY_FIELD)}
        </Part>
      )}
      <Part title={text('profile.welcome.contact')}>
        {input(PHONE_FIELD)}
        {input(WECHAT_FIELD)}
      </Part>
      <Part title={text('profile.welcome.terms')}>
        <TermsBox />
      </Part>
    </OwnForm>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', rowGap: 4 }}>
      <Box component="h2" sx={{ typography: 'h2', margin: 0 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
