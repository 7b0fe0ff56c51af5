import type { ConsoleModel } from '@gatehouse-console/engine/model/console.ts';

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

interface BuiltinRole {
  readonly id: string;
  /** Its name in `manifest/roles.yaml`, which says what it may do. */
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

/**
 * The permissions of a built-in role, as `manifest/roles.yaml` says. Where manifests name no such role, the system
 * administrator may do everything and nobody else anything.
 */
export function builtinPermissions(
  { id, name }: BuiltinRole,
  { roles, permissions }: Pick<ConsoleModel, 'roles' | 'permissions'>,
): readonly string[] {
  const role = roles.find((declared) => declared.name === name);
  if (role) return role.permissions;
  if (id !== ROLE.systemAdmin) return [];
  return permissions.filter(({ granted }) => granted).map((permission) => permission.name);
}
