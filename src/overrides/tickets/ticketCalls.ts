import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import type { Ticket } from './ticket.ts';
import { objectOf, type UnknownFields } from '@gatehouse-console/engine/api/unknownValues.ts';
import { approvalOf, isFlat, readFacts, withFacts } from './flatTickets.ts';

export type TicketAction = 'approve' | 'reject' | 'close';

/** The ticket as the server has it now. */
export async function readTicket(id: string): Promise<Ticket> {
  const ticket: Ticket = objectOf(
    await request(apiAddress('tickets/tickets/:id', id), { quiet: true }),
  );
  return isFlat() ? withFacts(ticket, await readFacts(ticket)) : ticket;
}

/** Adds a comment; what is empty is not sent (contract: tickets, section 3). */
export async function postComment(ticket: string, text: string): Promise<void> {
  const body = text.trim();
  if (body === '') return;
  await request('tickets/comments', {
    method: 'POST',
    query: { ticket_id: ticket },
    body: { body },
    quiet: true,
  });
}

/**
 * Decides about a ticket, or withdraws it (contract: tickets, section 3).
 *
 * @param changes what the approver grants otherwise than it was asked
 */
export async function decideTicket(
  ticket: Ticket,
  action: TicketAction,
  changes?: UnknownFields,
): Promise<void> {
  const generic = apiAddress(`tickets/tickets/:id/${action}`, String(ticket.id));
  const approval = action === 'approve' ? approvalOf(ticket, changes) : undefined;
  const { address, body } = approval ?? { address: generic, body: {} };
  await request(address, { method: 'PUT', body, quiet: true });
}
