import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { listOf, objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';

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
  const failed = Object.keys(objectOf(bad)).length;
  const total = failed + listOf(good).length;
  if (finished === false) return { state: 'running', failed, total };
  return { state: success === true && failed === 0 ? 'succeeded' : 'failed', failed, total };
}
