import { useEffect, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import definition from '../../../generated/resources/tickets/ticket.ts';
import type { PageProps } from '../../pages/page.ts';
import { useRecord } from '../../pages/detail/useRecord.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { routeOfType, type Ticket } from './ticket.ts';
import { TicketPage } from './TicketPage.tsx';

/** Any ticket, as letters link to it: one of a known type moves on to the address of its type. */
export default function TicketDetail(props: PageProps): ReactNode {
  const { id = '' } = useParams();
  const found = useRecord(definition.id, id);
  const routes = useRoutes();
  const navigate = useNavigate();
  const ticket: Ticket | undefined = found.state === 'shown' ? found.record : undefined;
  const name = routeOfType(ticket?.type);
  const to = name === undefined ? undefined : routes.address(name, { id });
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
  return <TicketPage {...props} />;
}
