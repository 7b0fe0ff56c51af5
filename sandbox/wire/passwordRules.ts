import { publicSettings } from '../endpoints/settings.ts';
import type { Sandbox } from '../sandbox.ts';

/** The public setting PASSWORD_RULE (protocol facts, section 11). */
export function followsPasswordRules(password: string, sandbox: Sandbox): boolean {
  const rule = new Map<string, unknown>(
    Object.entries(publicSettings(sandbox)['PASSWORD_RULE'] ?? {}),
  );
  const wanted = (name: string) => rule.get(name) === true;
  return (
    password.length >= Number(rule.get('SECURITY_PASSWORD_MIN_LENGTH') ?? 0) &&
    (!wanted('SECURITY_PASSWORD_UPPER_CASE') || /\p{Lu}/u.test(password)) &&
    (!wanted('SECURITY_PASSWORD_LOWER_CASE') || /\p{Ll}/u.test(password)) &&
    (!wanted('SECURITY_PASSWORD_NUMBER') || /\d/.test(password)) &&
    (!wanted('SECURITY_PASSWORD_SPECIAL_CHAR') || /[^\p{L}\p{N}]/u.test(password))
  );
}
