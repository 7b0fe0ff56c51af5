import type { Message } from '../../kernel/core/messages.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { clearFailures, failuresOf, setFailures } from './failures.ts';
import { messages } from './messages.ts';
import { namesAddress } from '../../kernel/wire/addressRules.ts';
import { savedNumber, savedSettings } from '../../kernel/core/settings.ts';

/** Sources: protocol, section 16: SECURITY_LOGIN_IP_LIMIT_COUNT, SECURITY_LOGIN_IP_LIMIT_TIME. */
const LIMIT_COUNT = 99_999;
const LIMIT_MINUTES = 30;
const COUNTER = 'address_failures';

function limitMinutes(sandbox: Sandbox): number {
  return savedNumber(sandbox, 'SECURITY_LOGIN_IP_LIMIT_TIME', LIMIT_MINUTES);
}

/** The reason why logins from this address are refused: it is blocked, or it had too many failures. */
export function addressRefusal(sandbox: Sandbox, address: string | undefined): Message | undefined {
  const saved = savedSettings(sandbox);
  if (namesAddress(saved['SECURITY_LOGIN_IP_WHITE_LIST'], address)) return undefined;
  if (namesAddress(saved['SECURITY_LOGIN_IP_BLACK_LIST'], address)) {
    return { say: messages.addressListed };
  }
  const count = savedNumber(sandbox, 'SECURITY_LOGIN_IP_LIMIT_COUNT', LIMIT_COUNT);
  if (failuresOf(sandbox, COUNTER, address ?? '') < count) return undefined;
  return { say: messages.addressBlocked, with: { minutes: limitMinutes(sandbox) } };
}

/** Counts a failed login from this address. */
export function countAddressFailure(sandbox: Sandbox, address: string | undefined): void {
  if (address === undefined) return;
  const failures = failuresOf(sandbox, COUNTER, address) + 1;
  setFailures(sandbox, COUNTER, address, failures, limitMinutes(sandbox));
}

/** Resets the failures of this address after a successful login. */
export function clearAddressFailures(sandbox: Sandbox, address: string | undefined): void {
  clearFailures(sandbox, COUNTER, address ?? '');
}
