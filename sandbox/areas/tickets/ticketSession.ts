import type { Reply } from '../../kernel/core/values.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { represent } from '../../kernel/resources/represent.ts';
import { resourceOf, personOf, type Call } from '../../kernel/core/sandbox.ts';
import { WireError } from '../../kernel/core/errors.ts';
import { stepsOf } from './steps.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { ok } from '../../kernel/core/endpoints.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';

const TICKETS = table('tickets.ticket');
const SESSIONS = table('terminal.session');

const LOGIN = 'login_asset_confirm';

/** The session after an approved login; 404 with an empty body while there is none. */
export function sessionOfTicket(id: string, call: Call): Reply {
  const ticket = findRow(resourceOf(call.sandbox, 'tickets.ticket'), id, call);
  const row = runningSession(ticket, call);
  if (!row) return { status: 404 };
  const [record] = represent(resourceOf(call.sandbox, 'terminal.session'), [row], call);
  return ok(record);
}

/** `POST` of an array of ids; only for the assignees of the login ticket. */
export function killTicketSession(call: Call): Reply {
  const ids = Array.isArray(call.body) ? call.body.map(String) : [];
  const { database } = call.sandbox;
  const me = personOf(call).id;
  const tickets = database.all(
    `SELECT * FROM ${TICKETS} WHERE ${TICKETS.type} = ? AND ${TICKETS.state} = ? AND instr(${TICKETS.process_map}, ?) > 0`,
    [LOGIN, 'approved', me],
  );
  const mine = tickets.filter((ticket) =>
    stepsOf(ticket).some((step) => step.assignees.includes(me)),
  );
  const reachable = new Set(mine.map((ticket) => String(runningSession(ticket, call)?.['id'])));
  if (ids.some((id) => !reachable.has(id))) throw new WireError(403, {});
  for (const id of ids) {
    setColumns({ database }, 'terminal.session', id, { is_finished: 1, date_end: call.now });
  }
  return ok({ ok: ids });
}

/** The sandbox has no components, so the session of the ticket is the applicant's newest running one. */
function runningSession(
  ticket: RowOf<'tickets.ticket'>,
  call: Call,
): RowOf<'terminal.session'> | undefined {
  if (ticket['type'] !== LOGIN || ticket['state'] !== 'approved') return undefined;
  return call.sandbox.database.get(
    `SELECT * FROM ${SESSIONS} WHERE ${SESSIONS.user_id} = ? AND ${SESSIONS.is_finished} = 0
     ORDER BY ${SESSIONS.date_start} DESC LIMIT 1`,
    [ticket['applicant'] ?? null],
  );
}
