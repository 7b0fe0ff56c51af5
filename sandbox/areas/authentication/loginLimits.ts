import type { SavedSetting } from '../../kernel/core/settingNames.ts';
import { savedSettings } from '../../kernel/core/settings.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';

/** Sources: protocol, section 16: SECURITY_LOGIN_LIMIT_COUNT, SECURITY_LOGIN_LIMIT_TIME. */
export const LOGIN_LIMIT_COUNT = 7;
const LOGIN_LIMIT_MINUTES = 30;
const MINUTE_MS = 60_000;

/** The number of failures that locks an account and the length of the lock, from the saved settings. */
export function loginLimits(sandbox: Sandbox): {
  readonly count: number;
  readonly minutes: number;
} {
  const saved = savedSettings(sandbox);
  const number = (name: SavedSetting, otherwise: number) =>
    typeof saved[name] === 'number' ? saved[name] : otherwise;
  return {
    count: number('SECURITY_LOGIN_LIMIT_COUNT', LOGIN_LIMIT_COUNT),
    minutes: number('SECURITY_LOGIN_LIMIT_TIME', LOGIN_LIMIT_MINUTES),
  };
}

/** The key under which wrong second-factor codes are counted. */
export function codeAttempts(userId: string): string {
  return `code of ${userId}`;
}

function failuresOf(sandbox: Sandbox, username: string): number {
  const row = sandbox.database.get(
    'SELECT failures FROM login_failures WHERE username = ? AND date_expired > ?',
    [username.toLowerCase(), sandbox.clock()],
  );
  return Number(row?.['failures'] ?? 0);
}

export function isLoginBlocked(sandbox: Sandbox, username: string): boolean {
  return failuresOf(sandbox, username) >= loginLimits(sandbox).count;
}

/** Counts a failed attempt and returns the number of attempts left. */
export function countLoginFailure(sandbox: Sandbox, username: string): number {
  return setLoginFailures(sandbox, username, failuresOf(sandbox, username) + 1);
}

export function setLoginFailures(sandbox: Sandbox, username: string, failures: number): number {
  const { count, minutes } = loginLimits(sandbox);
  sandbox.database.run(
    'INSERT OR REPLACE INTO login_failures (username, failures, date_expired) VALUES (?, ?, ?)',
    [username.toLowerCase(), failures, sandbox.clock() + minutes * MINUTE_MS],
  );
  return Math.max(0, count - failures);
}

export function clearLoginFailures(sandbox: Sandbox, username: string): void {
  sandbox.database.run('DELETE FROM login_failures WHERE username = ?', [username.toLowerCase()]);
}
