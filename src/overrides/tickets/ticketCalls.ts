import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import type { Ticket } from './ticket.ts';
import { objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';

export type TicketAction = 'approve' | 'reject' | 'close';

/** The ticket as the server has it now. */
export async function readTicket(ticket: string): Promise<Ticket> {
  return objectOf(await request(apiAddress('tickets/tickets/:id', ticket), { quiet: true }));
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

/** Decides about a ticket, or withdraws it (contract: tickets, section 3). */
export async function decideTicket(ticket: string, action: TicketAction): Promise<void> {
  const address = apiAddress(`tickets/tickets/:id/${action}`, ticket);
  await request(address, { method: 'PUT', body: {}, quiet: true });
}
