import type { Sandbox } from '../sandbox.ts';

/** Sources: protocol facts, section 16: SECURITY_LOGIN_LIMIT_COUNT, SECURITY_LOGIN_LIMIT_TIME. */
export const LOGIN_LIMIT_COUNT = 7;
export const LOGIN_LIMIT_MINUTES = 30;
const MINUTE_MS = 60_000;

function failuresOf(sandbox: Sandbox, username: string): number {
  const row = sandbox.database.get(
    'SELECT failures FROM login_failures WHERE username = ? AND date_expired > ?',
    [username.toLowerCase(), sandbox.clock()],
  );
  return Number(row?.['failures'] ?? 0);
}

export function isLoginBlocked(sandbox: Sandbox, username: string): boolean {
  return failuresOf(sandbox, username) >= LOGIN_LIMIT_COUNT;
}

/** Counts a failed attempt and gives how many are left. */
export function countLoginFailure(sandbox: Sandbox, username: string): number {
  return setLoginFailures(sandbox, username, failuresOf(sandbox, username) + 1);
}

export function setLoginFailures(sandbox: Sandbox, username: string, failures: number): number {
  sandbox.database.run(
    'INSERT OR REPLACE INTO login_failures (username, failures, date_expired) VALUES (?, ?, ?)',
    [username.toLowerCase(), failures, sandbox.clock() + LOGIN_LIMIT_MINUTES * MINUTE_MS],
  );
  return Math.max(0, LOGIN_LIMIT_COUNT - failures);
}

export function clearLoginFailures(sandbox: Sandbox, username: string): void {
  sandbox.database.run('DELETE FROM login_failures WHERE username = ?', [username.toLowerCase()]);
}
