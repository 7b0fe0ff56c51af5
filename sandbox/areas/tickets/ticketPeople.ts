import { rowsById } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { ROLE } from '../rbac/builtinRoles.ts';
import type { Call, Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
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

function superAdmins({ sandbox }: Call): string[] {
  return holdersOf(sandbox, ['system', ROLE.systemAdmin, '']);
}

function organizationAdmins(organizationId: string, { sandbox }: Call): string[] {
  return holdersOf(sandbox, ['org', ROLE.orgAdmin, organizationId]);
}

/** Users with a role; a system role has no organization. */
function holdersOf({ database }: Sandbox, binding: readonly [string, string, string]): string[] {
  const sql = `SELECT DISTINCT "user" AS id FROM role_bindings
    WHERE scope = ? AND role = ? AND org = ? ORDER BY rowid`;
  return database.all(sql, binding).map((row) => String(row['id']));
}

/** `Name(username)` of each user, in the order of the ids; deleted users are left out. */
export function namesOfPeople(ids: readonly string[], call: Call): string[] {
  const users = rowsById('users.user', ids, call);
  return ids.flatMap((id) => {
    const person = users.get(id);
    return person ? [nameInLogs(person)] : [];
  });
}
