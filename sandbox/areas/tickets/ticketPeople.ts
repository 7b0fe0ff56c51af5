import { rowsById } from '../../kernel/resources/rows.ts';
import { ROLE } from '../rbac/builtinRoles.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { nameInLogs } from '../audits/logRows.ts';

export const STRATEGIES = ['super_admin', 'org_admin', 'super_org_admin', 'custom_user'] as const;

/** One level of a flow. */
export interface FlowRule {
  readonly strategy: (typeof STRATEGIES)[number];
  /** Used by the strategy `custom_user`. */
  readonly assignees: readonly string[];
}

/** The assignees of a rule in an organization (protocol, section 12). */
export function peopleOfRule(rule: FlowRule, organizationId: string, call: Call): string[] {
  switch (rule.strategy) {
    case 'super_admin':
      return superAdmins(call);
    case 'org_admin':
      return organizationAdmins(organizationId, call);
    case 'super_org_admin':
      return [...new Set([...superAdmins(call), ...organizationAdmins(organizationId, call)])];
    case 'custom_user':
      return [...rule.assignees];
  }
}

function superAdmins(call: Call): string[] {
  return idsOf(
    call,
    `SELECT DISTINCT "user" AS id FROM role_bindings WHERE scope = 'system' AND role = ? ORDER BY rowid`,
    [ROLE.systemAdmin],
  );
}

function organizationAdmins(organizationId: string, call: Call): string[] {
  return idsOf(
    call,
    `SELECT DISTINCT "user" AS id FROM role_bindings
     WHERE scope = 'org' AND role = ? AND org = ? ORDER BY rowid`,
    [ROLE.orgAdmin, organizationId],
  );
}

function idsOf(call: Call, sql: string, parameters: readonly string[]): string[] {
  return call.sandbox.database.all(sql, parameters).map((row) => String(row['id']));
}

/** `Name(username)` of each user, in the order of the ids; deleted users are left out. */
export function namesOfPeople(ids: readonly string[], call: Call): string[] {
  const users = rowsById('users.user', ids, call);
  return ids.flatMap((id) => {
    const person = users.get(id);
    return person ? [nameInLogs(person)] : [];
  });
}
