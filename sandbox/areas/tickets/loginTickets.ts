import { personOf, type Call } from '../../kernel/core/sandbox.ts';
import { formatPlain } from '../../kernel/wire/dates.ts';
import { keepTicket } from './openTicket.ts';
import { openedStep, waitingStep } from './steps.ts';
import { namesOfPeople } from './ticketPeople.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';

const TICKETS = table('tickets.ticket');

const TYPE = 'login_confirm';
/** The sandbox knows no map, as in the login log. */
const PLACE = 'LAN';

/** Asks the reviewers of a login rule whether the person of this call may log in; gives the ticket's id. */
export function askAboutLogin(reviewers: readonly string[], call: Call): string {
  const [who = ''] = namesOfPeople([personOf(call).id], call);
  const step = openedStep(waitingStep(1, reviewers, personOf(call).id, call), call.now);
  const meta = {
    apply_login_ip: call.remoteAddress ?? '',
    apply_login_city: PLACE,
    // The server's own time: the login page does not say where the person is.
    apply_login_datetime: formatPlain(call.now, call.sandbox.model.app.serverTimeZone),
  };
  return call.sandbox.database.transaction(() =>
    keepTicket({ type: TYPE, title: `Login: ${who}`, comment: '', meta }, [step], call),
  );
}

/** A ticket as it stands, if it is there. */
export function loginTicket(
  { sandbox }: Pick<Call, 'sandbox'>,
  id: string,
): RowOf<'tickets.ticket'> | undefined {
  return sandbox.database.get(`SELECT * FROM ${TICKETS} WHERE id = ?`, [id]);
}
