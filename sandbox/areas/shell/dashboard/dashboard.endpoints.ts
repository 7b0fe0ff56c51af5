import { DAY_MS } from '../../../kernel/wire/dates.ts';
import type { Endpoint, Call } from '../../../kernel/core/sandbox.ts';
import { busiestUsers, metricsByDay, newestSessions, topAssets, topUsers } from './activity.ts';
import { shares, totals } from './counts.ts';
import { get, ok } from '../../../kernel/core/endpoints.ts';

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

type Figures = Readonly<Record<string, unknown>>;

/** The figures of each query flag. Source: protocol, section 15. */
const GROUPS: readonly (readonly [flag: string, figures: (call: Call, days: number) => Figures])[] =
  [
    ['total_count', (call) => totals(call)],
    ...['users', 'assets', 'online_users', 'online_sessions'].map(
      (what): (typeof GROUPS)[number] => [
        `total_count_${what}`,
        (call) => picked(totals(call), `total_count_${what}`),
      ],
    ),
    ['dates_metrics', metricsByDay],
    ['dates_total_count_users', (call, days) => shares(call, 'users', since(call, days))],
    ['dates_total_count_assets', (call, days) => shares(call, 'assets', since(call, days))],
    ['dates_login_times_top5_users', (call, days) => busiestUsers(call, since(call, days))],
    ['dates_login_times_top10_users', (call, days) => topUsers(call, since(call, days))],
    ['dates_login_times_top10_assets', (call, days) => topAssets(call, since(call, days))],
    ['dates_login_record_top10_sessions', (call, days) => newestSessions(call, since(call, days))],
  ];

/** Figures of the current organization, for the flags in the query. */
export const dashboardEndpoints: readonly Endpoint[] = [
  get('index', ['rbac.view_console', 'rbac.view_audit'], (call) => ok(figures(call))),
];

function figures(call: Call): Figures {
  const asked = (flag: string) => Boolean(call.query.get(flag));
  const days = asked('monthly') ? MONTH_DAYS : WEEK_DAYS;
  const groups = GROUPS.filter(([flag]) => asked(flag) || asked('all'));
  return Object.assign({}, ...groups.map(([, give]) => give(call, days)));
}

/** The beginning of the period, in milliseconds since 1970. */
function since({ now }: Call, days: number): number {
  return now - days * DAY_MS;
}

function picked(figures: Figures, name: string): Figures {
  return { [name]: figures[name] };
}
