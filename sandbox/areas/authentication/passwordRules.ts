import type { SavedSetting } from '../publicSettings/settingNames.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { isAdministrator } from '../rbac/administrators.ts';

const LENGTH: SavedSetting = 'SECURITY_PASSWORD_MIN_LENGTH';
const ADMINISTRATORS_LENGTH: SavedSetting = 'SECURITY_ADMIN_USER_PASSWORD_MIN_LENGTH';

/**
 * Checks the public setting PASSWORD_RULE (protocol, section 11); administrators have a minimum length of their
 * own.
 */
export function followsPasswordRules(
  password: string,
  user: RowOf<'users.user'>,
  sandbox: Sandbox,
): boolean {
  const rule = new Map<string, unknown>(
    Object.entries(publicSettings(sandbox)['PASSWORD_RULE'] ?? {}),
  );
  const length = isAdministrator(sandbox, String(user['id'])) ? ADMINISTRATORS_LENGTH : LENGTH;
  const wanted = (name: SavedSetting) => rule.get(name) === true;
  return (
    password.length >= Number(rule.get(length) ?? 0) &&
    (!wanted('SECURITY_PASSWORD_UPPER_CASE') || /\p{Lu}/u.test(password)) &&
    (!wanted('SECURITY_PASSWORD_LOWER_CASE') || /\p{Ll}/u.test(password)) &&
    (!wanted('SECURITY_PASSWORD_NUMBER') || /\d/.test(password)) &&
    (!wanted('SECURITY_PASSWORD_SPECIAL_CHAR') || /[^\p{L}\p{N}]/u.test(password))
  );
}
