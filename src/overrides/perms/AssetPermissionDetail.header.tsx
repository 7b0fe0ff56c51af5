import type { ReactNode } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { HeaderSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';

/** From a permission to the ticket that made it, which has the same id (protocol, section 12). */
export default function TicketOfPermission({ record = { id: '' } }: HeaderSlotProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { id, from_ticket: isFromTicket }: RecordOf<'perms.assetpermission'> = record;
  const to = routes.address('TicketDetail', { id: String(id) });
  if (isFromTicket !== true || to === undefined || !routes.verdict('TicketDetail').open)
    return null;
  return (
    <PushLink to={to} look="outlined">
      {text('ticketPages.openTicket')}
    </PushLink>
  );
}
