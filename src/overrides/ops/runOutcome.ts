import type { RecordOf } from '../../api/recordOf.ts';

/** How a run of a task went. */
export interface RunOutcome {
  readonly state: 'running' | 'succeeded' | 'failed';
  readonly failed: number;
  readonly total: number;
}

type Run = RecordOf<'ops.adhocexecution'>;

/** The outcome of a run, from its hosts; a run without hosts has that of the server. */
export function runOutcome(run: Run): RunOutcome {
  const { is_finished: finished, is_success: success, last_success: good, last_failure: bad } = run;
  const failed = failedHosts(bad);
  const total = failed + (Array.isArray(good) ? good.length : 0);
  if (finished === false) return { state: 'running', failed, total };
  return { state: success === true && failed === 0 ? 'succeeded' : 'failed', failed, total };
}

function failedHosts(failure: unknown): number {
  return typeof failure === 'object' && failure !== null ? Object.keys(failure).length : 0;
}
