import { useEffect, type ReactNode, useState } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { useShell } from './shellContext.ts';
import { SETTINGS_AREA } from './settingsSearch/area.ts';
import { watchCrossTabSignOut } from './sessionEnd/crossTabSignOut.ts';
import { SessionEndBar } from './sessionEnd/SessionEndBar.tsx';
import { ClosedViewNotice } from './alerts/ClosedViewNotice.tsx';
import PageAlerts from './alerts/PageAlerts.tsx';
import { PushButton } from '../theme/buttons.ts';
import { Banner } from './alerts/Banner.tsx';
import { Line, Place } from './sessionEnd/barParts.ts';
import { useText } from '../i18n/useText.ts';
import { isApiError } from '../api/errors.ts';
import { startupEffects } from '../session/browser.ts';
import { leaveWhenAllowed } from '../session/leaveQuestions.ts';
import { useSession } from '../session/SessionContext.ts';
import { START_LIMIT_MS } from '../session/startupCalls.ts';
import { useCall } from '../pages/useCall.ts';

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

/** Says that the settings could not be read at the start, with a button to read them (decision 498). */
function SettingsNotice(): ReactNode {
  const { settingsError } = useSession();
  return settingsError !== undefined && <NoticeOf error={settingsError} />;
}

function NoticeOf({ error }: { readonly error: unknown }): ReactNode {
  const text = useText();
  const [last, setLast] = useState(error);
  const { busy, run } = useCall((_message, failure) => setLast(failure));
  const isLate = isApiError(last) && last.kind === 'timeout';

  /** Views, menus and pages depend on the settings: once they can be read, the page loads anew. */
  const tryAgain = () =>
    run(async () => {
      await startupEffects.fetchSettings();
      leaveWhenAllowed(() => globalThis.location.reload());
    });

  return (
    <Banner severity="warning">
      {isLate
        ? text('app.settingsError.late', { seconds: START_LIMIT_MS / 1000 })
        : text('app.settingsError.failed')}{' '}
      <PushButton look="filled" aria-disabled={busy} onClick={() => !busy && void tryAgain()}>
        {text('app.retry')}
      </PushButton>
    </Banner>
  );
}
