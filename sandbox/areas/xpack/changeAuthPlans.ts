import { messages } from './messages.ts';
import { permissionFor } from '@gatehouse-console/engine/model/permissions.ts';
import { beginTaskLog, startTask } from '../audits/taskLog.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import {
  resourceOf,
  type Call,
  type Behaviour,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
  type SharedField,
  type Table,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import type {
  RecordValues,
  Reply,
  RowWith,
} from '@gatehouse-console/engine/sandbox/core/values.ts';
import { recipientsOf } from '../shell/notifications/mailRecipients.ts';
import { nodeAndBelow, assetsInNodes } from '../assets/nodeTree.ts';
import { applicationPlanTargets, assetPlanTargets } from './planTargets.ts';
import { scheduleErrors, SCHEDULE_SHOWN } from '../assets/schedules.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { created, ok, post, put } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { choiceLabel } from '@gatehouse-console/engine/sandbox/resources/choiceLabel.ts';
import {
  both,
  condition,
  either,
  equals,
  isIn,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { ofReferred, recordCount } from '@gatehouse-console/engine/sandbox/resources/computed.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

type AssetPlan = 'xpack.changeauthplan';
type ApplicationPlan = 'xpack.applicationchangeauthplan';
type Plan = AssetPlan | ApplicationPlan;
type Execution = 'xpack.changeauthplanexecution' | 'xpack.applicationchangeauthplanexecution';
type Task = 'xpack.changeauthplantask' | 'xpack.applicationchangeauthplantask';
type PlanField = SharedField<Plan>;
type ExecutionField = SharedField<Execution>;
type TaskField = SharedField<Task>;

const ASSET_PLANS = table('xpack.changeauthplan');
const APPLICATION_PLANS = table('xpack.applicationchangeauthplan');
const STRATEGY = 'password_strategy' satisfies PlanField;

/** The duration of a password change, in seconds. */
const CHANGE_SECONDS = 1.2;
/** So many accounts are changed at the same time; the others follow. */
const AT_ONCE = 5;

/** The two kinds of plans: for accounts on assets and in applications. */
interface Kind<P extends Plan = Plan, E extends Execution = Execution, T extends Task = Task> {
  readonly plan: P;
  readonly execution: E;
  readonly task: T;
  /** Below `xpack/change-auth-plan/`. */
  readonly api: 'plan-execution' | 'app-plan-execution';
  /** The results of an execution, one per account. */
  readonly changes: (plan: RowOf<P>, call: Call) => readonly ValuesOf<T>[];
  readonly amounts: (plan: RowOf<P>, call: Call) => ValuesOf<E>;
  /** Addresses that add and remove what the plan works on. */
  readonly targets: readonly Endpoint[];
}

const ASSETS: Kind<AssetPlan, 'xpack.changeauthplanexecution', 'xpack.changeauthplantask'> = {
  plan: 'xpack.changeauthplan',
  execution: 'xpack.changeauthplanexecution',
  task: 'xpack.changeauthplantask',
  targets: assetPlanTargets,
  api: 'plan-execution',
  changes: (plan, call) =>
    assetsOf(plan, call).map(({ id, is_active: isActive, connectivity }) => {
      const isReached = isActive === 1 && connectivity !== 'failed';
      return {
        asset: id,
        username: plan['username'],
        is_success: isReached,
        reason_display: isReached ? '' : textFor(call, messages.hostUnreachable),
      };
    }),
  amounts: (plan, call): ValuesOf<'xpack.changeauthplanexecution'> => ({
    username: plan['username'],
    assets_amount: linked(ASSET_PLANS.link.assets, plan, call).length,
    nodes_amount: linked(ASSET_PLANS.link.nodes, plan, call).length,
  }),
};

const APPLICATIONS: Kind<
  ApplicationPlan,
  'xpack.applicationchangeauthplanexecution',
  'xpack.applicationchangeauthplantask'
> = {
  plan: 'xpack.applicationchangeauthplan',
  execution: 'xpack.applicationchangeauthplanexecution',
  task: 'xpack.applicationchangeauthplantask',
  targets: applicationPlanTargets,
  api: 'app-plan-execution',
  changes: (plan, call) => {
    const users = accountNames(plan, call);
    return applicationNames(plan, call).flatMap((app) =>
      users.map((user): ValuesOf<'xpack.applicationchangeauthplantask'> => ({
        app_display: app,
        system_user_display: user,
      })),
    );
  },
  amounts: (plan, call): ValuesOf<'xpack.applicationchangeauthplanexecution'> => {
    const apps = applicationNames(plan, call);
    const users = accountNames(plan, call);
    return {
      apps_display: apps.join(','),
      system_users_display: users.join(','),
      apps_amount: apps.length,
      system_users_amount: users.length,
    };
  },
};

/** The assets of a plan, including those in its nodes and below. */
function assetsOf(plan: RowOf<AssetPlan>, call: Call): readonly RowOf<'assets.asset'>[] {
  const nodes = linked(ASSET_PLANS.link.nodes, plan, call).flatMap((node) =>
    nodeAndBelow(String(node), call),
  );
  const chosen = isIn('id', linked(ASSET_PLANS.link.assets, plan, call));
  return rowsWhere(call.sandbox, 'assets.asset', either(chosen, assetsInNodes(nodes)));
}

function linked(links: string, plan: RowWith<'id'>, { sandbox }: Call): readonly unknown[] {
  const id = plan['id'] ?? null;
  return sandbox.database
    .all(`SELECT target_id FROM ${links} WHERE owner_id = ?`, [id])
    .map((row) => row['target_id']);
}

function applicationNames(plan: RowOf<ApplicationPlan>, call: Call): readonly string[] {
  return linkedNames(APPLICATION_PLANS.link.apps, table('applications.application'), plan, call);
}

function accountNames(plan: RowOf<ApplicationPlan>, call: Call): readonly string[] {
  return linkedNames(APPLICATION_PLANS.link.system_users, table('assets.systemuser'), plan, call);
}

function linkedNames(
  links: string,
  targets: Table<'applications.application'> | Table<'assets.systemuser'>,
  plan: RowWith<'id'>,
  { sandbox }: Call,
): readonly string[] {
  return sandbox.database
    .all(
      `SELECT t.${targets.name} AS title FROM ${links} l
       JOIN ${targets} t ON t.id = l.target_id WHERE l.owner_id = ?`,
      [plan['id'] ?? null],
    )
    .map((row) => String(row['title']));
}

function plans(kind: Kind): Behaviour<PlanField> {
  return {
    computed: { ...SCHEDULE_SHOWN, run_times: recordCount(kind.execution, 'plan') },
    validate: (values) => scheduleErrors(values),
    endpoints: kind.targets,
  };
}

function executions(kind: Kind): Behaviour<ExecutionField, 'plan_id'> {
  const { plan } = table(kind.execution);
  return {
    readOnly: true,
    computed: { recipients: recipientsOf(kind.plan), result_summary: resultsOf(kind.task) },
    filters: { plan_id: (value) => equals(plan, value) },
    endpoints: [
      post(`xpack/change-auth-plan/${kind.api}`, permissionFor('add', kind.execution), (call) =>
        created({ task: runPlan(kind, call) }),
      ),
    ],
  };
}

function changes(kind: Kind): Behaviour<TaskField, 'plan_execution_id'> {
  const tasks = table<Task, 'plan_execution_id'>(kind.task);
  return {
    readOnly: true,
    extraColumns: ['plan_execution_id'],
    filters: {
      plan_execution_id: (value, { now }) =>
        both(equals(tasks.plan_execution_id, value), begunBy(now, tasks)),
    },
    endpoints: [
      put(
        `xpack/change-auth-plan/${kind.api}-subtask/:id`,
        permissionFor('change', kind.task),
        (call, { id = '' }) => tryAgain(kind, id, call),
      ),
    ],
  };
}

/** A change is there as soon as it has begun. */
function begunBy(now: number, { date_start: start }: { readonly date_start: string }) {
  return condition(`${start} <= ?`, now);
}

/** How many changes of each execution have succeeded and failed until now. */
function resultsOf(task: Task) {
  const tasks = table<Task, 'plan_execution_id'>(task);
  return (_rows: unknown, { sandbox, now }: Call) =>
    (row: RowWith<'id'>) => {
      const begun = both(equals(tasks.plan_execution_id, String(row['id'])), begunBy(now, tasks));
      const changes = rowsWhere(sandbox, task, begun);
      const succeed = changes.filter((change) => change['is_success'] === 1).length;
      return { succeed, failed: changes.length - succeed };
    };
}

/**
 * Executes a plan: a few accounts at a time, on hosts that are active and reachable. The log has the id of the
 * execution.
 */
function runPlan(kind: Kind, call: Call): string {
  const { sandbox, now } = call;
  const plan: RowWith<PlanField> = findRow(
    kind.plan,
    String(bodyField<ExecutionField>(call, 'plan') ?? ''),
    call,
  );
  const items = kind.changes(plan, call);
  const facts: RecordValues<ExecutionField> = {
    plan: plan['id'],
    password_strategy_display:
      choiceLabel(resourceOf(sandbox, kind.plan), STRATEGY, plan[STRATEGY], call) ?? '',
    trigger_display: textFor(call, messages.runByHand),
    timedelta: CHANGE_SECONDS * Math.max(Math.ceil(items.length / AT_ONCE), 1),
    date_start: now,
  };
  const run = String(createRecord(kind.execution, { ...kind.amounts(plan, call), ...facts }, call));
  for (const [index, item] of items.entries()) {
    const change: RecordValues<TaskField> = {
      is_success: true,
      timedelta: CHANGE_SECONDS,
      date_start: now + Math.floor(index / AT_ONCE) * CHANGE_SECONDS * 1000,
      reason_display: '',
    };
    const task = createRecord(kind.task, { ...change, ...item }, call);
    setColumns<Task, 'plan_execution_id'>(sandbox, kind.task, task, { plan_execution_id: run });
  }
  beginTaskLog(call, run, [
    `${plan['name']}`,
    ...items.map(
      (item, index) =>
        `${index + 1}/${items.length}: ${item['is_success'] === false ? 'failed' : 'changed'}`,
    ),
  ]);
  return run;
}

function tryAgain(kind: Kind, id: string, call: Call): Reply {
  findRow(kind.task, id, call);
  return ok(startTask(call, ['1/1: changed']));
}

export const changeAuthPlans = plans(ASSETS);
export const changeAuthExecutions = executions(ASSETS);
export const changeAuthTasks: BehaviourOf<'xpack.changeauthplantask', 'plan_execution_id'> = {
  ...changes(ASSETS),
  computed: {
    asset_info: ofReferred('assets.asset', 'asset', (asset) =>
      asset ? { id: asset['id'], hostname: asset['hostname'] } : {},
    ),
  },
};
const applicationPlans = plans(APPLICATIONS);
export const applicationAuthPlans: BehaviourOf<ApplicationPlan> = {
  ...applicationPlans,
  computed: {
    ...applicationPlans.computed,
    systemuser_display: (_rows, call) => (row) => accountNames(row, call).join(),
  },
};
export const applicationAuthExecutions = executions(APPLICATIONS);
export const applicationAuthTasks = changes(APPLICATIONS);
