import { messages } from './messages.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';

const MS_PER_SECOND = 1000;
const CODE = 'mfa_verify_required';

/**
 * Whether the user of this call has confirmed their identity recently or does not need to. One timestamp is
 * valid for all actions (protocol, section 9).
 */
export function isConfirmed(call: Call): boolean {
  const settings = publicSettings(call.sandbox);
  if (settings['SECURITY_VIEW_AUTH_NEED_MFA'] === false) return true;
  const row = call.sandbox.database.get(
    'SELECT date_confirmed FROM session_confirmations WHERE session = ?',
    [call.sessionKey ?? ''],
  );
  if (!row) return false;
  const window = Number(settings['SECURITY_MFA_VERIFY_TTL']) * MS_PER_SECOND;
  return Number(row['date_confirmed']) + window > call.now;
}

/** For addresses that require a confirmation. @throws 400 `mfa_verify_required` */
export function requireConfirmation(call: Call): void {
  if (isConfirmed(call)) return;
  throw new WireError(400, { detail: { say: messages.confirmationRequired }, code: { raw: CODE } });
}

/** Stores the time of the confirmation in this session. */
export function stampConfirmation(call: Call): void {
  call.sandbox.database.run(
    'INSERT OR REPLACE INTO session_confirmations (session, date_confirmed) VALUES (?, ?)',
    [call.sessionKey ?? '', call.now],
  );
}
