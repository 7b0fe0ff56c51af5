import type { ReactNode } from 'react';
import type { ResourceId } from '#project/generated/names.ts';
import type { MessageSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { SessionMessage } from '../terminal/SessionMessage.tsx';
import { TicketMessage } from '../tickets/TicketMessage.tsx';

const TICKET: ResourceId = 'tickets.ticket';
const SESSION: ResourceId = 'terminal.session';

/** Below a message about a ticket or a session: the way to exactly that. */
export default function LinkedMessage(props: MessageSlotProps): ReactNode {
  const { resource } = props.route;
  if (resource === TICKET) return <TicketMessage {...props} />;
  return resource === SESSION && <SessionMessage {...props} />;
}
