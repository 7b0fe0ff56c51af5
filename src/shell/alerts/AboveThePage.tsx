import type { ReactNode } from 'react';
import { SessionEndBar } from '../sessionEnd/SessionEndBar.tsx';
import PageAlerts, { type PageAlertsProps } from './PageAlerts.tsx';

/** All that may stand above a page: the end of the session, then what the person should know. */
export default function AboveThePage(props: PageAlertsProps): ReactNode {
  return (
    <>
      <SessionEndBar />
      <PageAlerts {...props} />
    </>
  );
}
