import type { ServedField } from '#project/generated/names.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { BehaviourOf, ValuesOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { scheduleErrors, SCHEDULE_SHOWN } from '../assets/schedules.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { created, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { lastRun } from './lastRun.ts';
import { recordCount } from '@gatehouse-console/engine/sandbox/resources/computed.ts';

const TASK = 'xpack.gatherusertask';
const RUN = 'xpack.gatherusertaskexecution';
/** The duration that every execution reports. */
const RUN_SECONDS = 3.6;

/** Tasks that look for accounts on assets; an execution finds nothing new. */
export const gatherTasks: BehaviourOf<typeof TASK> = {
  computed: {
    ...SCHEDULE_SHOWN,
    executed_times: recordCount(RUN, 'task'),
    date_last_sync: lastRun(RUN, 'date_start'),
  },
  validate: (values) => scheduleErrors(values),
};

export const gatherRuns: BehaviourOf<typeof RUN> = {
  readOnly: true,
  endpoints: [
    post('xpack/gathered-user/task-executions', 'xpack.add_gatherusertaskexecution', runTask),
  ],
};

function runTask(call: Call): Reply {
  const task = findRow(TASK, String(bodyField<ServedField<typeof RUN>>(call, 'task') ?? ''), call);
  const values: ValuesOf<typeof RUN> = {
    task: task['id'],
    timedelta: RUN_SECONDS,
    date_start: call.now,
    success: true,
  };
  const run = String(createRecord(RUN, values, call));
  beginTaskLog(call, run, [`${task['name']}: no new accounts`]);
  return created({ task: run });
}
