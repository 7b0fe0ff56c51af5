import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import profileResource from '../../../../generated/resources/users/profile.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { TextKey } from '../../../../generated/texts.ts';
import type { FormValues } from '../../../pages/form/initialValues.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { ProfileField } from '../../../session/types.ts';
import { useText } from '../../../i18n/useText.ts';
import { IDENTITY, OwnFacts } from './OwnFacts.tsx';
import { OwnForm } from './OwnForm.tsx';
import { OwnInputs } from './OwnInputs.tsx';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useFormContext } from 'react-hook-form';
import { LabelledCheckbox } from '../../../controls/LabelledCheckbox.tsx';

/** MFA enforced by an administrator; a user cannot choose it (contract: profile, section 3). */
const MFA_FORCED = 2;
const MFA: ProfileField = 'mfa_level';
const MFA_LABEL: TextKey = 'profile.form.mfaLevel';
/** Is sent with the rest, so that it was the last first login. */
const FIXED = { is_first_login: false } satisfies { readonly [Name in ProfileField]?: unknown };

/** The profile with the choice of MFA as it is offered here. */
const DEFINITION: ResourceDefinition = {
  ...profileResource,
  fields: profileResource.fields.map((field) =>
    field.name === MFA
      ? {
          ...field,
          label: MFA_LABEL,
          choices: field.choices.filter(({ value }) => value !== MFA_FORCED),
        }
      : field,
  ),
};

/** What a first login fills in; saving it makes it the last first login. */
export function WelcomeForm({ onSaved }: { onSaved(mfaIsOn: boolean): void }) {
  const text = useText();
  const { profile } = useSession();
  const forced = profile.mfa_level === MFA_FORCED;
  return (
    <OwnForm
      definition={DEFINITION}
      form={profileResource.forms.welcome}
      label={text('routes.ProfileImprovement')}
      saveLabel={text('profile.welcome.finish')}
      fixed={FIXED}
      onSaved={({ mfa_level: level }: FormValues) => onSaved(forced || level === 1)}
    >
      <Part title={text('profile.welcome.account')}>
        <OwnFacts card={IDENTITY} />
      </Part>
      {(!forced || profile.source === 'local') && (
        <Part title={text('resources.users.profile.groups.login')}>
          {forced && text('profile.form.mfaForced')}
          <OwnInputs group="login" />
        </Part>
      )}
      <Part title={text('resources.users.profile.groups.contact')}>
        <OwnInputs group="contact" />
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

/** Name of the box in the form; it is never sent. */
const TERMS = 'terms';

/** The terms of use; without them nothing is sent (spec 2, section 5). */
function TermsBox() {
  const text = useText();
  const { trigger } = useFormContext();
  const {
    field,
    fieldState: { error },
  } = useController({
    name: TERMS,
    rules: { validate: (agreed) => agreed === true || text('profile.welcome.agreeFirst') },
  });
  return (
    <Box>
      <LabelledCheckbox
        id={`field-${TERMS}`}
        label={text('profile.welcome.agree')}
        checked={field.value === true}
        inputRef={field.ref}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `error-${TERMS}`}
        onChange={(event) => {
          field.onChange(event);
          void trigger(TERMS);
        }}
        onBlur={field.onBlur}
      />
      {error && (
        <FormHelperText id={`error-${TERMS}`} error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </Box>
  );
}
