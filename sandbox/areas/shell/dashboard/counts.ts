import { inOrganization, membersPart } from '../../../kernel/resources/organizationPart.ts';
import type { SqlValue } from '../../../kernel/store/database.ts';
import type { Call } from '../../../kernel/core/sandbox.ts';
import { table } from '../../../kernel/core/tables.ts';

const SESSIONS = table('terminal.session');
const USERS = table('users.user');
const ASSETS = table('assets.asset');

type Values = readonly SqlValue[];

export function totals(call: Call) {
  const session = inOrganization(call);
  const running = `FROM ${SESSIONS} WHERE ${SESSIONS.is_finished} = 0 AND ${session.sql}`;
  return {
    total_count_users: countUsers(call),
    total_count_assets: countAssets(call),
    total_count_online_users: count(
      call,
      `count(DISTINCT ${SESSIONS.user_id}) AS n ${running}`,
      session.parameters,
    ),
    total_count_online_sessions: count(call, `count(*) AS n ${running}`, session.parameters),
  };
}

/**
 * Active means: with a session since then. All others are inactive, including disabled ones, which are also
 * counted as disabled. Users include the accounts of components (observed).
 */
export function shares(call: Call, what: 'users' | 'assets', since: number) {
  const session = inOrganization(call);
  const column = what === 'users' ? SESSIONS.user_id : SESSIONS.asset_id;
  const active = count(
    call,
    `count(DISTINCT ${column}) AS n FROM ${SESSIONS} WHERE ${SESSIONS.date_start} >= ? AND ${session.sql}`,
    [since, ...session.parameters],
  );
  const countOf = what === 'users' ? countAccounts : countAssets;
  const { is_active: isActive } = what === 'users' ? USERS : ASSETS;
  const disabled = countOf(call, `${isActive} = 0`);
  return {
    [`dates_total_count_active_${what}`]: active,
    [`dates_total_count_inactive_${what}`]: Math.max(0, countOf(call) - active),
    [`dates_total_count_disabled_${what}`]: disabled,
  };
}

function countUsers(call: Call): number {
  return countAccounts(call, `${USERS.is_service_account} IS NOT 1`);
}

/** Users and components; they belong to the organizations in which they have a role. */
function countAccounts(call: Call, condition = '1 = 1'): number {
  const members = membersPart(call);
  return count(
    call,
    `count(*) AS n FROM ${USERS} WHERE (${condition}) AND ${members.sql}`,
    members.parameters,
  );
}

function countAssets(call: Call, condition = '1 = 1'): number {
  const asset = inOrganization(call);
  return count(
    call,
    `count(*) AS n FROM ${ASSETS} WHERE ${condition} AND ${asset.sql}`,
    asset.parameters,
  );
}

function count({ sandbox }: Call, select: string, values: Values): number {
  return Number(sandbox.database.get(`SELECT ${select}`, values)?.['n'] ?? 0);
}
