import type { RowOf } from '../../kernel/core/tables.ts';
import { savedSettings } from '../../kernel/core/settings.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { isAdministrator } from '../rbac/administrators.ts';
import { decodeBase32, oneTimePasswordMatches } from './totp.ts';

/** SECURITY_MFA_AUTH: for everybody, for administrators. Source: protocol, section 16. */
const EVERYBODY = 1;
const ADMINISTRATORS = 2;
/** The level of an account that may not do without (protocol, section 8.2). */
export const ENFORCED_LEVEL = 2;

/** Must this account have the second factor, by its own level or by the settings? */
export function isSecondFactorForced(sandbox: Sandbox, user: RowOf<'users.user'>): boolean {
  if (Number(user['mfa_level'] ?? 0) === ENFORCED_LEVEL) return true;
  const wanted = savedSettings(sandbox)['SECURITY_MFA_AUTH'];
  if (wanted === EVERYBODY) return true;
  return wanted === ADMINISTRATORS && isAdministrator(sandbox, String(user['id']));
}

/** Does this account have the second factor switched on, by itself or by the settings? */
export function wantsSecondFactor(sandbox: Sandbox, user: RowOf<'users.user'>): boolean {
  return Number(user['mfa_level'] ?? 0) > 0 || isSecondFactorForced(sandbox, user);
}

function secretOf(sandbox: Sandbox, userId: string): string | undefined {
  const row = sandbox.database.get('SELECT secret FROM otp_secrets WHERE user_id = ?', [userId]);
  return row && String(row['secret']);
}

/** Has the account an authenticator? */
export function hasAuthenticator(sandbox: Sandbox, userId: string): boolean {
  return secretOf(sandbox, userId) !== undefined;
}

/** Gives the account an authenticator. @param secret in base32 */
export function bindAuthenticator(sandbox: Sandbox, userId: string, secret: string): void {
  sandbox.database.run('INSERT OR REPLACE INTO otp_secrets (user_id, secret) VALUES (?, ?)', [
    userId,
    secret,
  ]);
}

/** Takes the authenticator away. */
export function unbindAuthenticator(sandbox: Sandbox, userId: string): void {
  sandbox.database.run('DELETE FROM otp_secrets WHERE user_id = ?', [userId]);
}

/** Is this the code that the account's authenticator shows now? Without one no code is right. */
export function codeMatches(sandbox: Sandbox, userId: string, code: string): boolean {
  const secret = secretOf(sandbox, userId);
  return secret !== undefined && isCodeOf(sandbox, secret, code);
}

/** Is this the code of a key now, within the window that was saved (OTP_VALID_WINDOW)? */
export function isCodeOf(sandbox: Sandbox, secret: string, code: string): boolean {
  const window = savedSettings(sandbox)['OTP_VALID_WINDOW'];
  const steps = typeof window === 'number' ? window : undefined;
  return oneTimePasswordMatches(decodeBase32(secret), code, sandbox.clock(), steps);
}
