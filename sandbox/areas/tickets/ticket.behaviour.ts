import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { Permission } from '../../../generated/names.ts';
import { containsPart, UUID } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { table, type BehaviourOf } from '../../kernel/core/tables.ts';
import { personOf, type Call, type Endpoint } from '../../kernel/core/sandbox.ts';
import { invalid } from '../../kernel/core/errors.ts';
import { actOnTicket } from './ticketActions.ts';
import { createComment, listComments } from './comments.ts';
import { completeMeta } from './ticketMeta.ts';
import { openTicket } from './openTicket.ts';
import { killTicketSession, sessionOfTicket } from './ticketSession.ts';
import type { Segments } from '../../kernel/core/values.ts';
import { ownersMatching } from '../../kernel/resources/ownersMatching.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';

const RESOURCE = 'tickets.ticket';
const TICKETS = table(RESOURCE);

const NEEDS: readonly Permission[] = ['tickets.view_ticket'];

/** Tickets with this user among the assignees of any step. */
function askedPart(userId: string): SqlPart {
  return containsPart(TICKETS.process_map, `"${userId}"`);
}

/**
 * Tickets of all organizations, for their applicants and assignees (protocol, section 12). A list has `meta` only
 * when its query names the type.
 */
export const tickets: BehaviourOf<typeof RESOURCE, 'comments' | 'assignees__id'> = {
  readOnly: true,
  metadataMethods: ['GET', 'POST'],
  computed: ['applicant_display'],
  extraColumns: ['comments'],
  scope: (call) => {
    const { id } = personOf(call);
    const asked = askedPart(id);
    return {
      sql: `${TICKETS.applicant} = ? OR ${asked.sql}`,
      parameters: [id, ...asked.parameters],
    };
  },
  filters: {
    assignees__id: (value) => {
      if (!UUID.test(value))
        throw invalid({ assignees__id: [{ say: serverMessages.notAUuidFilter }] });
      return askedPart(value);
    },
    applicant_display: (value) =>
      ownersMatching('users.user', ['name', 'username'], value, TICKETS.applicant),
  },
  represent(rows, records, call) {
    const list = call.path.endsWith('/tickets/tickets/');
    const named = rows.map((row) => row['applicant'] ?? null);
    const people = rowsById('users.user', ['name', 'username'], named, call);
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      const person = people.get(row['applicant'] ?? null);
      record['applicant_display'] = person ? `${person['name']}(${person['username']})` : '';
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
      answer: (call: Call, { id = '' }: Segments) => actOnTicket(action, id, call),
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
