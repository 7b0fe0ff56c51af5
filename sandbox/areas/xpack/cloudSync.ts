import { omitBy, pickBy } from 'es-toolkit';
import { messages } from './messages.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { ofOwners } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import type { Call, Behaviour } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { hasField } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import {
  table,
  type BehaviourOf,
  type SharedField,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { scheduleErrors, SCHEDULE_SHOWN } from '../assets/schedules.ts';
import { del, get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { lastRun } from './lastRun.ts';
import { both, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { countRows } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { recordCount } from '@gatehouse-console/engine/sandbox/resources/computed.ts';

const TASK = 'xpack.syncinstancetask';
const RUN = 'xpack.syncinstancetaskexecution';
const HOST = 'xpack.syncinstancedetail';
const TASKS = table(TASK);
const HOSTS = table(HOST);
const REGIONS = table('xpack.cloudregion');
/** Fields that executions and hosts share; both are below a task. */
type BelowField = SharedField<typeof RUN | typeof HOST>;
/** State of a host that the provider has deleted. */
export const RELEASED = 2;
/** The task in the address `sync-instance-tasks/{task}/history/`. */
const OF_TASK = /\/sync-instance-tasks\/([^/]+)\/(?:history|instances)\//;
const SECRET = /secret$|password$/;

/** Cloud accounts; the sandbox accepts all credentials. */
export const cloudAccounts: BehaviourOf<'xpack.account'> = {
  sizes: { mini: ['id', 'name'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['validity'] = true;
    else if (hasField(values, 'attrs')) {
      const secrets = pickBy(storedObject(existing['attrs']), (_value, name) => SECRET.test(name));
      values['attrs'] = { ...secrets, ...Object(values['attrs']) };
    }
  },
  shows: {
    attrs: () => (row) => omitBy(storedObject(row['attrs']), (_value, name) => SECRET.test(name)),
  },
  endpoints: [
    get('xpack/cloud/accounts/:id/test-connective', 'xpack.test_account', (call, { id = '' }) => {
      findRow('xpack.account', id, call);
      return ok({ is_valid: true });
    }),
  ],
};

/** All accounts have the same regions; without an account there are none. */
export const cloudRegions: BehaviourOf<'xpack.cloudregion'> = {
  readOnly: true,
  endpoints: [
    get('xpack/cloud/regions', 'xpack.view_account', ({ sandbox, query }) =>
      ok({
        regions: query.get('account_id')
          ? sandbox.database.all(
              `SELECT id, ${REGIONS.name} AS name FROM ${REGIONS} ORDER BY ${REGIONS.name}`,
            )
          : [],
      }),
    ),
  ],
};

export const syncTasks: BehaviourOf<typeof TASK> = {
  computed: {
    ...SCHEDULE_SHOWN,
    history_count: recordCount(RUN, 'task'),
    instance_count: recordCount(HOST, 'task'),
    date_last_sync: lastRun(RUN, 'date_sync'),
  },
  validate: (values) => scheduleErrors(values),
  endpoints: [
    get('xpack/cloud/sync-instance-tasks/:id/run', 'xpack.add_syncinstancetaskexecution', runTask),
    del(
      'xpack/cloud/sync-instance-tasks/:id/released-assets',
      'xpack.change_syncinstancetask',
      (call, { id = '' }) => {
        const task = findRow(TASK, id, call);
        call.sandbox.database.run(
          `DELETE FROM ${HOSTS} WHERE ${HOSTS.task} = ? AND ${HOSTS.status} = ?`,
          [task['id'] ?? null, RELEASED],
        );
        return { status: 204 };
      },
    ),
  ],
};

/** A GET that starts an execution. There is nothing new at the provider, so all hosts stay synchronized. */
function runTask(call: Call, { id = '' }: Segments): Reply {
  const { sandbox, now } = call;
  const task = findRow(TASK, id, call);
  const sync = countRows(sandbox, `${HOSTS}`, equals(HOSTS.task, task['id']));
  const values: ValuesOf<typeof RUN> = {
    task: task['id'],
    summary: { new: 0, unsync: 0, sync, released: 0 },
    status: 1,
    date_sync: now,
  };
  const run = String(createRecord(RUN, values, call));
  beginTaskLog(call, run, [`${task['name']}`, `${sync} hosts are synced`]);
  return ok({ task: run });
}

/** Records below a task are listed for that task only. */
function below(
  resource: typeof RUN | typeof HOST,
  states: Readonly<Record<number, LocalizedText>>,
): Behaviour<BelowField> {
  const column = table<typeof RUN | typeof HOST>(resource).task;
  return {
    readOnly: true,
    computed: {
      status_display: (_rows, call) => (row) => {
        const text = states[Number(row['status'])];
        return text ? textFor(call, text) : '';
      },
    },
    scope(call) {
      const task = OF_TASK.exec(call.path)?.[1];
      const here = ofOwners(call, column, `${TASKS}`);
      return task === undefined ? here : both(equals(column, task), here);
    },
  };
}

export const syncRuns = below(RUN, { 0: messages.syncFailed, 1: messages.syncDone });
export const syncedHosts = below(HOST, {
  1: messages.hostSynced,
  [RELEASED]: messages.hostReleased,
});
