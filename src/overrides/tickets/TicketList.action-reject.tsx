import type { ReactNode } from 'react';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { DecideDialog } from './DecideDialog.tsx';
import type { Ticket } from './ticket.ts';

/** Several tickets at once, each with its own answer. */
export default function RejectTickets(props: ActionSlotProps<Ticket>): ReactNode {
  return <DecideDialog {...props} decision="reject" />;
}
