import type { ServedField } from '#project/generated/names.ts';
import { beginTaskLog, endOf, findTaskLog, startTask } from '../audits/taskLog.ts';
import { simulateRun } from './simulateRun.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { ofOwners } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import type { SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import {
  rowWhere,
  rowWithId,
  rowsWhere,
} from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { storedList, storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';

const TASK = 'ops.task';
const VERSION = 'ops.adhoc';
const RUN = 'ops.adhocexecution';
const TASKS = table(TASK);
const VERSIONS = table(VERSION);
const RUNS = table(RUN);
const HOSTS = table('assets.asset');

/** Tasks are created by the server; users run and delete them (contract: job centre, section 1). */
export const tasks: BehaviourOf<typeof TASK> = {
  computed: {
    display_name: () => (row) => row['name'],
    latest_execution: (_rows, call) => (row) => {
      const [latest] = runsBy(call, 'task', row['id']);
      return latest
        ? {
            id: latest['id'],
            task: latest['task'],
            task_display: taskDisplay(call, latest['task']),
            hosts_amount: latest['hosts_amount'],
            adhoc: latest['adhoc'],
            ...runFacts(latest, call),
          }
        : null;
    },
    summary: (_rows, call) => (row) => {
      const runs = runsBy(call, 'task', row['id']);
      const success = runs.filter((run) => run['is_success'] === 1).length;
      return { total: runs.length, success, failed: runs.length - success };
    },
    contents: (_rows, call) => (row) => storedList(latestVersion(call, row['id'])?.['tasks']),
  },
  metadataMethods: ['GET', 'POST', 'PUT', 'PATCH'],
  hiddenFields: (call) => (isOneRecord(call) ? [] : ['contents']),
  afterDelete(row, call) {
    const { database } = call.sandbox;
    database.run(`DELETE FROM ${VERSIONS} WHERE ${VERSIONS.task} = ?`, [row['id'] ?? null]);
    database.run(`DELETE FROM ${RUNS} WHERE ${RUNS.task} = ?`, [row['id'] ?? null]);
  },
  endpoints: [get('ops/tasks/:id/run', 'ops.view_task', runTask)],
};

/** Versions and runs belong to the organization of their task. */
const ofTasks = (call: Call, column: string) => ofOwners(call, column, `${TASKS}`);

const ONE_ONLY: readonly ServedField<typeof VERSION>[] = [
  'task_name',
  'run_times',
  'created_by',
  'latest_execution',
];
/** What a version shows when it is asked for alone. */
const OF_ONE_VERSION = {
  task_name: (_rows: unknown, call: Call) => (row: RowOf<typeof VERSION>) =>
    taskDisplay(call, row['task']).replace(/@[^@]*$/, ''),
  run_times: (_rows: unknown, call: Call) => (row: RowOf<typeof VERSION>) =>
    runsBy(call, 'adhoc', row['id']).length,
  created_by: () => () => '',
  // A version shows fewer facts of its latest run than the run itself.
  latest_execution: (_rows: unknown, call: Call) => (row: RowOf<typeof VERSION>) => {
    const [latest] = runsBy(call, 'adhoc', row['id']);
    if (!latest) return null;
    const { last_success, last_failure, timedelta, is_finished, is_success } = runFacts(
      latest,
      call,
    );
    const last_run = shortId(latest['id']);
    return { last_success, last_failure, timedelta, is_finished, is_success, last_run };
  },
} satisfies BehaviourOf<typeof VERSION>['computed'];

export const versions: BehaviourOf<typeof VERSION> = {
  readOnly: true,
  scope: (call) => ofTasks(call, VERSIONS.task),
  metadataMethods: ['GET', 'POST'],
  computed: {
    short_id: () => (row) => shortId(row['id']),
    become_display: () => () => '',
    ...OF_ONE_VERSION,
  },
  hiddenFields: (call) => (isOneRecord(call) ? [] : ONE_ONLY),
};

export const runs: BehaviourOf<typeof RUN> = {
  readOnly: true,
  scope: (call) => ofTasks(call, RUNS.task),
  metadataMethods: ['GET', 'POST'],
  computed: {
    short_id: fact('short_id'),
    adhoc_short_id: fact('adhoc_short_id'),
    task_display: (_rows, call) => (row) => taskDisplay(call, row['task']),
  },
  shows: {
    date_start: fact('date_start'),
    date_finished: fact('date_finished'),
    timedelta: fact('timedelta'),
    is_finished: fact('is_finished'),
    is_success: fact('is_success'),
    stat: fact('stat'),
    last_success: fact('last_success'),
    last_failure: fact('last_failure'),
  },
};

function fact(name: keyof ReturnType<typeof runFacts>) {
  return (_rows: unknown, call: Call) => (row: RowOf<typeof RUN>) => runFacts(row, call)[name];
}

function latestVersion(
  { sandbox }: Call,
  task: SqlValue | undefined,
): RowOf<typeof VERSION> | undefined {
  return rowWhere(sandbox, VERSION, equals(VERSIONS.task, task), `${VERSIONS.date_created} DESC`);
}

/** A GET that starts a run of the newest version and answers the id of its log. */
function runTask(call: Call, { id = '' }: Segments): Reply {
  const row = findRow(TASK, id, call);
  const version = latestVersion(call, row['id']);
  if (!version) throw objectMissing('AdHoc');
  const hosts = call.sandbox.database
    .all(
      `SELECT a.${HOSTS.hostname} AS name, a.${HOSTS.is_active} AS reachable FROM ${VERSIONS.link.hosts} l
       JOIN ${HOSTS} a ON a.id = l.target_id WHERE l.owner_id = ?`,
      [version['id'] ?? null],
    )
    .map((host) => ({ name: String(host['name']), reachable: host['reachable'] !== 0 }));
  const run = simulateRun(String(row['name']), storedList(version['tasks']), hosts);
  const started = startTask(call, run.lines);
  const log = findTaskLog(call.sandbox, started.task);
  const values: ValuesOf<typeof RUN> = {
    ...run.facts,
    task: row['id'],
    adhoc: version['id'],
    date_finished: log ? endOf(log) : call.now,
  };
  const execution = createRecord(RUN, values, call);
  setColumns(call.sandbox, RUN, execution, { date_start: call.now });
  // The log of a run can also be read with the id of the run.
  beginTaskLog(call, String(execution), run.lines);
  return ok(started);
}

type RunRow = RowOf<typeof RUN>;

const MS_PER_SECOND = 1000;
const SHORT_ID_LENGTH = 12;

/** The last part of an id, used as the name of versions and runs. */
function shortId(id: unknown): string {
  return String(id).slice(-SHORT_ID_LENGTH);
}

/** Computed fields of a run; a run that has not ended is not finished. */
function runFacts(row: RunRow, call: Call) {
  const start = Number(row['date_start']);
  const finish = Number(row['date_finished']);
  const finished = finish <= call.now;
  return {
    short_id: shortId(row['id']),
    adhoc_short_id: shortId(row['adhoc']),
    date_start: formatDateTime(start, call.timeZone),
    date_finished: finished ? formatDateTime(finish, call.timeZone) : null,
    timedelta: (Math.min(finish, call.now) - start) / MS_PER_SECOND,
    is_finished: finished,
    is_success: finished && row['is_success'] === 1,
    stat: storedObject(row['stat']),
    last_success: storedList(row['last_success']),
    last_failure: storedObject(row['last_failure']),
  } satisfies ValuesOf<typeof RUN>;
}

/** The runs of a task or version, the latest first. */
function runsBy(
  call: Call,
  column: Extract<ServedField<typeof RUN>, 'task' | 'adhoc'>,
  id: SqlValue | undefined,
): readonly RunRow[] {
  return rowsWhere(call.sandbox, RUN, equals(RUNS[column], id), `${RUNS.date_start} DESC`);
}

/** The name of a task in its runs: `display_name@organization`. */
function taskDisplay(call: Call, task: SqlValue | undefined): string {
  const row = rowWithId(call.sandbox, 'ops.task', task);
  return row ? `${row['name']}@${row['org_id']}` : '';
}

/** Whether the address is that of a single record. */
function isOneRecord(call: Call): boolean {
  const segments = call.path.split('/').filter(Boolean);
  return segments.length > 4 && segments.at(-1) !== 'render-to-json';
}
