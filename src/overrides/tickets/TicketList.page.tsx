import type { ReactNode } from 'react';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import TabsPage from '@gatehouse-console/engine/pages/tabs/TabsPage.tsx';
import { badgeText } from '@gatehouse-console/engine/controls/badgeText.ts';
import { useWaiting } from '@gatehouse-console/engine/shell/bar/useWaiting.ts';
import { isFlat } from './flatTickets.ts';
import { ServerZoneNotice } from './ServerZoneNotice.tsx';

/** What still waits comes first; whoever takes the filter off sees all (contract: tickets, section 1). */
const WAITING = { state: 'open' };
const PENDING = { state: 'pending' };

/** One's own tickets and those that wait for one, as many as the top bar says. */
export default function TicketList(props: PageProps): ReactNode {
  const assigned = badgeText(useWaiting('tickets'));
  return (
    <>
      <ServerZoneNotice />
      <TabsPage {...props} startFilters={isFlat() ? PENDING : WAITING} marks={{ assigned }} />
    </>
  );
}
