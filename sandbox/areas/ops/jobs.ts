import type { Field } from '../../../generated/names.ts';
import { beginTaskLog, endOf, findTaskLog } from '../audits/taskLog.ts';
import { isOneRecord, json, runFacts, runsBy, shortId, taskDisplay } from './jobRecords.ts';
import { simulateRun } from './simulateRun.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { ofOwners } from '../../kernel/resources/organizationPart.ts';
import { createRecord } from '../../kernel/resources/write.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { objectMissing } from '../../kernel/core/errors.ts';
import { table, type BehaviourOf, type RowOf, type ValuesOf } from '../../kernel/core/tables.ts';
import type { RecordValues, Reply, Segments } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';

const TASK = 'ops.task';
const VERSION = 'ops.adhoc';
const RUN = 'ops.adhocexecution';
const TASKS = table(TASK);
const VERSIONS = table(VERSION);
const RUNS = table(RUN);
const HOSTS = table('assets.asset');
type RunRow = RowOf<typeof RUN>;

const ONE_ONLY: readonly Field<typeof VERSION>[] = [
  'task_name',
  'run_times',
  'created_by',
  'latest_execution',
];

/** Tasks are created by the server; people run and delete them (contract: job centre, section 1). */
export const tasks: BehaviourOf<typeof TASK> = {
  computed: ['display_name', 'latest_execution', 'summary', 'contents'],
  metadataMethods: ['GET', 'POST', 'PUT', 'PATCH'],
  hiddenFields: (call) => (isOneRecord(call) ? [] : ['contents']),
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      const runs: readonly RunRow[] = runsBy(call, 'task', row['id']);
      const [latest] = runs;
      const success = runs.filter((run) => run['is_success'] === 1).length;
      record['display_name'] = row['name'];
      record['summary'] = { total: runs.length, success, failed: runs.length - success };
      record['latest_execution'] = latest
        ? {
            id: latest['id'],
            task: latest['task'],
            task_display: taskDisplay(call, latest['task']),
            hosts_amount: latest['hosts_amount'],
            adhoc: latest['adhoc'],
            ...runFacts(latest, call),
          }
        : null;
      if (isOneRecord(call)) record['contents'] = stepsOf(call, row['id']);
    }
  },
  afterDelete(row, call) {
    const { database } = call.sandbox;
    database.run(`DELETE FROM ${VERSIONS} WHERE ${VERSIONS.task} = ?`, [row['id'] ?? null]);
    database.run(`DELETE FROM ${RUNS} WHERE ${RUNS.task} = ?`, [row['id'] ?? null]);
  },
  endpoints: [get('ops/tasks/:id/run', 'ops.view_task', runTask)],
};

/** Versions and runs belong to the organization of their task. */
const ofTasks = (call: Call, column: string) => ofOwners(call, column, `${TASKS}`);

export const versions: BehaviourOf<typeof VERSION> = {
  readOnly: true,
  scope: (call) => ofTasks(call, VERSIONS.task),
  metadataMethods: ['GET', 'POST'],
  computed: ['short_id', 'become_display', ...ONE_ONLY],
  hiddenFields: (call) => (isOneRecord(call) ? [] : ONE_ONLY),
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      record['short_id'] = shortId(row['id']);
      record['become_display'] = '';
      if (!isOneRecord(call)) continue;
      const runs: readonly RunRow[] = runsBy(call, 'adhoc', row['id']);
      const [latest] = runs;
      record['task_name'] = taskDisplay(call, row['task']).replace(/@[^@]*$/, '');
      record['run_times'] = runs.length;
      record['created_by'] = '';
      record['latest_execution'] = latest
        ? { ...latestFacts(latest, call), last_run: shortId(latest['id']) }
        : null;
    }
  },
};

/** A version shows fewer facts of its latest run than the run itself. */
function latestFacts(row: RunRow, call: Call): RecordValues {
  const { last_success, last_failure, timedelta, is_finished, is_success } = runFacts(row, call);
  return { last_success, last_failure, timedelta, is_finished, is_success };
}

export const runs: BehaviourOf<typeof RUN> = {
  readOnly: true,
  scope: (call) => ofTasks(call, RUNS.task),
  metadataMethods: ['GET', 'POST'],
  computed: ['short_id', 'adhoc_short_id', 'task_display'],
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      Object.assign(record, runFacts(row, call));
      record['task_display'] = taskDisplay(call, row['task']);
    }
  },
};

function stepsOf(call: Call, task: unknown): unknown {
  const row = latestVersion(call, task);
  return json(row?.['tasks'], []);
}

function latestVersion(call: Call, task: unknown): RowOf<typeof VERSION> | undefined {
  return call.sandbox.database.get(
    `SELECT * FROM ${VERSIONS} WHERE ${VERSIONS.task} = ? ORDER BY ${VERSIONS.date_created} DESC`,
    [String(task)],
  );
}

/** A GET that starts a run of the newest version and answers the id of its log. */
function runTask(call: Call, { id = '' }: Segments): Reply {
  const row: RowOf<typeof TASK> = findRow(resourceOf(call.sandbox, 'ops.task'), id, call);
  const version = latestVersion(call, row['id']);
  if (!version) throw objectMissing('AdHoc');
  const log = call.sandbox.random.uuid();
  const hosts = call.sandbox.database
    .all(
      `SELECT a.${HOSTS.hostname} AS name, a.${HOSTS.is_active} AS reachable FROM ${VERSIONS.link.hosts} l
       JOIN ${HOSTS} a ON a.id = l.target_id WHERE l.owner_id = ?`,
      [version['id'] ?? null],
    )
    .map((host) => ({ name: String(host['name']), reachable: host['reachable'] !== 0 }));
  const run = simulateRun(String(row['name']), json(version['tasks'], []), hosts);
  beginTaskLog(call, log, run.lines);
  const begun = findTaskLog(call.sandbox, log);
  const values: ValuesOf<typeof RUN> = {
    ...run.facts,
    task: row['id'],
    adhoc: version['id'],
    date_finished: begun ? endOf(begun) : call.now,
  };
  const execution = createRecord(resourceOf(call.sandbox, 'ops.adhocexecution'), values, call);
  setColumns(call.sandbox, RUN, execution, { date_start: call.now });
  // The log of a run can also be read with the id of the run.
  beginTaskLog(call, String(execution), run.lines);
  return ok({ task: log });
}
