import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { simulateRun } from './simulateRun.ts';
import { type AddRecord, table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const ASSETS = table('assets.asset');

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

interface SeededTask {
  readonly name: string;
  readonly step: string;
  /** Part of the names of the task's hosts. */
  readonly hosts: string;
  /** Hours before the start of the sandbox at which it ran; empty when it never ran. */
  readonly ago: readonly number[];
  readonly crontab?: string;
}

const TASKS: readonly SeededTask[] = [
  { name: 'Test assets connectivity: Hamburg', step: 'ping', hosts: 'ham-web', ago: [2, 26, 50] },
  { name: 'Update assets hardware info: Hamburg', step: 'setup', hosts: 'ham-db', ago: [5, 29] },
  { name: 'Push system users: Rotterdam', step: 'authorized_key', hosts: 'rtm', ago: [9] },
  {
    name: 'Test assets connectivity every night',
    step: 'ping',
    hosts: 'ham',
    ago: [7, 31, 55, 79],
    crontab: '0 2 * * *',
  },
  { name: 'Gather assets users', step: 'getent', hosts: 'ham-db', ago: [] },
];

/** Seeded last, so that the ids of other records do not change. */
export function seedJobs(call: Call, add: AddRecord): void {
  const { sandbox } = call;
  if (!resourceIn(sandbox, 'ops.task') || !resourceIn(sandbox, 'assets.asset')) return;
  for (const task of TASKS) {
    const named = condition(`${ASSETS.hostname} LIKE ?`, `${task.hosts}-%`);
    const hosts = rowsWhere(sandbox, 'assets.asset', named, `${ASSETS.hostname} LIMIT 6`);
    const steps = [{ name: task.step, action: { module: task.step } }];
    const id = add('ops.task', {
      name: task.name,
      interval: null,
      crontab: task.crontab ?? null,
      is_periodic: task.crontab !== undefined,
      comment: '',
    });
    const adhoc = add('ops.adhoc', {
      task: id,
      tasks: steps,
      pattern: 'all',
      options: "{'timeout': 10, 'forks': 10}",
      run_as: null,
      run_as_admin: true,
      hosts: hosts.map((host) => host['id']),
    });
    for (const ago of task.ago) {
      const run = simulateRun(
        task.name,
        steps,
        hosts.map((host) => ({
          name: String(host['hostname']),
          reachable: host['is_active'] !== 0,
        })),
      );
      const start = call.now - ago * HOUR_MS;
      const execution = add('ops.adhocexecution', {
        ...run.facts,
        task: id,
        adhoc,
        date_finished: start + (2 + (ago % 7)) * SECOND_MS,
      });
      setColumns(sandbox, 'ops.adhocexecution', execution, { date_start: start });
      beginTaskLog({ ...call, person: undefined, now: start }, execution, run.lines);
    }
  }
}
