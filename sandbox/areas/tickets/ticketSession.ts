import type { Reply } from '../../kernel/core/values.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { represent } from '../../kernel/resources/represent.ts';
import { personOf, type Call } from '../../kernel/core/sandbox.ts';
import { WireError } from '../../kernel/core/errors.ts';
import { stepsOf } from './steps.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { ok } from '../../kernel/core/endpoints.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';
import { both, condition, equals } from '../../kernel/core/sqlParts.ts';
import { rowWhere, rowsWhere } from '../../kernel/resources/rows.ts';
import { textsOf } from '../../kernel/core/stored.ts';

const TICKETS = table('tickets.ticket');
const SESSIONS = table('terminal.session');

const LOGIN = 'login_asset_confirm';

/** The session after an approved login; 404 with an empty body while there is none. */
export function sessionOfTicket(id: string, call: Call): Reply {
  const ticket = findRow('tickets.ticket', id, call);
  const row = runningSession(ticket, call);
  if (!row) return { status: 404 };
  const [record] = represent('terminal.session', [row], call);
  return ok(record);
}

/** `POST` of an array of ids; only for the assignees of the login ticket. */
export function killTicketSession(call: Call): Reply {
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
