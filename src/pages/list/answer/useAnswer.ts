import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../../../../codegen/model/offers.ts';
import { request } from '../../../api/client.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { verify } from '../../../session/verify.ts';
import { actionRequest } from '../../actionCalls.ts';
import { useResourceList } from '../listContexts.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** An action whose answer is shown, and its record. */
export interface AnswerMode {
  readonly action: Action;
  readonly record: RaRecord;
}

type Answer =
  | { readonly state: 'loading' }
  | { readonly state: 'answered'; readonly record: FieldRecord }
  | { readonly state: 'failed'; readonly error: unknown; retry(): void };

/**
 * Calls the action once, after the identity verification that it may need; a cancelled verification
 * makes no call. The answer is not cached beyond the dialog.
 */
export function useAnswer({ action, record }: AnswerMode, onGiveUp: () => void): Answer {
  const { definition } = useResourceList();
  const { me } = useSession();
  // Part of the query key: each dialog makes its own call.
  const [opened] = useState(Date.now);
  const call = useRequest(
    ['answer', action.key, record.id, opened],
    async (signal): Promise<FieldRecord | null> => {
      if (action.verify && (await verify()) !== 'done') return null;
      if (action.does.kind !== 'call') return null;
      const { address, ...options } = actionRequest(
        action.does,
        definition.api,
        { record, me },
        undefined,
        undefined,
      );
      return request<FieldRecord>(modelAddress(address), { ...options, quiet: true, signal });
    },
    {
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  const givenUp = call.data === null;
  useEffect(() => {
    if (givenUp) onGiveUp();
  }, [givenUp, onGiveUp]);
  if (call.data) return { state: 'answered', record: call.data };
  if (!call.isError || call.isFetching) return { state: 'loading' };
  return { state: 'failed', error: call.error, retry: () => void call.refetch() };
}
