import type { Permission } from '#project/generated/names.ts';
import { builtinPermissions, BUILTIN_ROLES } from './builtinRoles.ts';
import type { PermissionFacts } from '@gatehouse-console/engine/model/console.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import {
  type Sandbox,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type {
  HeldPermissions,
  Organization,
} from '@gatehouse-console/engine/sandbox/core/person.ts';
import { allOrganizations, DEFAULT_ORGANIZATION } from '../organizations.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

/** System permissions that make somebody responsible for every organization. */
const SYSTEM_WIDE_PERMISSIONS: ReadonlySet<string> = new Set<Permission>([
  'rbac.view_console',
  'rbac.view_audit',
]);

/** How the permissions of the licensed edition begin. */
const LICENSED = 'xpack.';

interface Binding {
  readonly role: string;
  readonly scope: string;
  readonly org: string;
}

function bindingsOf({ database }: Sandbox, userId: string): readonly Binding[] {
  return database
    .all('SELECT role, scope, org FROM role_bindings WHERE "user" = ? ORDER BY rowid', [userId])
    .map(({ role, scope, org }) => ({
      role: String(role),
      scope: String(scope),
      org: String(org),
    }));
}

/** The permissions of a role: fixed for built-in roles, chosen by users for others. */
export function permissionsOfRole(sandbox: Sandbox, role: string): readonly string[] {
  const builtin = BUILTIN_ROLES.find(({ id }) => id === role);
  if (builtin) {
    const held = builtinPermissions(builtin, sandbox.model);
    return isLicensed(sandbox) ? held : held.filter((name) => !name.startsWith(LICENSED));
  }
  const row =
    rowWithId(sandbox, 'rbac.orgrole', role) ?? rowWithId(sandbox, 'rbac.systemrole', role);
  return storedList(row?.['permissions']).flatMap(
    (number) => sandbox.model.permissions[Number(number) - 1]?.name ?? [],
  );
}

/**
 * The permissions of this server; those of the licensed edition do not exist without a licence (protocol, section
 * 0).
 */
export function existingPermissions(sandbox: Sandbox): readonly PermissionFacts[] {
  const { permissions } = sandbox.model;
  return isLicensed(sandbox)
    ? permissions
    : permissions.filter(({ name }) => !name.startsWith(LICENSED));
}

function isLicensed(sandbox: Sandbox): boolean {
  return publicSettings(sandbox)['XPACK_ENABLED'] === true;
}

/**
 * The permissions of a user in an organization: those of system roles, and those of their roles in the
 * organization.
 */
export function permissionsIn(
  sandbox: Sandbox,
  userId: string,
  organization: Organization,
): HeldPermissions {
  const roles = bindingsOf(sandbox, userId).filter(
    (binding) => binding.scope === 'system' || binding.org === organization.id,
  );
  return new Set(roles.flatMap((binding) => permissionsOfRole(sandbox, binding.role)));
}

/**
 * The organizations of a user: those in which they have a role, or all when a system role makes them responsible
 * for all. `match_asset`, which everybody has through a system role, does not count.
 */
export function organizationsOfPerson(call: Call): readonly Organization[] {
  const { sandbox } = call;
  const bindings = bindingsOf(sandbox, personOf(call).id);
  const everywhere = bindings.some(
    ({ scope, role }) =>
      scope === 'system' &&
      permissionsOfRole(sandbox, role).some((name) => SYSTEM_WIDE_PERMISSIONS.has(name)),
  );
  return allOrganizations(sandbox).filter(
    ({ id }) => everywhere || bindings.some(({ org }) => org === id),
  );
}

/**
 * The organizations that a user may choose in the views: all when a system role gives the permission, else those
 * where an organization role does. The workbench is for members of an organization, never for the root
 * organization. Without a licence there is only Default. Source: protocol, section 8.3.
 */
export function organizationsOf(
  sandbox: Sandbox,
  userId: string,
  permission: Permission,
  licenceValid: boolean,
): readonly Organization[] {
  const bindings = bindingsOf(sandbox, userId);
  const gives = (binding: Binding, name: Permission) =>
    permissionsOfRole(sandbox, binding.role).includes(name);
  const system = bindings.filter((binding) => binding.scope === 'system');
  const everywhere = system.some((binding) => gives(binding, permission));
  const seesRoot = everywhere && system.some((binding) => gives(binding, 'orgs.view_rootorg'));
  return allOrganizations(sandbox).filter((organization) => {
    if (!licenceValid && !organization.isRoot && organization.id !== DEFAULT_ORGANIZATION) {
      return false;
    }
    if (organization.isRoot) return permission !== 'rbac.view_workbench' && seesRoot;
    const member = bindings.some((binding) => binding.org === organization.id);
    if (permission === 'rbac.view_workbench') return member;
    return (
      everywhere ||
      bindings.some((binding) => binding.org === organization.id && gives(binding, permission))
    );
  });
}
