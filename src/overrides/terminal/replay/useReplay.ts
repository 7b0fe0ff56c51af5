import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiAddress } from '../../../api/apiAddress.ts';
import { request } from '../../../api/client.ts';
import { isApiError } from '../../../api/errors.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { isRefusal } from '../../../api/isRefusal.ts';
import { readReplayAnswer, type ReplayAnswer } from './replayAnswer.ts';

/** The server searches in the background: it is asked soon at first, then at this interval. */
const ASK_AGAIN_MS = 2000;
const ASK_SOON_MS = 500;
const SOON_TIMES = 3;
const PREPARING: ReplayAnswer = { state: 'preparing' };

/** Searches for the recording of a session, and waits until it is there. */
export function useReplay(session: string) {
  const [asked, setAsked] = useState(() => ({ at: Date.now(), anew: false }));
  const address = apiAddress('terminal/sessions/:id/replay', session);
  const queries = useQueryClient();
  const key = ['replay', session, asked.at];
  const search = useRequest(
    key,
    async (signal): Promise<ReplayAnswer> => {
      const first = queries.getQueryData(key) === undefined;
      const query = first && asked.anew ? { refresh: 1 } : {};
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
      gcTime: 0,
      refetchInterval: ({ state }) => {
        if (state.data?.state !== 'preparing' || isRefusal(state.error)) return false;
        return state.dataUpdateCount <= SOON_TIMES ? ASK_SOON_MS : ASK_AGAIN_MS;
      },
    },
  );
  return {
    answer: search.data ?? PREPARING,
    error: search.error,
    /** Clears the server's result and searches again. */
    restart: () => setAsked({ at: Date.now(), anew: true }),
  };
}
