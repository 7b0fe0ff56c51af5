import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { formatPlain } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { storeTicket } from './openTicket.ts';
import { openedStep, waitingStep } from './steps.ts';
import { namesOfPeople } from './ticketPeople.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const TYPE = 'login_confirm';
/** The sandbox has no geographical data, as in the login log. */
const PLACE = 'LAN';

/** Opens a ticket that asks reviewers to approve the caller's login; returns its id. */
export function openLoginTicket(reviewers: readonly string[], call: Call): string {
  const [who = ''] = namesOfPeople([personOf(call).id], call);
  const step = openedStep(waitingStep(1, reviewers, personOf(call).id, call), call.now);
  const meta = {
    apply_login_ip: call.remoteAddress ?? '',
    apply_login_city: PLACE,
    // In the server's time zone, because the login page does not know that of the user.
    apply_login_datetime: formatPlain(call.now, call.sandbox.model.app.serverTimeZone),
  };
  return call.sandbox.database.transaction(() =>
    storeTicket({ type: TYPE, title: `Login: ${who}`, comment: '', meta }, [step], call),
  );
}

export function loginTicket(
  { sandbox }: Pick<Call, 'sandbox'>,
  id: string,
): RowOf<'tickets.ticket'> | undefined {
  return rowWithId(sandbox, 'tickets.ticket', id);
}
