import { messages } from './messages.ts';
import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { resourceOf, personOf, type Call } from '../../kernel/core/sandbox.ts';
import { formatDateTime } from '../../kernel/wire/dates.ts';
import { invalid, permissionDenied, WireError } from '../../kernel/core/errors.ts';
import { UUID } from '../../kernel/resources/query.ts';
import { namesOfPeople } from './ticketPeople.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { created, ok } from '../../kernel/core/endpoints.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';
import { storedList } from '../../kernel/core/stored.ts';

const TICKET = 'tickets.ticket';
const TICKETS = table<typeof TICKET, 'comments'>(TICKET);
type TicketRow = RowOf<typeof TICKET, 'comments'>;

interface Comment {
  readonly id: string;
  readonly body: string;
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

function commentsOf(ticket: TicketRow): readonly Comment[] {
  return storedList(ticket['comments']).filter(isComment);
}

function isComment(value: unknown): value is Comment {
  return typeof value === 'object' && value !== null && 'body' in value && 'user' in value;
}

/** Adds a comment by the caller. */
export function addComment(ticketId: string, body: string, call: Call): Comment {
  const { database, random } = call.sandbox;
  const row = database.get(`SELECT ${TICKETS.comments} FROM ${TICKETS} WHERE id = ?`, [ticketId]);
  const comment = { id: random.uuid(), body, user: personOf(call).id, created: call.now };
  setColumns<typeof TICKET, 'comments'>({ database }, TICKET, ticketId, {
    comments: JSON.stringify([...(row ? commentsOf(row) : []), comment]),
  });
  return comment;
}

/** Metadata is refused without an existing ticket, too. */
export function requireTicket(call: Call): void {
  commentedTicket(call);
}

export function listComments(call: Call): Reply {
  const ticket = commentedTicket(call);
  return ok(commentsOf(ticket).map((one) => record(one, ticket, call)));
}

export function createComment(call: Call): Reply {
  const ticket = commentedTicket(call);
  const given = new Map<string, unknown>(Object.entries(call.body ?? {}));
  const body = given.get('body');
  if (body === undefined) throw invalid({ body: [{ say: serverMessages.required }] });
  if (typeof body !== 'string' || body.trim() === '')
    throw invalid({ body: [{ say: serverMessages.blank }] });
  const comment = addComment(String(ticket['id']), body, call);
  return created(record(comment, ticket, call));
}

function record(comment: Comment, ticket: TicketRow, call: Call) {
  const time = formatDateTime(comment.created, call.timeZone);
  return {
    id: comment.id,
    body: comment.body,
    user_display: namesOfPeople([comment.user], call)[0] ?? '',
    date_created: time,
    date_updated: time,
    ticket: ticket['id'],
    user: comment.user,
  };
}

/** @throws 400 for an unknown ticket, 403 for people who may not see it */
function commentedTicket(call: Call): TicketRow {
  const id = call.query.get('ticket_id');
  const known =
    id !== null &&
    UUID.test(id) &&
    call.sandbox.database.get(`SELECT 1 AS found FROM ${TICKETS} WHERE id = ?`, [id]);
  if (!known) {
    throw new WireError(400, {
      detail: { say: messages.ticketUnknown, with: { id: id ?? 'None' } },
      code: { raw: 'error' },
    });
  }
  try {
    return findRow(resourceOf(call.sandbox, TICKET), id, call);
  } catch (error) {
    if (error instanceof WireError && error.status === 404) throw permissionDenied();
    throw error;
  }
}
