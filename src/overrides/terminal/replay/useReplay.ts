import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiAddress } from '../../../api/apiAddress.ts';
import { request } from '../../../api/client.ts';
import { isApiError } from '../../../api/errors.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { isRefusal } from '../../../api/isRefusal.ts';
import { readReplayAnswer, type ReplayAnswer } from './replayAnswer.ts';

/** Polling interval: the server searches in the background. */
const ASK_AGAIN_MS = 2000;

export interface ReplaySearch {
  /** Undefined before the search is started. */
  readonly answer: ReplayAnswer | undefined;
  readonly error: unknown;
  start(): void;
  /** Clears the server's result and searches again. */
  restart(): void;
}

/** Searches for the recording of a session on request, and waits until it is there. */
export function useReplay(session: string): ReplaySearch {
  const [asked, setAsked] = useState<{ readonly at: number; readonly anew: boolean }>();
  const address = apiAddress('terminal/sessions/:id/replay', session);
  const queries = useQueryClient();
  const key = ['replay', session, asked?.at];
  const search = useRequest(
    key,
    async (signal): Promise<ReplayAnswer> => {
      const first = queries.getQueryData(key) === undefined;
      const query = first && asked?.anew ? { refresh: 1 } : {};
      try {
        return readReplayAnswer(await request(address, { query, quiet: true, signal }));
      } catch (error) {
        if (isApiError(error) && error.kind === 'not-found') {
          return { state: 'missing', reason: error.text ?? '' };
        }
        throw error;
      }
    },
    {
      enabled: asked !== undefined,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.state === 'preparing' && !isRefusal(state.error) ? ASK_AGAIN_MS : false,
    },
  );
  const answer: ReplayAnswer | undefined =
    asked && search.isPending ? { state: 'preparing' } : search.data;
  return {
    answer,
    error: search.error,
    start: () => setAsked({ at: Date.now(), anew: false }),
    restart: () => setAsked({ at: Date.now(), anew: true }),
  };
}
