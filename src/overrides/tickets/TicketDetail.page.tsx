import type { RaRecord } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RouteName } from '../../../generated/names.ts';
import definition from '../../../generated/resources/tickets/ticket.ts';
import { AbsentRecord } from '../../pages/AbsentRecord.tsx';
import { useRecord } from '../../pages/useRecord.ts';
import type { PageProps } from '../../pages/page.ts';
import { recordPage } from '../../pages/recordPage.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { TicketParts } from './TicketParts.tsx';
import { useText } from '../../i18n/useText.ts';

const LIST: RouteName = 'TicketList';

/** One ticket: what is asked, who decides, what was said, and what can be done (spec 2, section 2). */
export default function TicketDetail({ route }: PageProps): ReactNode {
  const { id = '' } = useParams();
  const text = useText();
  const found = useRecord(definition.id, id);
  useAddressOfType(route, found.state === 'shown' ? found.record : undefined);
  const list = useRoutes().address(LIST);
  const title = text(route.title);
  if (found.state !== 'shown') {
    return <AbsentRecord title={title} back={list} list={list} record={found} />;
  }
  // What is typed belongs to one ticket.
  return <TicketParts key={id} ticket={found.record} route={route} />;
}

/** At the address that letters link to, a ticket of a known type moves on to the address of its type. */
function useAddressOfType(route: RouteRecord, ticket: RaRecord | undefined): void {
  const routes = useRoutes();
  const navigate = useNavigate();
  const own =
    ticket && route.kind === 'detail'
      ? recordPage(definition.detail?.pages, ticket, routes)
      : undefined;
  const to = own && ticket && routes.address(own, { id: ticket.id });
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
