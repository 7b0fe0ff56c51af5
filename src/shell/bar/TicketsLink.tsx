import type { ReactNode } from 'react';
import { Badge } from '../../controls/Badge.tsx';
import { IconLink } from '../../theme/buttons.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { Tooltip } from '../Tooltip.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import { badgeText } from '../../controls/badgeText.ts';
import { useAssignedTickets } from './useAssignedTickets.ts';
import { useText } from '../../i18n/useText.ts';

/** The tab of assigned tickets (contract: shell, section 5). */
const WAITING = { activeTab: 'assigned' };
/** Link to the tickets, with the number of open tickets assigned to this person. */
export function TicketsLink({ to }: { readonly to: string }): ReactNode {
  const text = useText();
  const assigned = useRoutes().address('TicketList', {}, WAITING);
  const waiting = useAssignedTickets();
  const badge = badgeText(waiting);
  const label =
    badge === '' ? text('topbar.tickets') : text('topbar.ticketsWaiting', { count: badge });
  return (
    <Tooltip text={label} side="below">
      <IconLink
        to={waiting > 0 && assigned !== undefined ? assigned : to}
        aria-label={label}
        style={{ position: 'relative' }}
      >
        <MenuIcon name="ticket" />
        <Badge count={waiting} />
      </IconLink>
    </Tooltip>
  );
}
