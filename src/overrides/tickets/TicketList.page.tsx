import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import TabsPage from '../../pages/tabs/TabsPage.tsx';

/** What still waits comes first; whoever takes the filter off sees all (contract: tickets, section 1). */
const WAITING = { state: 'open' };

/** One's own tickets and those that wait for one. */
export default function TicketList(props: PageProps): ReactNode {
  return <TabsPage {...props} startFilters={WAITING} />;
}
