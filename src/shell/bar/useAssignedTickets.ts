import { request } from '../../api/client.ts';
import { useSession } from '../../session/SessionContext.ts';
import { assignedTicketsQuery, readCount, TICKETS_ADDRESS } from './assignedTickets.ts';
import { useRequest } from '../../api/useRequest.ts';

/** How many open tickets wait for this person; 0 as long as, and where, it could not be learned. */
export function useAssignedTickets(): number {
  const { id } = useSession().profile;
  // A number that could not be learned is no reason for a message.
  const { data = 0 } = useRequest(['topbar', 'assigned-tickets', id], async (signal) =>
    readCount(
      await request(TICKETS_ADDRESS, { query: assignedTicketsQuery(id), quiet: true, signal }),
    ),
  );
  return data;
}
