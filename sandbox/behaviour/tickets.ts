import type { Permission } from '../../generated/names.ts';
import { containsPart, UUID } from '../resources/query.ts';
import type { SqlPart } from '../resources/resource.ts';
import { personOf, type Call } from '../wire/call.ts';
import { invalid } from '../wire/errors.ts';
import { actOnTicket } from '../tickets/act.ts';
import { createComment, listComments } from '../tickets/comments.ts';
import { completeMeta } from '../tickets/metaOf.ts';
import { openTicket } from '../tickets/open.ts';
import { killTicketSession, sessionOfTicket } from '../tickets/ticketSession.ts';
import type { Behaviour, Endpoint } from './behaviour.ts';

const NEEDS: readonly Permission[] = ['tickets.view_ticket'];

/** Those who are or were asked stand in the steps of the ticket. */
function askedPart(userId: string): SqlPart {
  return containsPart('process_map', `"${userId}"`);
}

/**
 * Tickets of all organizations, seen by their applicant and by everybody who is or was asked
 * (protocol facts, section 12). A list keeps `meta` to itself unless it is told the type.
 */
export const tickets: Behaviour = {
  readOnly: true,
  described: ['GET', 'POST'],
  computed: ['applicant_display'],
  extraColumns: ['comments'],
  scope: (call) => {
    const { id } = personOf(call);
    const asked = askedPart(id);
    return { sql: `applicant = ? OR ${asked.sql}`, parameters: [id, ...asked.parameters] };
  },
  filters: {
    assignees__id: (value) => {
      if (!UUID.test(value)) throw invalid({ assignees__id: [{ say: 'notAUuidFilter' }] });
      return askedPart(value);
    },
    applicant_display: (value) => {
      const [name, username] = [containsPart('name', value), containsPart('username', value)];
      return {
        sql: `applicant IN (SELECT id FROM r_users_user WHERE ${name.sql} OR ${username.sql})`,
        parameters: [...name.parameters, ...username.parameters],
      };
    },
  },
  represent(rows, records, call) {
    const list = call.path.endsWith('/tickets/tickets/');
    const people = new Map(
      call.sandbox.database
        .all('SELECT id, name, username FROM r_users_user')
        .map((row) => [row['id'] ?? null, `${row['name']}(${row['username']})`]),
    );
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      record['applicant_display'] = people.get(row['applicant'] ?? null) ?? '';
      const told = !list || call.query.has('type');
      record['meta'] = told ? completeMeta(String(row['type']), record['meta']) : {};
    });
  },
  endpoints: [
    { method: 'POST', address: 'tickets/tickets/open', needs: NEEDS, answer: openTicket },
    ...(['approve', 'reject', 'close'] as const).map((action): Endpoint => ({
      method: 'PUT',
      address: `tickets/tickets/:id/${action}`,
      needs: NEEDS,
      answer: (call: Call, { id = '' }: Readonly<Record<string, string>>) =>
        actOnTicket(action, id, call),
    })),
    {
      method: 'GET',
      address: 'tickets/tickets/:id/session',
      needs: NEEDS,
      answer: (call, { id = '' }) => sessionOfTicket(id, call),
    },
    { method: 'GET', address: 'tickets/comments', needs: NEEDS, answer: listComments },
    { method: 'POST', address: 'tickets/comments', needs: NEEDS, answer: createComment },
    {
      method: 'POST',
      address: 'terminal/tasks/kill-session-for-ticket',
      needs: NEEDS,
      answer: killTicketSession,
    },
  ],
};
