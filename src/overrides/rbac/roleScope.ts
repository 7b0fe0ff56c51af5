import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import orgRole from '../../../generated/resources/rbac/orgrole.ts';
import systemRole from '../../../generated/resources/rbac/systemrole.ts';

/** System roles hold everywhere, organization roles in one organization. */
export type RoleScope = 'system' | 'org';
export const ROLE_SCOPES: readonly RoleScope[] = ['system', 'org'];

/** The part of an address that says which roles it is about (contract: users, section 3). */
export const SCOPE_PARAMETER = 'scope';

const DEFINITIONS: Readonly<Record<RoleScope, ResourceDefinition>> = {
  system: systemRole,
  org: orgRole,
};

export function roleDefinition(scope: RoleScope): ResourceDefinition {
  return DEFINITIONS[scope];
}

/** The scope of an address, if it may be seen; else the first that may. */
export function scopeOf(asked: string | null, open: readonly RoleScope[]): RoleScope | undefined {
  return open.find((scope) => scope === asked) ?? open[0];
}
