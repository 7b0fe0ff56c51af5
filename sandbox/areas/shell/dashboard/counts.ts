import { inOrganization, membersPart } from '../../../kernel/resources/organizationPart.ts';
import type { Call } from '../../../kernel/core/sandbox.ts';
import { table } from '../../../kernel/core/tables.ts';
import { EVERYTHING, both, condition, equals } from '../../../kernel/core/sqlParts.ts';
import type { SqlPart } from '../../../kernel/core/columns.ts';
import { countRows } from '../../../kernel/resources/rows.ts';

const SESSIONS = table('terminal.session');
const USERS = table('users.user');
const ASSETS = table('assets.asset');

export function totals(call: Call) {
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
export function shares(call: Call, what: 'users' | 'assets', since: number) {
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
