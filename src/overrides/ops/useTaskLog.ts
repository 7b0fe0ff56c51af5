import { useEffect, useState } from 'react';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isRefusal } from '@gatehouse-console/engine/api/isRefusal.ts';
import { afterAnswer, EMPTY_LOG, type LogKind, type TaskLogState } from './taskLog.ts';

/** Polling interval: the server writes every half second, and a mark expires after five. */
const POLL_MS = 1000;

interface TaskLog extends TaskLogState {
  /** The last call failed; it is repeated unless the server refused it. */
  readonly failed: boolean;
}

/**
 * Reads the log of a task until it ends. Without `kind` both addresses are tried in turn until one
 * has it.
 *
 * @param task undefined: reads nothing
 * @param following false: what was read stays, and nothing more is read
 */
export function useTaskLog(task: string | undefined, kind?: LogKind, following = true): TaskLog {
  const [log, setLog] = useState<TaskLog & { readonly task: string | undefined }>();
  useEffect(() => {
    if (task === undefined || !following) return undefined;
    const stop = new AbortController();
    let state = EMPTY_LOG;
    let place: LogKind = kind ?? 'celery';
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      let failed = false;
      let refused = false;
      try {
        const query = { mark: state.mark };
        const address = apiAddress(`ops/${place}/task/:id/log`, task);
        const answer = await request(address, { query, quiet: true, signal: stop.signal });
        state = afterAnswer(state, answer, task);
        if (state.status === 'waiting' && !kind) {
          place = place === 'celery' ? 'ansible' : 'celery';
        }
      } catch (error) {
        failed = true;
        refused = isRefusal(error);
      }
      if (stop.signal.aborted) return;
      setLog({ ...state, failed, task });
      if (state.status !== 'ended' && !refused) timer = setTimeout(() => void ask(), POLL_MS);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [task, kind, following]);
  return log && log.task === task ? log : { ...EMPTY_LOG, failed: false };
}
