import { ROLE } from './builtinRoles.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

/** Whether a user is an administrator of the system or of an organization. */
export function isAdministrator({ database }: Sandbox, userId: string): boolean {
  const roles = condition('"user" = ? AND role IN (?, ?)', userId, ROLE.systemAdmin, ROLE.orgAdmin);
  return hasRow({ database }, 'role_bindings', roles);
}
