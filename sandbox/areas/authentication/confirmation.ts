import { messages } from './messages.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import { isLaterServer } from '../laterServer.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { permissionDenied, WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';

const MS_PER_SECOND = 1000;
const CODE = 'mfa_verify_required';
/** Source: protocol, section 9. */
export const LEVELS = { relogin: 1, password: 2, mfa: 3 } as const;
export type Level = keyof typeof LEVELS;
/** For this long a confirmation without a code holds on v2.28. */
const WINDOW_MS = 300_000;

export function isLevel(name: unknown): name is Level {
  return typeof name === 'string' && name in LEVELS;
}

/**
 * Whether the user of this call has confirmed their identity recently or does not need to. One timestamp is
 * valid for all actions (protocol, section 9); on v2.28 for those that want no higher level.
 */
export function isConfirmed(call: Call, level: Level = 'mfa'): boolean {
  const settings = publicSettings(call.sandbox);
  if (settings['SECURITY_VIEW_AUTH_NEED_MFA'] === false) return true;
  const row = call.sandbox.database.get(
    `SELECT c.date_confirmed, l.level FROM session_confirmations c
    LEFT JOIN confirmation_levels l ON l.session = c.session WHERE c.session = ?`,
    [call.sessionKey ?? ''],
  );
  if (!row) return false;
  const byLevel = isLaterServer(call.sandbox);
  if (byLevel && Number(row['level']) < LEVELS[level]) return false;
  const hasShortWindow = byLevel && level !== 'mfa';
  const window = Number(settings['SECURITY_MFA_VERIFY_TTL']) * MS_PER_SECOND;
  const end = Number(row['date_confirmed']) + (hasShortWindow ? WINDOW_MS : window);
  return end > call.now;
}

/** For addresses that require a confirmation. @throws 400 `mfa_verify_required`; on v2.28 the level that is wanted */
export function requireConfirmation(call: Call, level: Level = 'mfa'): void {
  if (isConfirmed(call, level)) return;
  const code = isLaterServer(call.sandbox) ? level : CODE;
  throw new WireError(400, { detail: { say: messages.confirmationRequired }, code: { raw: code } });
}

/** For calls that are refused without a reason until v2.23. @throws 403; on v2.28 as other addresses do */
export function requireRecentLogin(call: Call): void {
  if (isLaterServer(call.sandbox)) requireConfirmation(call, 'relogin');
  else if (!isConfirmed(call)) throw permissionDenied();
}

/** Stores the time and the level of the confirmation in this session. */
export function stampConfirmation(call: Call, level: Level = 'mfa'): void {
  const { database } = call.sandbox;
  const session = call.sessionKey ?? '';
  database.run(
    'INSERT OR REPLACE INTO session_confirmations (session, date_confirmed) VALUES (?, ?)',
    [session, call.now],
  );
  database.run('INSERT OR REPLACE INTO confirmation_levels (session, level) VALUES (?, ?)', [
    session,
    LEVELS[level],
  ]);
}
