import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { routeOfType, TICKET_ROUTE, type Ticket } from './ticket.ts';

/** Leads to the page of the type of the ticket (contract: tickets, section 1). */
export default function TicketTitle({ record, children }: ColumnSlotProps<Ticket>): ReactNode {
  const routes = useRoutes();
  const id = String(record.id);
  const to =
    routes.address(routeOfType(record.type) ?? TICKET_ROUTE, { id }) ??
    routes.address(TICKET_ROUTE, { id });
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
