import { DAY_MS } from '../../../kernel/wire/dates.ts';
import type { Endpoint, Call } from '../../../kernel/core/sandbox.ts';
import { busiestUsers, metricsByDay, newestSessions, topAssets, topUsers } from './activity.ts';
import { shares, totals } from './counts.ts';
import { get, ok } from '../../../kernel/core/endpoints.ts';

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
