import type { ServedField } from '#project/generated/names.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { DAY_MS, formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { namesOfMembers } from '../../audits/logs.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { both, condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const LOGINS = table('audits.userloginlog');
const USERS = table('users.user');
const SESSIONS = table('terminal.session');

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The most rows of each list (protocol, section 15). */
const LONGEST_LIST = 10;
const SHORT_LIST = 5;
/** Length of a timestamp on the wire without its time zone. */
const SECONDS_END = 19;

/** Three series over the last days, oldest first. */
export function metricsByDay(call: Call, days: number) {
  const dates = Array.from({ length: days }, (_, index) =>
    dayOf(call, call.now - (days - 1 - index) * DAY_MS),
  );
  const since = call.now - days * DAY_MS;
  const sessions = sessionsSince(call, since);
  const successful = condition(`${LOGINS.status} = 1 AND ${LOGINS.datetime} >= ?`, since);
  const members = namesOfMembers(call, LOGINS.username, USERS.username);
  const logins = rowsWhere(call.sandbox, 'audits.userloginlog', both(successful, members));
  const distinct = (column: ServedField<'terminal.session'>) =>
    dates.map((date) => {
      const ofDay = sessions.filter((row) => dayOf(call, Number(row['date_start'])) === date);
      return new Set(ofDay.map((row) => row[column])).size;
    });
  return {
    dates_metrics_date: dates,
    dates_metrics_total_count_login: dates.map(
      (date) => logins.filter((row) => dayOf(call, Number(row['datetime'])) === date).length,
    ),
    dates_metrics_total_count_active_users: distinct('user_id'),
    dates_metrics_total_count_active_assets: distinct('asset_id'),
  };
}

export function topUsers(call: Call, since: number) {
  return ranking(call, since, 'user', 'user_id').map((row) => ({
    user_id: row['user_id'],
    total: row['total'],
    user: row['user'],
    last: spelled(Number(row['last'])),
  }));
}

/** Ids of the five users with the most sessions. */
export function busiestUsers(call: Call, since: number) {
  return ranking(call, since, 'user', 'user_id')
    .slice(0, SHORT_LIST)
    .map((row) => ({ user: row['user_id'], total: row['total'] }));
}

export function topAssets(call: Call, since: number) {
  return ranking(call, since, 'asset', 'asset_id').map((row) => ({
    asset: row['asset'],
    total: row['total'],
    last: spelled(Number(row['last'])),
  }));
}

export function newestSessions(call: Call, since: number) {
  return sessionsSince(call, since)
    .slice(0, LONGEST_LIST)
    .map((row) => ({
      user: row['user'],
      asset: row['asset'],
      is_finished: row['is_finished'] === 1,
      date_start: spelled(Number(row['date_start'])),
      timesince: timeSince(call, Number(row['date_start'])),
    }));
}

function ranking(
  call: Call,
  since: number,
  shown: ServedField<'terminal.session'>,
  id: ServedField<'terminal.session'>,
): readonly RowOf<'terminal.session', 'total' | 'last'>[] {
  const { sql, parameters } = inOrganization(call);
  return call.sandbox.database.all(
    `SELECT ${SESSIONS[shown]}, ${SESSIONS[id]}, count(*) AS total, max(${SESSIONS.date_start}) AS last
     FROM ${SESSIONS} WHERE ${SESSIONS.date_start} >= ? AND ${sql}
     GROUP BY ${SESSIONS[shown]}, ${SESSIONS[id]} ORDER BY total DESC, last DESC LIMIT ?`,
    [since, ...parameters, LONGEST_LIST],
  );
}

function sessionsSince(call: Call, since: number): readonly RowOf<'terminal.session'>[] {
  const recent = both(condition(`${SESSIONS.date_start} >= ?`, since), inOrganization(call));
  return rowsWhere(call.sandbox, 'terminal.session', recent, `${SESSIONS.date_start} DESC`);
}

/** `MM-DD` in the caller's time zone. */
function dayOf({ timeZone }: Call, time: number): string {
  return formatDateTime(time, timeZone).slice(5, 10).replace('/', '-');
}

/** `2026-11-21 14:02:00+00:00`: only here the server uses this form (observed). */
function spelled(time: number): string {
  return `${new Date(time).toISOString().slice(0, SECONDS_END).replace('T', ' ')}+00:00`;
}

/** The time since then in the caller's language and the largest fitting unit. */
function timeSince({ now, language }: Call, time: number): string {
  const passed = Math.max(0, now - time);
  const [unit, size] =
    passed >= DAY_MS
      ? ['day', DAY_MS]
      : passed >= HOUR_MS
        ? ['hour', HOUR_MS]
        : ['minute', MINUTE_MS];
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  });
  return format.format(Math.floor(passed / Number(size)));
}
