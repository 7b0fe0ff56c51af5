import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { busiestUsers, metricsByDay, newestSessions, topAssets, topUsers } from './activity.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { membersPart } from '../../membersPart.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import {
  EVERYTHING,
  both,
  condition,
  equals,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { countRows } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const SESSIONS = table('terminal.session');
const USERS = table('users.user');
const ASSETS = table('assets.asset');

function totals(call: Call) {
  const running = both(equals(SESSIONS.is_finished, 0), inOrganization(call));
  return {
    total_count_users: countUsers(call, condition(`${USERS.is_service_account} IS NOT 1`)),
    total_count_assets: countAssets(call),
    total_count_online_users: countDistinct(call, SESSIONS.user_id, running),
    total_count_online_sessions: countRows(call.sandbox, `${SESSIONS}`, running),
  };
}

/**
 * Active means: with a session since then. All others are inactive, including disabled ones, which are also
 * counted as disabled. Users include the accounts of components (observed).
 */
function shares(call: Call, what: 'users' | 'assets', since: number) {
  const [column, { is_active: isActive }, countOf] =
    what === 'users'
      ? ([SESSIONS.user_id, USERS, countUsers] as const)
      : ([SESSIONS.asset_id, ASSETS, countAssets] as const);
  const recent = both(condition(`${SESSIONS.date_start} >= ?`, since), inOrganization(call));
  const active = countDistinct(call, column, recent);
  return {
    [`dates_total_count_active_${what}`]: active,
    [`dates_total_count_inactive_${what}`]: Math.max(0, countOf(call) - active),
    [`dates_total_count_disabled_${what}`]: countOf(call, equals(isActive, 0)),
  };
}

/** Users and components; they belong to the organizations in which they have a role. */
function countUsers(call: Call, where = EVERYTHING): number {
  return countRows(call.sandbox, `${USERS}`, both(where, membersPart(call)));
}

function countAssets(call: Call, where = EVERYTHING): number {
  return countRows(call.sandbox, `${ASSETS}`, both(where, inOrganization(call)));
}

/** How many users or assets have a session that meets the condition. */
function countDistinct({ sandbox }: Call, column: string, { sql, parameters }: SqlPart): number {
  const distinct = `(SELECT DISTINCT ${column} AS target FROM ${SESSIONS} WHERE ${sql})`;
  return countRows(sandbox, distinct, { sql: 'target IS NOT NULL', parameters });
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

type Figures = Readonly<Record<string, unknown>>;

/** Lists that are answered under the name of their flag, since a time in milliseconds. */
const LISTS: Readonly<Record<string, (call: Call, since: number) => readonly object[]>> = {
  dates_login_times_top5_users: busiestUsers,
  dates_login_times_top10_users: topUsers,
  dates_login_times_top10_assets: topAssets,
  dates_login_record_top10_sessions: newestSessions,
};

/** The figures of each query flag. Source: protocol, section 15. */
const GROUPS: Readonly<Record<string, (call: Call, days: number) => Figures>> = {
  total_count: totals,
  ...Object.fromEntries(
    (['users', 'assets', 'online_users', 'online_sessions'] as const).map((what) => {
      const name = `total_count_${what}` as const;
      return [name, (call: Call) => ({ [name]: totals(call)[name] })];
    }),
  ),
  dates_metrics: metricsByDay,
  dates_total_count_users: (call, days) => shares(call, 'users', since(call, days)),
  dates_total_count_assets: (call, days) => shares(call, 'assets', since(call, days)),
  ...Object.fromEntries(
    Object.entries(LISTS).map(([flag, list]) => [
      flag,
      (call: Call, days: number) => ({ [flag]: list(call, since(call, days)) }),
    ]),
  ),
};

/** Figures of the current organization, for the flags in the query. */
export const dashboardEndpoints: readonly Endpoint[] = [
  get('index', ['rbac.view_console', 'rbac.view_audit'], (call) => ok(figures(call))),
];

function figures(call: Call): Figures {
  const has = (flag: string) => Boolean(call.query.get(flag));
  const days = has('monthly') ? MONTH_DAYS : WEEK_DAYS;
  const groups = Object.entries(GROUPS).filter(([flag]) => has(flag) || has('all'));
  return Object.assign({}, ...groups.map(([, compute]) => compute(call, days)));
}

/** The beginning of the period, in milliseconds since 1970. */
function since({ now }: Call, days: number): number {
  return now - days * DAY_MS;
}
