import type { ApiPathname } from '../api/apiAddress.ts';

/** spec 1, section 9 */
export const SESSION_CHECK_DELAY_MS = 30_000;
export const PROFILE_PATH: ApiPathname = '/api/v1/users/profile/';

export interface CheckedAnswer {
  readonly path: string;
  readonly ok: boolean;
}

export interface SessionCheckEnvironment {
  /** Calls back once after a time; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Fetches the profile: it keeps the server's session alive and finds out when it ended. */
  readonly check: () => void;
}

export interface SessionCheck {
  /** Every answer of the server goes in here. */
  answered(answer: CheckedAnswer): void;
  stop(): void;
}

/**
 * Checks the session 30 seconds after the last successful answer. Answers of the profile itself do
 * not count, or the check would keep itself going (spec 1, section 4).
 */
export function createSessionCheck(environment: SessionCheckEnvironment): SessionCheck {
  let cancel: () => void = () => undefined;
  return {
    answered: ({ path, ok }) => {
      if (!ok || path === PROFILE_PATH) return;
      cancel();
      cancel = environment.after(SESSION_CHECK_DELAY_MS, environment.check);
    },
    stop: () => cancel(),
  };
}
