import { useEffect, type ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { watchCrossTabSignOut } from './sessionEnd/crossTabSignOut.ts';
import { SessionEndBar } from './sessionEnd/SessionEndBar.tsx';
import { SignedOutBar } from './sessionEnd/SignedOutBar.tsx';
import { ClosedViewNotice } from './alerts/ClosedViewNotice.tsx';
import PageAlerts, { type PageAlertsProps } from './alerts/PageAlerts.tsx';

/** The notices above a page: the end of the session, then other alerts. */
export default function PageNotices(props: PageAlertsProps): ReactNode {
  const { signedOut } = useSessionCommands();
  useEffect(watchCrossTabSignOut, []);
  return (
    <>
      {signedOut === 'staying' ? <SignedOutBar /> : <SessionEndBar />}
      <ClosedViewNotice />
      <PageAlerts {...props} />
    </>
  );
}
