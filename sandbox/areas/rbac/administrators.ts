import { ROLE } from './builtinRoles.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';

/** Whether a user is an administrator of the system or of an organization. */
export function isAdministrator({ database }: Sandbox, userId: string): boolean {
  const row = database.get(
    'SELECT 1 AS one FROM role_bindings WHERE "user" = ? AND role IN (?, ?)',
    [userId, ROLE.systemAdmin, ROLE.orgAdmin],
  );
  return row !== undefined;
}
