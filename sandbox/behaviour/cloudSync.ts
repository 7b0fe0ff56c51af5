import { beginTaskLog } from '../jobs/taskLog.ts';
import { findRow } from '../resources/answer.ts';
import { both, ofOwners } from '../resources/organizationPart.ts';
import { createRecord } from '../resources/write.ts';
import { resourceOf } from '../sandbox.ts';
import type { SqlPart } from '../resources/resource.ts';
import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { formatDateTime } from '../wire/dates.ts';
import { sentence, type MessageKey } from '../wire/messages.ts';
import type { Behaviour, RecordValues, Reply } from './behaviour.ts';
import { countByOwner } from './counts.ts';
import { scheduleErrors, showSchedules } from './schedules.ts';

const RUNS = 'r_xpack_syncinstancetaskexecution';
const FOUND = 'r_xpack_syncinstancedetail';
/** State of a host that the provider does not have any more. */
export const RELEASED = 2;
/** The task of a call: `sync-instance-tasks/{task}/history/`. */
const OF_TASK = /\/sync-instance-tasks\/([^/]+)\/(?:history|instances)\//;
const SECRET = /secret$|password$/;

/** Accounts at providers; the sandbox takes every one for good. */
export const cloudAccounts: Behaviour = {
  sizes: { mini: ['id', 'name'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['validity'] = true;
    else if ('attrs' in values) {
      const before = Object.entries(attrsOf(existing)).filter(([name]) => SECRET.test(name));
      values['attrs'] = { ...Object.fromEntries(before), ...Object(values['attrs']) };
    }
  },
  represent(rows, records) {
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record || !('attrs' in record)) return;
      const told = Object.entries(attrsOf(row)).filter(([name]) => !SECRET.test(name));
      record['attrs'] = Object.fromEntries(told);
    });
  },
  endpoints: [
    {
      method: 'GET',
      address: 'xpack/cloud/accounts/:id/test-connective',
      needs: ['xpack.test_account'],
      answer: (call, { id = '' }) => {
        findRow(resourceOf(call.sandbox, 'xpack.account'), id, call);
        return { status: 200, body: { is_valid: true } };
      },
    },
  ],
};

function attrsOf(row: Row): RecordValues {
  const value: unknown = JSON.parse(String(row['attrs'] ?? '{}'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Every account of the sandbox has the same regions; without an account there are none. */
export const cloudRegions: Behaviour = {
  readOnly: true,
  endpoints: [
    {
      method: 'GET',
      address: 'xpack/cloud/regions',
      needs: ['xpack.view_account'],
      answer: ({ sandbox, query }) => ({
        status: 200,
        body: {
          regions: query.get('account_id')
            ? sandbox.database.all('SELECT id, name FROM r_xpack_cloudregion ORDER BY name')
            : [],
        },
      }),
    },
  ],
};

export const syncTasks: Behaviour = {
  computed: ['periodic_display', 'history_count', 'instance_count', 'date_last_sync'],
  validate: (values) => scheduleErrors(values),
  represent(rows, records, call) {
    showSchedules(rows, records, call);
    const runs = countByOwner(call, RUNS, 'task', rows);
    const found = countByOwner(call, FOUND, 'task', rows);
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      const id = row['id'] ?? null;
      record['history_count'] = runs.get(id) ?? 0;
      record['instance_count'] = found.get(id) ?? 0;
      const last = call.sandbox.database.get(
        `SELECT max(date_sync) AS moment FROM ${RUNS} WHERE task = ?`,
        [id],
      )?.['moment'];
      record['date_last_sync'] =
        typeof last === 'number' ? formatDateTime(last, call.timeZone) : null;
    });
  },
  endpoints: [
    {
      method: 'GET',
      address: 'xpack/cloud/sync-instance-tasks/:id/run',
      needs: ['xpack.add_syncinstancetaskexecution'],
      answer: runTask,
    },
    {
      method: 'DELETE',
      address: 'xpack/cloud/sync-instance-tasks/:id/released-assets',
      needs: ['xpack.change_syncinstancetask'],
      answer: (call, { id = '' }) => {
        const task = findRow(resourceOf(call.sandbox, 'xpack.syncinstancetask'), id, call);
        call.sandbox.database.run(`DELETE FROM ${FOUND} WHERE task = ? AND status = ?`, [
          task['id'] ?? null,
          RELEASED,
        ]);
        return { status: 204 };
      },
    },
  ],
};

/** A GET that starts work: the provider has nothing new, so all hosts stay synced. */
function runTask(call: Call, { id = '' }: Readonly<Record<string, string>>): Reply {
  const { sandbox, now } = call;
  const task = findRow(resourceOf(sandbox, 'xpack.syncinstancetask'), id, call);
  const known = sandbox.database.get(`SELECT count(*) AS n FROM ${FOUND} WHERE task = ?`, [
    task['id'] ?? null,
  ]);
  const sync = Number(known?.['n'] ?? 0);
  const run = String(
    createRecord(
      resourceOf(sandbox, 'xpack.syncinstancetaskexecution'),
      {
        task: task['id'],
        summary: { new: 0, unsync: 0, sync, released: 0 },
        status: 1,
        date_sync: now,
      },
      call,
    ),
  );
  beginTaskLog(call, run, [`${task['name']}`, `${sync} hosts are synced`]);
  return { status: 200, body: { task: run } };
}

/** What lives below a task is told of that task alone. */
function belowTask(call: Call): SqlPart {
  const task = OF_TASK.exec(call.path)?.[1];
  const here = ofOwners(call, 'task', 'r_xpack_syncinstancetask');
  return task === undefined ? here : both({ sql: 'task = ?', parameters: [task] }, here);
}

function below(states: Readonly<Record<number, MessageKey>>): Behaviour {
  return {
    readOnly: true,
    computed: ['status_display'],
    scope: belowTask,
    represent(rows, records, call) {
      rows.forEach((row, index) => {
        const record = records[index];
        const say = states[Number(row['status'])];
        if (record) record['status_display'] = say ? sentence({ say }, call.language) : '';
      });
    },
  };
}

export const syncRuns = below({ 0: 'syncFailed', 1: 'syncDone' });
export const syncedHosts = below({ 1: 'hostSynced', [RELEASED]: 'hostReleased' });
