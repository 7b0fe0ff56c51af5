import { useEffect, type ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { useShell } from './shellContext.ts';
import { SETTINGS_AREA } from './settingsSearch/area.ts';
import { watchCrossTabSignOut } from './sessionEnd/crossTabSignOut.ts';
import { SessionEndBar } from './sessionEnd/SessionEndBar.tsx';
import { ClosedViewNotice } from './alerts/ClosedViewNotice.tsx';
import PageAlerts from './alerts/PageAlerts.tsx';
import { SettingsNotice } from './alerts/SettingsNotice.tsx';
import { PushButton } from '../theme/buttons.ts';
import { Banner } from './alerts/Banner.tsx';
import { Line, Place } from './sessionEnd/barParts.ts';
import { useText } from '../i18n/useText.ts';

const SettingsSearch = lazyPart(() => import('./settingsSearch/SettingsSearch.tsx'), {
  instead: () => null,
});

/** The notices above a page: the end of the session, then other alerts. */
export default function PageNotices(): ReactNode {
  const { route } = useShell();
  const { signedOut } = useSessionCommands();
  useEffect(watchCrossTabSignOut, []);
  return (
    <>
      {signedOut === 'staying' ? <SignedOutBar /> : <SessionEndBar />}
      <SettingsNotice />
      <ClosedViewNotice />
      <PageAlerts />
      {/* The pages of the settings themselves have the search; those of single records have not. */}
      {route?.view === SETTINGS_AREA && route.hidden !== true && <SettingsSearch />}
    </>
  );
}

/** Tells users who stayed after the end of their session that they are signed out, with a link to log in. */
function SignedOutBar(): ReactNode {
  const text = useText();
  const { signInAgain } = useSessionCommands();
  return (
    <Place>
      <Banner severity="warning">
        <Line>
          <span>{text('session.signedOut')}</span>
          <PushButton look="filled" onClick={signInAgain}>
            {text('shell.signedOut.again')}
          </PushButton>
        </Line>
      </Banner>
    </Place>
  );
}
