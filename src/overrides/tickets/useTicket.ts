import { useMemo } from 'react';
import definition from '#project/generated/resources/tickets/ticket.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useRecord, type RecordState } from '@gatehouse-console/engine/pages/useRecord.ts';
import { isFlat, readFacts, withFacts } from './flatTickets.ts';

/** A ticket with what it asks for, wherever this version of the server has it. */
export function useTicket(id: string): RecordState {
  const found = useRecord(definition.id, id);
  const ticket = found.state === 'shown' && isFlat() ? found.record : undefined;
  const facts = useRequest(
    ['tickets', 'facts', id],
    async (signal) => readFacts(ticket ?? {}, signal),
    { enabled: ticket !== undefined },
  );
  const { data } = facts;
  const record = useMemo(
    () => ticket && data && { ...withFacts(ticket, data), id: ticket.id },
    [data, ticket],
  );
  if (found.state !== 'shown' || !ticket) return found;
  if (record) return { ...found, record };
  if (facts.error)
    return { state: 'failed', error: facts.error, retry: () => void facts.refetch() };
  return { state: 'loading' };
}
