import { request } from '../../api/client.ts';
import { useSession } from '../../session/SessionContext.ts';
import { assignedTicketsQuery, readCount, TICKETS_ADDRESS } from './assignedTickets.ts';
import { useRequest } from '../../api/useRequest.ts';

/** Number of open tickets assigned to this user; 0 while it is unknown. */
export function useAssignedTickets(): number {
  const { id } = useSession().profile;
  // A failure shows no message.
  const { data = 0 } = useRequest(['topbar', 'assigned-tickets', id], async (signal) =>
    readCount(
      await request(TICKETS_ADDRESS, { query: assignedTicketsQuery(id), quiet: true, signal }),
    ),
  );
  return data;
}
