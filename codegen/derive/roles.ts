import type { PermissionFacts, RoleFacts } from '../model/console.ts';
import { memoize } from '../read/memoize.ts';
import type { RolesSource } from '../schema/generated/manifest.ts';

type RoleSource = RolesSource['roles'][string];

/**
 * The roles of `roles.yaml` with their permissions. Unknown roles and permissions are skipped: rules report them.
 *
 * @param permissions all permissions; those that are never given are held by nobody
 */
export function rolesOf(
  source: RolesSource | undefined,
  permissions: readonly PermissionFacts[],
): readonly RoleFacts[] {
  return source ? rolesIn(source)(permissions) : NO_ROLES;
}

const NO_ROLES: readonly RoleFacts[] = [];

const rolesIn = memoize(({ roles }: RolesSource) =>
  memoize((permissions: readonly PermissionFacts[]): readonly RoleFacts[] =>
    Object.entries(roles).map(([name, role]) => {
      const named = namedBy(name, roles, new Set());
      const without = new Set(role.without);
      return {
        name,
        scope: role.scope,
        permissions: permissions
          .filter(
            (permission) =>
              permission.granted &&
              !without.has(permission.name) &&
              (named.has(permission.name) ||
                (role.permissions === 'all' && fits(role, permission))),
          )
          .map((permission) => permission.name),
        ...(role.program && { program: role.program }),
      };
    }),
  ),
);

/** An organization role cannot hold a permission of the system. */
function fits({ scope }: RoleSource, permission: PermissionFacts): boolean {
  return scope === 'system' || permission.scope === 'organization';
}

/** The permissions that a role and those it includes name; a circle ends where it began. */
function namedBy(
  name: string,
  roles: RolesSource['roles'],
  passed: ReadonlySet<string>,
): ReadonlySet<string> {
  const role = Object.hasOwn(roles, name) && !passed.has(name) ? roles[name] : undefined;
  if (!role) return new Set();
  const own = role.permissions === undefined || role.permissions === 'all' ? [] : role.permissions;
  const below = new Set([...passed, name]);
  return new Set([
    ...own,
    ...(role.includes ?? []).flatMap((other) => [...namedBy(other, roles, below)]),
  ]);
}
