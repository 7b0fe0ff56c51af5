import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { clearFailures, failuresOf, setFailures } from './failures.ts';
import { savedNumber } from '../publicSettings/publicSettings.ts';

/** Sources: protocol, section 16: SECURITY_LOGIN_LIMIT_COUNT, SECURITY_LOGIN_LIMIT_TIME. */
export const LOGIN_LIMIT_COUNT = 7;
const LOGIN_LIMIT_MINUTES = 30;
const COUNTER = 'login_failures';

/** The number of failures that locks an account and the length of the lock, from the saved settings. */
export function loginLimits(sandbox: Sandbox): {
  readonly count: number;
  readonly minutes: number;
} {
  return {
    count: savedNumber(sandbox, 'SECURITY_LOGIN_LIMIT_COUNT', LOGIN_LIMIT_COUNT),
    minutes: savedNumber(sandbox, 'SECURITY_LOGIN_LIMIT_TIME', LOGIN_LIMIT_MINUTES),
  };
}

/** The key under which wrong second-factor codes are counted. */
export function codeAttempts(userId: string): string {
  return `code of ${userId}`;
}

export function isLoginBlocked(sandbox: Sandbox, username: string): boolean {
  return failuresOf(sandbox, COUNTER, username.toLowerCase()) >= loginLimits(sandbox).count;
}

/** Counts a failed attempt and returns the number of attempts left. */
export function countLoginFailure(sandbox: Sandbox, username: string): number {
  const failures = failuresOf(sandbox, COUNTER, username.toLowerCase()) + 1;
  setLoginFailures(sandbox, username, failures);
  return Math.max(0, loginLimits(sandbox).count - failures);
}

export function setLoginFailures(sandbox: Sandbox, username: string, failures: number): void {
  const { minutes } = loginLimits(sandbox);
  setFailures(sandbox, COUNTER, username.toLowerCase(), failures, minutes);
}

export function clearLoginFailures(sandbox: Sandbox, username: string): void {
  clearFailures(sandbox, COUNTER, username.toLowerCase());
}
