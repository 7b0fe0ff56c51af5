import { sessionFacts } from '#project/generated/session.ts';
import { buildAddress } from '../api/address.ts';
import type { Answer } from '../api/request.ts';

/** spec 1, section 9 */
const SESSION_CHECK_DELAY_MS = 30_000;
export const PROFILE_PATH = sessionFacts.profile && buildAddress(sessionFacts.profile).path;

interface SessionCheckEnvironment {
  /** Calls back once after a delay; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Fetches the profile: this keeps the server's session alive, and finds out when it has ended. */
  readonly check: () => void;
}

/**
 * Checks the session 30 seconds after the last successful answer. Answers to the check itself do
 * not count, or it would never end (spec 1, section 4); nor do answers to calls of a timer.
 */
export function createSessionCheck(environment: SessionCheckEnvironment) {
  let cancel: () => void = () => undefined;
  return {
    /** To be called with every answer of the server. */
    answered: ({ path, ok, background }: Pick<Answer, 'path' | 'ok' | 'background'>) => {
      if (!ok || background || path === PROFILE_PATH) return;
      cancel();
      cancel = environment.after(SESSION_CHECK_DELAY_MS, environment.check);
    },
    stop: () => cancel(),
  };
}
