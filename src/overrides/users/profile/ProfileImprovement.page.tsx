import Box from '@mui/material/Box';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { afterWelcome } from './afterWelcome.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { MFA_PAGE } from './mfaPage.ts';
import profileResource from '#project/generated/resources/users/profile.ts';
import type { ResourceDefinition } from '@gatehouse-console/engine/model/resources.ts';
import type { TextKey } from '#project/generated/texts.ts';
import type { FormValues } from '@gatehouse-console/engine/pages/form/initialValues.ts';
import type { ProfileField } from '#project/generated/session.ts';
import { IDENTITY, OwnFacts } from './OwnFacts.tsx';
import { OwnForm } from './OwnForm.tsx';
import { OwnInputs } from './OwnInputs.tsx';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useFormContext } from 'react-hook-form';
import { LabelledCheckbox } from '@gatehouse-console/engine/controls/LabelledCheckbox.tsx';

/** The parameter that remembers the page asked for at the first login. */
const NEXT_PARAMETER = 'next';

/** Completes an account at its first login, then goes where the user wanted (spec 1, section 2.1). */
export default function ProfileImprovement({ route }: PageProps): ReactNode {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { profile } = useSession();
  const [binding, setBinding] = useState(false);
  const info = useRoutes().address('ProfileInfo') ?? '/';

  const goOn = () => {
    const onward = afterWelcome(profile.guide_url, query.get(NEXT_PARAMETER), info);
    if (onward.kind === 'guide') globalThis.location.assign(onward.address);
    else void navigate(onward.to, { replace: true });
  };
  const onSaved = (mfaIsOn: boolean) => {
    notify(text('profile.welcome.done'), { type: 'success' });
    if (mfaIsOn && profile.is_otp_secret_key_bound !== true) setBinding(true);
    else goOn();
  };

  return (
    <>
      <PageHeading title={text(route.title)} />
      {binding ? (
        <BindDevice onSkip={goOn} />
      ) : (
        <>
          <Box component="p" sx={{ margin: 0, marginBottom: 4, color: 'text.secondary' }}>
            {text('profile.welcome.lead', { name: profile.name })}
          </Box>
          <WelcomeForm onSaved={onSaved} />
        </>
      )}
    </>
  );
}

/** MFA was switched on, which binds no device yet: offers to do that now (contract: profile, section 3). */
function BindDevice({ onSkip }: { onSkip(): void }) {
  const text = useText();
  return (
    <>
      <Alert severity="info" sx={{ marginBottom: 4 }}>
        <AlertTitle>{text('profile.welcome.bindTitle')}</AlertTitle>
        {text('profile.welcome.bind')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" href={MFA_PAGE}>
          {text('profile.welcome.bindNow')}
        </Button>
        <Button onClick={onSkip}>{text('profile.welcome.later')}</Button>
      </Box>
    </>
  );
}

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
function WelcomeForm({ onSaved }: { onSaved(mfaIsOn: boolean): void }) {
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
