import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { savedSettings, savedNumber } from '../publicSettings/publicSettings.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { isAdministrator } from '../rbac/administrators.ts';
import { oneTimePasswordMatches, OTP_WINDOW } from './totp.ts';

/** SECURITY_MFA_AUTH: for everybody, for administrators. Source: protocol, section 16. */
const EVERYBODY = 1;
const ADMINISTRATORS = 2;
/** MFA level of an account that cannot switch the second factor off (protocol, section 8.2). */
export const ENFORCED_LEVEL = 2;

/** Whether this account must have a second factor, by its own level or by the settings. */
export function isSecondFactorForced(sandbox: Sandbox, user: RowOf<'users.user'>): boolean {
  if (Number(user['mfa_level'] ?? 0) === ENFORCED_LEVEL) return true;
  const wanted = savedSettings(sandbox)['SECURITY_MFA_AUTH'];
  if (wanted === EVERYBODY) return true;
  return wanted === ADMINISTRATORS && isAdministrator(sandbox, String(user['id']));
}

/** Whether this account uses a second factor, by its own choice or by the settings. */
export function wantsSecondFactor(sandbox: Sandbox, user: RowOf<'users.user'>): boolean {
  return Number(user['mfa_level'] ?? 0) > 0 || isSecondFactorForced(sandbox, user);
}

function secretOf(sandbox: Sandbox, userId: string): string | undefined {
  const row = sandbox.database.get('SELECT secret FROM otp_secrets WHERE user_id = ?', [userId]);
  return row && String(row['secret']);
}

export function hasAuthenticator(sandbox: Sandbox, userId: string): boolean {
  return secretOf(sandbox, userId) !== undefined;
}

/** @param secret in base32 */
export function bindAuthenticator(sandbox: Sandbox, userId: string, secret: string): void {
  sandbox.database.run('INSERT OR REPLACE INTO otp_secrets (user_id, secret) VALUES (?, ?)', [
    userId,
    secret,
  ]);
}

export function unbindAuthenticator(sandbox: Sandbox, userId: string): void {
  sandbox.database.run('DELETE FROM otp_secrets WHERE user_id = ?', [userId]);
}

/** Whether this is the current code of the account's authenticator; false without an authenticator. */
export function codeMatches(sandbox: Sandbox, userId: string, code: string): boolean {
  const secret = secretOf(sandbox, userId);
  return secret !== undefined && isCodeOf(sandbox, secret, code);
}

/** Whether this is the current code of a secret, within the saved window (OTP_VALID_WINDOW). */
export function isCodeOf(sandbox: Sandbox, secret: string, code: string): boolean {
  const window = savedNumber(sandbox, 'OTP_VALID_WINDOW', OTP_WINDOW);
  return oneTimePasswordMatches(secret, code, sandbox.clock(), window);
}
