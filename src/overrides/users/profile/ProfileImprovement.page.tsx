import Box from '@mui/material/Box';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeading } from '../../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../../pages/page.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { afterWelcome } from './afterWelcome.ts';
import { WelcomeForm } from './WelcomeForm.tsx';
import { useText } from '../../../i18n/useText.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { MFA_PAGE } from './SignInCard.tsx';

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
