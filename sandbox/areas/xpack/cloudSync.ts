import { messages } from './messages.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { ofOwners } from '../../kernel/resources/organizationPart.ts';
import { createRecord } from '../../kernel/resources/write.ts';
import { resourceOf, type Call, type Behaviour } from '../../kernel/core/sandbox.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { hasField, paired, setComputedValues } from '../../kernel/resources/represent.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
  type SharedField,
  type ValuesOf,
} from '../../kernel/core/tables.ts';
import { messageText, type LocalizedText } from '../../kernel/core/messages.ts';
import type { Reply, Segments } from '../../kernel/core/values.ts';
import { countByOwner } from '../../kernel/resources/counts.ts';
import { scheduleErrors, showSchedules } from '../assets/schedules.ts';
import { del, get, ok } from '../../kernel/core/endpoints.ts';
import { lastRun } from './lastRun.ts';
import { both, equals } from '../../kernel/core/sqlParts.ts';
import { storedObject } from '../../kernel/core/stored.ts';

const TASK = 'xpack.syncinstancetask';
const RUN = 'xpack.syncinstancetaskexecution';
const HOST = 'xpack.syncinstancedetail';
const TASKS = table(TASK);
const RUNS = table(RUN);
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
      const before = Object.entries(storedObject(existing['attrs'])).filter(([name]) =>
        SECRET.test(name),
      );
      values['attrs'] = { ...Object.fromEntries(before), ...Object(values['attrs']) };
    }
  },
  represent(rows, records) {
    for (const [row, record] of paired(rows, records)) {
      const told = Object.entries(storedObject(row['attrs'])).filter(
        ([name]) => !SECRET.test(name),
      );
      setComputedValues(record, { attrs: Object.fromEntries(told) });
    }
  },
  endpoints: [
    get('xpack/cloud/accounts/:id/test-connective', 'xpack.test_account', (call, { id = '' }) => {
      findRow(resourceOf(call.sandbox, 'xpack.account'), id, call);
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
  computed: ['periodic_display', 'history_count', 'instance_count', 'date_last_sync'],
  validate: (values) => scheduleErrors(values),
  represent(rows, records, call) {
    showSchedules(rows, records, call);
    const runs = countByOwner(call, RUN, 'task', rows);
    const found = countByOwner(call, HOST, 'task', rows);
    for (const [row, record] of paired(rows, records)) {
      const id = row['id'] ?? null;
      record['history_count'] = runs.get(id) ?? 0;
      record['instance_count'] = found.get(id) ?? 0;
      record['date_last_sync'] = lastRun(RUNS, RUNS.date_sync, id, call);
    }
  },
  endpoints: [
    get('xpack/cloud/sync-instance-tasks/:id/run', 'xpack.add_syncinstancetaskexecution', runTask),
    del(
      'xpack/cloud/sync-instance-tasks/:id/released-assets',
      'xpack.change_syncinstancetask',
      (call, { id = '' }) => {
        const task = findRow(resourceOf(call.sandbox, 'xpack.syncinstancetask'), id, call);
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
  const task: RowOf<typeof TASK> = findRow(resourceOf(sandbox, 'xpack.syncinstancetask'), id, call);
  const known = sandbox.database.get(`SELECT count(*) AS n FROM ${HOSTS} WHERE ${HOSTS.task} = ?`, [
    task['id'] ?? null,
  ]);
  const sync = Number(known?.['n'] ?? 0);
  const values: ValuesOf<typeof RUN> = {
    task: task['id'],
    summary: { new: 0, unsync: 0, sync, released: 0 },
    status: 1,
    date_sync: now,
  };
  const run = String(
    createRecord(resourceOf(sandbox, 'xpack.syncinstancetaskexecution'), values, call),
  );
  beginTaskLog(call, run, [`${task['name']}`, `${sync} hosts are synced`]);
  return ok({ task: run });
}

/** Records below a task are listed for that task only. */
function belowTask(resource: typeof RUN | typeof HOST, call: Call): SqlPart {
  const task = OF_TASK.exec(call.path)?.[1];
  const column = table<typeof RUN | typeof HOST>(resource).task;
  const here = ofOwners(call, column, `${TASKS}`);
  return task === undefined ? here : both(equals(column, task), here);
}

function below(
  resource: typeof RUN | typeof HOST,
  states: Readonly<Record<number, LocalizedText>>,
): Behaviour<BelowField> {
  return {
    readOnly: true,
    computed: ['status_display'],
    scope: (call) => belowTask(resource, call),
    represent(rows, records, call) {
      for (const [row, record] of paired(rows, records)) {
        const say = states[Number(row['status'])];
        record['status_display'] = say ? messageText({ say }, call.language) : '';
      }
    },
  };
}

export const syncRuns = below(RUN, { 0: messages.syncFailed, 1: messages.syncDone });
export const syncedHosts = below(HOST, {
  1: messages.hostSynced,
  [RELEASED]: messages.hostReleased,
});
