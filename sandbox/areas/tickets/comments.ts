import { messages } from './messages.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { rowOrNothing } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { permissionDenied, WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { namesOfPeople } from './ticketPeople.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { isMap } from '@gatehouse-console/engine/model/isMap.ts';
import { requiredText } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const TICKET = 'tickets.ticket';
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
  return isMap(value) && 'body' in value && 'user' in value;
}

/** Adds a comment by the caller. */
export function addComment(ticketId: string, body: string, call: Call): Comment {
  const { sandbox } = call;
  const row = rowWithId(sandbox, TICKET, ticketId) ?? {};
  const comment = { id: sandbox.random.uuid(), body, user: personOf(call).id, created: call.now };
  setColumns<typeof TICKET, 'comments'>(sandbox, TICKET, ticketId, {
    comments: JSON.stringify([...commentsOf(row), comment]),
  });
  return comment;
}

/** Metadata is refused without an existing ticket, too. */
export function requireTicket(call: Call): void {
  commentedTicket(call);
}

export function listComments(call: Call): Reply {
  const ticket = commentedTicket(call);
  return ok(commentsOf(ticket).map((comment) => record(comment, ticket, call)));
}

export function createComment(call: Call): Reply {
  const ticket = commentedTicket(call);
  const comment = addComment(String(ticket['id']), requiredText(call, 'body'), call);
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

/** @throws 400 for an unknown ticket, 403 for users who may not see it */
function commentedTicket(call: Call): TicketRow {
  const id = call.query.get('ticket_id');
  if (id === null || !UUID.test(id) || !rowWithId(call.sandbox, TICKET, id)) {
    throw new WireError(400, {
      detail: { say: messages.ticketUnknown, with: { id: id ?? 'None' } },
      code: { raw: 'error' },
    });
  }
  const ticket = rowOrNothing(TICKET, id, call);
  if (!ticket) throw permissionDenied();
  return ticket;
}
