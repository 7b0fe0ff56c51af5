import { beginTaskLog } from '../jobs/taskLog.ts';
import { findRow } from '../resources/answer.ts';
import { createRecord } from '../resources/write.ts';
import { resourceOf } from '../sandbox.ts';
import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { sentence } from '../wire/messages.ts';
import { sayText } from '../wire/texts.ts';
import type { Behaviour, Endpoint, RecordValues, Reply } from './behaviour.ts';
import { countByOwner } from './counts.ts';
import { withRecipients } from './mailRecipients.ts';
import { nodeAndBelow } from './nodeTree.ts';
import { applicationPlanTargets, assetPlanTargets } from './planTargets.ts';
import { scheduleErrors, showSchedules } from './schedules.ts';
import { bodyField } from './users.ts';

/** What one change of a password says it took, in seconds. */
const CHANGE_SECONDS = 1.2;

/** The two kinds of plans: for accounts on assets, and in applications. */
interface Kind {
  readonly plan: string;
  readonly execution: string;
  readonly task: string;
  /** Below `xpack/change-auth-plan/`. */
  readonly api: string;
  /** What a run does: one change an item. */
  readonly changes: (plan: Row, call: Call) => readonly RecordValues[];
  readonly amounts: (plan: Row, call: Call) => RecordValues;
  /** What the plan works on comes and leaves here. */
  readonly targets: readonly Endpoint[];
}

const ASSETS: Kind = {
  plan: 'xpack.changeauthplan',
  execution: 'xpack.changeauthplanexecution',
  task: 'xpack.changeauthplantask',
  targets: assetPlanTargets,
  api: 'plan-execution',
  changes: (plan, call) =>
    assetsOf(plan, call).map((asset) => ({ asset, username: plan['username'] })),
  amounts: (plan, call) => ({
    username: plan['username'],
    assets_amount: linked('r_xpack_changeauthplan__assets', plan, call).length,
    nodes_amount: linked('r_xpack_changeauthplan__nodes', plan, call).length,
  }),
};

const APPLICATIONS: Kind = {
  plan: 'xpack.applicationchangeauthplan',
  execution: 'xpack.applicationchangeauthplanexecution',
  task: 'xpack.applicationchangeauthplantask',
  targets: applicationPlanTargets,
  api: 'app-plan-execution',
  changes: (plan, call) => {
    const users = names('system_users', 'assets_systemuser', plan, call);
    return names('apps', 'applications_application', plan, call).flatMap((app) =>
      users.map((user) => ({ app_display: app, system_user_display: user })),
    );
  },
  amounts: (plan, call) => {
    const apps = names('apps', 'applications_application', plan, call);
    const users = names('system_users', 'assets_systemuser', plan, call);
    return {
      apps_display: apps.join(','),
      system_users_display: users.join(','),
      apps_amount: apps.length,
      system_users_amount: users.length,
    };
  },
};

/** The assets of a plan, and those on its nodes and below. */
function assetsOf(plan: Row, call: Call): readonly unknown[] {
  const nodes = linked('r_xpack_changeauthplan__nodes', plan, call).flatMap((node) =>
    nodeAndBelow(String(node), call),
  );
  const below = call.sandbox.database.all(
    `SELECT DISTINCT owner_id FROM r_assets_asset__nodes WHERE target_id IN (${placeholders(nodes.length)})`,
    nodes,
  );
  const own = linked('r_xpack_changeauthplan__assets', plan, call);
  return [...new Set([...own, ...below.map((row) => row['owner_id'])])];
}

function linked(table: string, plan: Row, { sandbox }: Call): readonly unknown[] {
  const id = plan['id'] ?? null;
  return sandbox.database
    .all(`SELECT target_id FROM ${table} WHERE owner_id = ?`, [id])
    .map((row) => row['target_id']);
}

function names(field: string, target: string, plan: Row, { sandbox }: Call): readonly string[] {
  return sandbox.database
    .all(
      `SELECT t.name AS name FROM r_xpack_applicationchangeauthplan__${field} l
       JOIN r_${target} t ON t.id = l.target_id WHERE l.owner_id = ?`,
      [plan['id'] ?? null],
    )
    .map((row) => String(row['name']));
}

function plans(kind: Kind): Behaviour {
  return {
    computed: ['periodic_display', 'run_times', 'systemuser_display'],
    validate: (values) => scheduleErrors(values),
    endpoints: kind.targets,
    represent(rows, records, call) {
      showSchedules(rows, records, call);
      const runs = countByOwner(call, tableOf(kind.execution), 'plan', rows);
      rows.forEach((row, index) => {
        const record = records[index];
        if (!record) return;
        record['run_times'] = runs.get(row['id'] ?? null) ?? 0;
        if ('systemuser_display' in record) {
          record['systemuser_display'] = names(
            'system_users',
            'assets_systemuser',
            row,
            call,
          ).join();
        }
      });
    },
  };
}

