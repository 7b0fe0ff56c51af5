import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { Permission } from '#project/generated/names.ts';
import { containsPart, UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import {
  personOf,
  type Endpoint,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { invalid, WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { actOnTicket } from './ticketActions.ts';
import { createComment, listComments } from './comments.ts';
import { openTicket } from './openTicket.ts';
import { ownersMatching } from '@gatehouse-console/engine/sandbox/resources/ownersMatching.ts';
import { get, post, put, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import {
  equals,
  either,
  both,
  condition,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { nameInLogs } from '../audits/logRows.ts';
import { storedObject, textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import { stepsOf } from './steps.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { completeMeta } from './completeMeta.ts';
import { flatten, hiddenInLists, isFlat, stateFilter } from './flatRecord.ts';
import { rowWhere, rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const SESSIONS = table('terminal.session');

const LOGIN = 'login_asset_confirm';

/** The session after an approved login; 404 with an empty body while there is none. */
function sessionOfTicket(id: string, call: Call): Reply {
  const ticket = findRow('tickets.ticket', id, call);
  const row = runningSession(ticket, call);
  if (!row) return { status: 404 };
  const [record] = represent('terminal.session', [row], call);
  return ok(record);
}

/** `POST` of an array of ids; only for the assignees of the login ticket. */
function killTicketSession(call: Call): Reply {
  const ids = textsOf(call.body);
  const me = personOf(call).id;
  const approved = condition(`${TICKETS.type} = ? AND ${TICKETS.state} = 'approved'`, LOGIN);
  const tickets = rowsWhere(call.sandbox, 'tickets.ticket', approved).filter((ticket) =>
    stepsOf(ticket).some((step) => step.assignees.includes(me)),
  );
  const reachable = new Set(tickets.map((ticket) => String(runningSession(ticket, call)?.['id'])));
  if (ids.some((id) => !reachable.has(id))) throw new WireError(403, {});
  for (const id of ids) {
    setColumns(call.sandbox, 'terminal.session', id, { is_finished: 1, date_end: call.now });
  }
  return ok({ ok: ids });
}

/** The sandbox has no components, so the session of the ticket is the applicant's newest running one. */
function runningSession(
  ticket: RowOf<'tickets.ticket'>,
  call: Call,
): RowOf<'terminal.session'> | undefined {
  if (ticket['type'] !== LOGIN || ticket['state'] !== 'approved') return undefined;
  const running = both(
    equals(SESSIONS.user_id, ticket['applicant']),
    equals(SESSIONS.is_finished, 0),
  );
  return rowWhere(call.sandbox, 'terminal.session', running, `${SESSIONS.date_start} DESC`);
}

const RESOURCE = 'tickets.ticket';
const TICKETS = table(RESOURCE);

const NEEDS: readonly Permission[] = ['tickets.view_ticket'];

/** Tickets with this user among the assignees of any step. */
function assignedTo(userId: string): SqlPart {
  return containsPart(TICKETS.process_map, `"${userId}"`);
}

/**
 * Tickets of all organizations, for their applicants and assignees (protocol, section 12). A list has `meta` only
 * when its query names the type.
 */
export const tickets: BehaviourOf<typeof RESOURCE, 'comments' | 'meta' | 'assignees__id'> = {
  readOnly: true,
  metadataMethods: ['GET', 'POST'],
  titles: { applicant: nameInLogs },
  shows: {
    meta(_rows, call) {
      const shown = !call.path.endsWith('/tickets/tickets/') || call.query.has('type');
      return (row) => (shown ? completeMeta(String(row['type']), storedObject(row['meta'])) : {});
    },
  },
  extraColumns: ['comments', 'meta'],
  scope: (call) => {
    const { id } = personOf(call);
    return either(equals(TICKETS.applicant, id), assignedTo(id));
  },
  hiddenFields: (call, isWritten) => (isWritten ? [] : hiddenInLists(call)),
  represent(rows, records, call) {
    if (isFlat(call)) flatten(rows, records, call);
  },
  filters: {
    state: stateFilter,
    assignees__id: (value) => {
      if (!UUID.test(value))
        throw invalid({ assignees__id: [{ say: serverMessages.notAUuidFilter }] });
      return assignedTo(value);
    },
    applicant_display: (value) =>
      ownersMatching('users.user', ['name', 'username'], value, TICKETS.applicant),
  },
  endpoints: [
    post('tickets/tickets/open', NEEDS, openTicket),
    ...(['approve', 'reject', 'close'] as const).map((action): Endpoint =>
      put(`tickets/tickets/:id/${action}`, NEEDS, (call, { id = '' }) =>
        actOnTicket(action, id, call),
      ),
    ),
    get('tickets/tickets/:id/session', NEEDS, (call, { id = '' }) => sessionOfTicket(id, call)),
    get('tickets/comments', NEEDS, listComments),
    post('tickets/comments', NEEDS, createComment),
    post('terminal/tasks/kill-session-for-ticket', NEEDS, killTicketSession),
  ],
};
