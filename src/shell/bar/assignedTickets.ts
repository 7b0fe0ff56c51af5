import type { Query } from '../../api/request.ts';
import { numberOf, objectOf } from '../../api/unknownValues.ts';

export const TICKETS_ADDRESS = 'tickets/tickets';
/** spec 1, section 9 */
const TICKETS_LIMIT = 15;
/** Query of the open tickets assigned to a user (spec 1, section 7). */
export function assignedTicketsQuery(userId: string): Query {
  return {
    assignees__id: userId,
    status: 'open',
    offset: 0,
    limit: TICKETS_LIMIT,
    display: 1,
    draw: 1,
  };
}

/** The number in the answer; 0 when there is none. */
export function readCount(body: unknown): number {
  return Math.max(0, numberOf(objectOf(body)['count']) ?? 0);
}
