import type { ApiPathname } from '../api/apiAddress.ts';

/** spec 1, section 9 */
const SESSION_CHECK_DELAY_MS = 30_000;
export const PROFILE_PATH: ApiPathname = '/api/v1/users/profile/';

interface CheckedAnswer {
  readonly path: string;
  readonly ok: boolean;
  /** Sent by a timer: it says nothing about what the person does. */
  readonly background?: boolean | undefined;
}

interface SessionCheckEnvironment {
  /** Calls back once after a delay; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Fetches the profile: this keeps the server's session alive, and finds out when it has ended. */
  readonly check: () => void;
}

interface SessionCheck {
  /** To be called with every answer of the server. */
  answered(answer: CheckedAnswer): void;
  stop(): void;
}

/**
 * Checks the session 30 seconds after the last successful answer. Answers to the check itself do
 * not count, or it would never end (spec 1, section 4); nor do answers to calls of a timer.
 */
export function createSessionCheck(environment: SessionCheckEnvironment): SessionCheck {
  let cancel: () => void = () => undefined;
  return {
    answered: ({ path, ok, background }) => {
      if (!ok || background || path === PROFILE_PATH) return;
      cancel();
      cancel = environment.after(SESSION_CHECK_DELAY_MS, environment.check);
    },
    stop: () => cancel(),
  };
}
