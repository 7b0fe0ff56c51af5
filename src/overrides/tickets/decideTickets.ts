import { decides, isOpen, lackOf, type Lack, type Ticket } from './ticket.ts';
import { decideTicket, postComment, readTicket, type TicketAction } from './ticketCalls.ts';

export type Decision = Exclude<TicketAction, 'close'>;

/** How it went with one ticket of several. */
export type Outcome =
  | { readonly kind: 'done' }
  /** It does not wait for this user, or not any more: nothing was sent. */
  | { readonly kind: 'not-mine'; readonly ticket: Ticket }
  /** It asks for nothing that could be granted: nothing was sent. */
  | { readonly kind: 'lacking'; readonly lack: Lack }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Decides about one ticket after the other, so that each answer belongs to its row; a failure stops
 * nothing. Each is read first: one that does not wait for this user any more is left alone.
 *
 * @param tell told after each one
 */
export async function decideTickets(
  ids: readonly string[],
  decision: Decision,
  { me, comment }: { readonly me: string; readonly comment: string },
  tell: (id: string, outcome: Outcome) => void,
): Promise<void> {
  for (const id of ids) {
    // One after the other on purpose: whoever handles many sees which row is under way.
    // oxlint-disable-next-line no-await-in-loop
    tell(id, await decideOne(id, decision, me, comment));
  }
}

async function decideOne(
  id: string,
  decision: Decision,
  me: string,
  comment: string,
): Promise<Outcome> {
  try {
    const ticket = await readTicket(id);
    if (!isOpen(ticket) || !decides(ticket, me)) return { kind: 'not-mine', ticket };
    const lack = decision === 'approve' ? lackOf(ticket) : undefined;
    if (lack) return { kind: 'lacking', lack };
    await postComment(id, comment);
    await decideTicket(ticket, decision);
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
