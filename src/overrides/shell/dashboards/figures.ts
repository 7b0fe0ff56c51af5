import { request } from '@gatehouse-console/engine/api/client.ts';
import {
  listOf,
  numberOf,
  objectOf,
  objectsOf,
  textOf,
  textsOf,
  type UnknownFields,
} from '@gatehouse-console/engine/api/unknownValues.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';

/** The last week, or the last 30 days (contract: dashboards, section 1.1). */
export type Range = 'week' | 'month';

/** Parts of a total, each counted once. */
export interface Shares {
  readonly active: number;
  readonly inactive: number;
  readonly disabled: number;
}

export function totalOf({ active, inactive, disabled }: Shares): number {
  return active + inactive + disabled;
}

/**
 * The server counts the disabled ones among those without activity, too (observed): here they are disabled only.
 *
 * @param counted as the server counts
 */
export function sharesOf(counted: Shares): Shares {
  const total = counted.active + counted.inactive;
  const disabled = Math.min(counted.disabled, total);
  const inactive = Math.max(0, counted.inactive - disabled);
  return { active: total - disabled - inactive, inactive, disabled };
}

export interface Ranked {
  readonly id: string | undefined;
  readonly name: string;
  readonly total: number;
}

export interface RecentSession {
  /** Undefined where only the figures name it. */
  readonly id: string | undefined;
  readonly user: string;
  readonly asset: string;
  /** ISO 8601; undefined when the server's text is no date. */
  readonly start: string | undefined;
}

/** Any non-empty value requests a group of figures. */
async function ask(flags: readonly string[], signal: AbortSignal): Promise<UnknownFields> {
  const query = Object.fromEntries(flags.map((flag) => [flag, 1]));
  return objectOf(await request('index', { query, quiet: true, signal }));
}

export async function loadCounters(signal: AbortSignal) {
  const answer = await ask(['total_count'], signal);
  return {
    users: countOf(answer['total_count_users']),
    assets: countOf(answer['total_count_assets']),
    onlineUsers: countOf(answer['total_count_online_users']),
    onlineSessions: countOf(answer['total_count_online_sessions']),
  };
}

export type Counters = Awaited<ReturnType<typeof loadCounters>>;

export async function loadTrend(range: Range, signal: AbortSignal) {
  const flags = ['dates_metrics', 'dates_total_count_users', 'dates_total_count_assets'];
  const answer = await ask(range === 'month' ? [...flags, 'monthly'] : flags, signal);
  const line = (name: string) => listOf(answer[`dates_metrics_total_count_${name}`]).map(countOf);
  const shares = (what: string): Shares =>
    sharesOf({
      active: countOf(answer[`dates_total_count_active_${what}`]),
      disabled: countOf(answer[`dates_total_count_disabled_${what}`]),
      inactive: countOf(answer[`dates_total_count_inactive_${what}`]),
    });
  return {
    /** `MM-DD`, oldest first; each line has a value for each date. */
    dates: textsOf(answer['dates_metrics_date']),
    logins: line('login'),
    activeUsers: line('active_users'),
    activeAssets: line('active_assets'),
    users: shares('users'),
    assets: shares('assets'),
  };
}

export type Trend = Awaited<ReturnType<typeof loadTrend>>;

/**
 * The lists always cover the last week (contract: dashboards, section 1.3).
 *
 * @param newest loads the newest sessions with their ids, for users who may open them; otherwise those of the figures
 */
export async function loadLists(
  signal: AbortSignal,
  newest?: (signal: AbortSignal) => Promise<readonly RecentSession[]>,
) {
  const users = 'dates_login_times_top10_users';
  const assets = 'dates_login_times_top10_assets';
  const sessions = 'dates_login_record_top10_sessions';
  const [answer, read] = await Promise.all([
    ask([users, assets, ...(newest ? [] : [sessions])], signal),
    newest?.(signal),
  ]);
  const rows = (name: string) => objectsOf(answer[name]);
  return {
    users: rows(users).map((row): Ranked => ({
      id: textOf(row['user_id']) || undefined,
      name: textOf(row['user']),
      total: countOf(row['total']),
    })),
    assets: rows(assets).map((row): Ranked => ({
      id: undefined,
      name: textOf(row['asset']),
      total: countOf(row['total']),
    })),
    sessions:
      read ??
      rows(sessions).map((row): RecentSession => ({
        id: undefined,
        user: textOf(row['user']),
        asset: textOf(row['asset']),
        start: momentOf(textOf(row['date_start'])),
      })),
  };
}

/** `2026-11-21 14:02:00+00:00`, not the server's usual format (contract: dashboards, section 1.1). */
function momentOf(text: string): string | undefined {
  const time = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function countOf(value: unknown): number {
  return numberOf(value) ?? 0;
}

/** When the running session began that began first; null where none is running. */
export async function oldestRunning(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  signal: AbortSignal,
): Promise<Date | null> {
  const { data } = await provider.getList('terminal.session', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'date_start', order: 'ASC' },
    filter: { is_finished: '0', fields: 'id,date_start' },
    signal,
  });
  return readDate(data[0]?.['date_start']) ?? null;
}

/** As many as the figures have. */
const NEWEST = 10;

/** The newest sessions with their ids, which the figures do not have. */
export async function loadNewestSessions(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  signal: AbortSignal,
): Promise<readonly RecentSession[]> {
  const { data } = await provider.getList('terminal.session', {
    pagination: { page: 1, perPage: NEWEST },
    sort: { field: 'date_start', order: 'DESC' },
    filter: { fields: 'id,user,asset,date_start' },
    signal,
  });
  return data.map((session) => ({
    id: String(session.id),
    user: String(session['user'] ?? ''),
    asset: String(session['asset'] ?? ''),
    start: readDate(session['date_start'])?.toISOString(),
  }));
}