function executions(kind: Kind): Behaviour {
  return {
    readOnly: true,
    ...withRecipients(tableOf(kind.plan)),
    filters: { plan_id: (value) => ({ sql: 'plan = ?', parameters: [value] }) },
    endpoints: [
      {
        method: 'POST',
        address: `xpack/change-auth-plan/${kind.api}`,
        needs: [permission('add', kind.execution)],
        answer: (call) => ({ status: 201, body: { task: runPlan(kind, call) } }),
      },
    ],
  };
}

function changes(kind: Kind): Behaviour {
  return {
    readOnly: true,
    computed: ['asset_info'],
    extraColumns: ['plan_execution_id'],
    filters: {
      plan_execution_id: (value) => ({ sql: 'plan_execution_id = ?', parameters: [value] }),
    },
    represent(rows, records, call) {
      rows.forEach((row, index) => {
        const record = records[index];
        if (record && 'asset_info' in record) record['asset_info'] = assetOf(row, call);
      });
    },
    endpoints: [
      {
        method: 'PUT',
        address: `xpack/change-auth-plan/${kind.api}-subtask/:id`,
        needs: [permission('change', kind.task)],
        answer: (call, { id = '' }) => tryAgain(kind, id, call),
      },
    ],
  };
}

function assetOf(row: Row, { sandbox }: Call): RecordValues {
  const asset = sandbox.database.get('SELECT id, hostname FROM r_assets_asset WHERE id = ?', [
    row['asset'] ?? null,
  ]);
  return asset ? { id: asset['id'], hostname: asset['hostname'] } : {};
}

/** Every change works: the sandbox has no hosts. The log is found by the id of the run. */
/** A strategy as its plan shows it. */
function strategyText(kind: Kind, value: unknown, { sandbox, language }: Call): string {
  const { fields = [] } = resourceOf(sandbox, kind.plan).definition;
  const choices = fields.find(({ name }) => name === 'password_strategy')?.choices ?? [];
  const choice = choices.find((one) => one.value === value);
  return choice ? sayText(sandbox.model, choice.label, language) : '';
}

function runPlan(kind: Kind, call: Call): string {
  const { sandbox, now } = call;
  const plan = findRow(resourceOf(sandbox, kind.plan), String(bodyField(call, 'plan') ?? ''), call);
  const items = kind.changes(plan, call);
  const run = String(
    createRecord(
      resourceOf(sandbox, kind.execution),
      {
        ...kind.amounts(plan, call),
        plan: plan['id'],
        result_summary: { succeed: items.length, failed: 0 },
        password_strategy_display: strategyText(kind, plan['password_strategy'], call),
        trigger_display: sentence({ say: 'runByHand' }, call.language),
        timedelta: CHANGE_SECONDS * Math.max(items.length, 1),
        date_start: now,
      },
      call,
    ),
  );
  for (const item of items) {
    const task = createRecord(
      resourceOf(sandbox, kind.task),
      { ...item, is_success: true, timedelta: CHANGE_SECONDS, date_start: now, reason_display: '' },
      call,
    );
    sandbox.database.run(`UPDATE ${tableOf(kind.task)} SET plan_execution_id = ? WHERE id = ?`, [
      run,
      task,
    ]);
  }
  beginTaskLog(call, run, [
    `${plan['name']}`,
    ...items.map((_item, index) => `${index + 1}/${items.length}: changed`),
  ]);
  return run;
}

function tryAgain(kind: Kind, id: string, call: Call): Reply {
  findRow(resourceOf(call.sandbox, kind.task), id, call);
  const log = call.sandbox.random.uuid();
  beginTaskLog(call, log, ['1/1: changed']);
  return { status: 200, body: { task: log } };
}

function tableOf(resource: string): string {
  return `r_${resource.replaceAll('.', '_')}`;
}

function permission(verb: string, resource: string): string {
  return resource.replace('.', `.${verb}_`);
}

export const changeAuthPlans = plans(ASSETS);
export const changeAuthExecutions = executions(ASSETS);
export const changeAuthTasks = changes(ASSETS);
export const applicationAuthPlans = plans(APPLICATIONS);
export const applicationAuthExecutions = executions(APPLICATIONS);
export const applicationAuthTasks = changes(APPLICATIONS);
