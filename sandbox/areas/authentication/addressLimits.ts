import { messages } from './messages.ts';
import type { SavedSetting } from '../../kernel/core/settingNames.ts';
import { savedSettings } from '../../kernel/core/settings.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { namesAddress } from '../../kernel/wire/addressRules.ts';
import type { Message } from '../../kernel/core/messages.ts';

/** Sources: protocol, section 16: SECURITY_LOGIN_IP_LIMIT_COUNT, SECURITY_LOGIN_IP_LIMIT_TIME. */
const LIMIT_COUNT = 99_999;
const LIMIT_MINUTES = 30;
const MINUTE_MS = 60_000;

function limits(sandbox: Sandbox) {
  const saved = savedSettings(sandbox);
  const number = (name: SavedSetting, otherwise: number) =>
    typeof saved[name] === 'number' ? saved[name] : otherwise;
  return {
    count: number('SECURITY_LOGIN_IP_LIMIT_COUNT', LIMIT_COUNT),
    minutes: number('SECURITY_LOGIN_IP_LIMIT_TIME', LIMIT_MINUTES),
    never: saved['SECURITY_LOGIN_IP_WHITE_LIST'],
    always: saved['SECURITY_LOGIN_IP_BLACK_LIST'],
  };
}

/** The reason why logins from this address are refused: it is blocked, or it had too many failures. */
export function addressRefusal(sandbox: Sandbox, address: string | undefined): Message | undefined {
  const { count, minutes, never, always } = limits(sandbox);
  if (namesAddress(never, address)) return undefined;
  if (namesAddress(always, address)) return { say: messages.addressListed };
  if (failuresFrom(sandbox, address) < count) return undefined;
  return { say: messages.addressBlocked, with: { minutes } };
}

function failuresFrom({ database, clock }: Sandbox, address: string | undefined): number {
  const row = database.get(
    'SELECT failures FROM address_failures WHERE address = ? AND date_expired > ?',
    [address ?? '', clock()],
  );
  return Number(row?.['failures'] ?? 0);
}

/** Counts a failed login from this address. */
export function countAddressFailure(sandbox: Sandbox, address: string | undefined): void {
  if (address === undefined) return;
  const failures = failuresFrom(sandbox, address) + 1;
  sandbox.database.run(
    'INSERT OR REPLACE INTO address_failures (address, failures, date_expired) VALUES (?, ?, ?)',
    [address, failures, sandbox.clock() + limits(sandbox).minutes * MINUTE_MS],
  );
}

/** Resets the failures of this address after a successful login. */
export function clearAddressFailures({ database }: Sandbox, address: string | undefined): void {
  database.run('DELETE FROM address_failures WHERE address = ?', [address ?? '']);
}
