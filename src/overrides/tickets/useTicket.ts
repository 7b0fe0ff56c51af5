import { useMemo } from 'react';
import definition from '#project/generated/resources/tickets/ticket.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useRecord, type RecordState } from '@gatehouse-console/engine/pages/useRecord.ts';
import { isFlat, readFacts, withFacts } from './flatTickets.ts';

/** A ticket with what it asks for, wherever this version of the server has it. */
export function useTicket(id: string): RecordState {
  const recordState = useRecord(definition.id, id);
  const ticket = recordState.state === 'shown' && isFlat() ? recordState.record : undefined;
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
  if (recordState.state !== 'shown' || !ticket) return recordState;
  if (record) return { ...recordState, record };
  if (facts.error) return { state: 'failed', error: facts.error, refetch: facts.refetch };
  return { state: 'loading' };
}
