import type { Field } from '../../../generated/names.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { createRecord } from '../../kernel/resources/write.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type BehaviourOf, type RowOf, type ValuesOf } from '../../kernel/core/tables.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { countByOwner } from '../../kernel/resources/counts.ts';
import { scheduleErrors, showSchedules } from '../assets/schedules.ts';
import { bodyField } from '../../kernel/wire/body.ts';
import { created, post } from '../../kernel/core/endpoints.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { lastRun } from './lastRun.ts';

const TASK = 'xpack.gatherusertask';
const RUN = 'xpack.gatherusertaskexecution';
const RUNS = table(RUN);
/** The duration that every execution reports. */
const RUN_SECONDS = 3.6;

/** Tasks that look for accounts on assets; an execution finds nothing new. */
export const gatherTasks: BehaviourOf<typeof TASK> = {
  computed: ['periodic_display', 'executed_times', 'date_last_sync'],
  validate: (values) => scheduleErrors(values),
  represent(rows, records, call) {
    showSchedules(rows, records, call);
    const runs = countByOwner(call, RUN, 'task', rows);
    for (const [row, record] of paired(rows, records)) {
      record['executed_times'] = runs.get(row['id'] ?? null) ?? 0;
      record['date_last_sync'] = lastRun(RUNS, RUNS.date_start, row['id'] ?? null, call);
    }
  },
};

export const gatherRuns: BehaviourOf<typeof RUN> = {
  readOnly: true,
  endpoints: [
    post('xpack/gathered-user/task-executions', 'xpack.add_gatherusertaskexecution', runTask),
  ],
};

function runTask(call: Call): Reply {
  const asked = String(bodyField<Field<typeof RUN>>(call, 'task') ?? '');
  const task: RowOf<typeof TASK> = findRow(
    resourceOf(call.sandbox, 'xpack.gatherusertask'),
    asked,
    call,
  );
  const values: ValuesOf<typeof RUN> = {
    task: task['id'],
    timedelta: RUN_SECONDS,
    date_start: call.now,
    success: true,
  };
  const run = String(
    createRecord(resourceOf(call.sandbox, 'xpack.gatherusertaskexecution'), values, call),
  );
  beginTaskLog(call, run, [`${task['name']}: no new accounts`]);
  return created({ task: run });
}
