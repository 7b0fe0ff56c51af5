import type { Permission } from '../../../generated/names.ts';
import type { PermissionFacts } from '../../../codegen/model/console.ts';

/** Ids of the builtin roles. Source: protocol, section 8.3. */
export const ROLE = {
  systemAdmin: '00000000-0000-0000-0000-000000000001',
  systemAuditor: '00000000-0000-0000-0000-000000000002',
  user: '00000000-0000-0000-0000-000000000003',
  systemComponent: '00000000-0000-0000-0000-000000000004',
  orgAdmin: '00000000-0000-0000-0000-000000000005',
  orgAuditor: '00000000-0000-0000-0000-000000000006',
  orgUser: '00000000-0000-0000-0000-000000000007',
} as const;

export interface BuiltinRole {
  readonly id: string;
  readonly name: string;
  readonly scope: 'system' | 'org';
}

export const BUILTIN_ROLES: readonly BuiltinRole[] = [
  { id: ROLE.systemAdmin, name: 'SystemAdmin', scope: 'system' },
  { id: ROLE.systemAuditor, name: 'SystemAuditor', scope: 'system' },
  { id: ROLE.user, name: 'User', scope: 'system' },
  { id: ROLE.systemComponent, name: 'SystemComponent', scope: 'system' },
  { id: ROLE.orgAdmin, name: 'OrgAdmin', scope: 'org' },
  { id: ROLE.orgAuditor, name: 'OrgAuditor', scope: 'org' },
  { id: ROLE.orgUser, name: 'OrgUser', scope: 'org' },
];

/** What every member of an organization may do. Source of all lists: protocol, section 13. */
const ORGANIZATION_USER: readonly Permission[] = [
  'rbac.view_workbench',
  'rbac.view_webterminal',
  'rbac.view_filemanager',
  'perms.view_myassets',
  'perms.view_myapps',
  'assets.match_asset',
  'assets.match_node',
  'assets.match_systemuser',
  'applications.match_application',
  'ops.add_commandexecution',
];

const ORGANIZATION_AUDITOR: readonly Permission[] = [
  ...ORGANIZATION_USER,
  'rbac.view_audit',
  'audits.add_ftplog',
  'audits.view_ftplog',
  'audits.view_operatelog',
  'audits.view_passwordchangelog',
  'audits.view_userloginlog',
  'ops.view_commandexecution',
  'terminal.view_commandstorage',
  'terminal.view_sessionreplay',
  'terminal.download_sessionreplay',
  'terminal.add_session',
  'terminal.change_session',
  'terminal.view_session',
  'terminal.monitor_session',
  'terminal.terminate_session',
  'terminal.validate_sessionactionperm',
  'terminal.add_command',
  'terminal.view_command',
];

const USER: readonly Permission[] = [
  ...ORGANIZATION_USER,
  'tickets.view_ticket',
  'authentication.add_accesskey',
  'authentication.change_accesskey',
  'authentication.delete_accesskey',
  'authentication.view_accesskey',
  'authentication.add_temptoken',
  'authentication.change_temptoken',
  'authentication.view_temptoken',
  'authentication.add_connectiontoken',
];

const NAMED: Readonly<Record<string, readonly Permission[]>> = {
  [ROLE.systemAuditor]: [...USER, ...ORGANIZATION_AUDITOR, 'orgs.view_rootorg'],
  [ROLE.user]: USER,
  [ROLE.orgAuditor]: ORGANIZATION_AUDITOR,
  [ROLE.orgUser]: ORGANIZATION_USER,
};

/**
 * Permissions that components do not have: managing roles, viewing the views of people, creating and deleting
 * people (observed).
 */
const PEOPLE_ONLY =
  /^(rbac\.(.+_(systemrole|orgrole|systemrolebinding|orgrolebinding|permission)|view_(console|audit))|users\.(add|delete)_user)$/;

/** The permissions of a built-in role; administrators have every grantable permission of their scope. */
export function builtinPermissions(
  role: string,
  permissions: readonly PermissionFacts[],
): readonly string[] {
  const granted = permissions.filter((permission) => permission.granted);
  if (role === ROLE.systemAdmin) return granted.map((permission) => permission.name);
  if (role === ROLE.systemComponent) {
    return granted.map((permission) => permission.name).filter((name) => !PEOPLE_ONLY.test(name));
  }
  if (role === ROLE.orgAdmin) {
    return granted
      .filter((permission) => permission.scope === 'organization')
      .map((permission) => permission.name);
  }
  return NAMED[role] ?? [];
}
