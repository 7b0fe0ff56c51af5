import { sessionFacts } from '#project/generated/session.ts';
import { signedIn } from '../api/token.ts';

/** Set by the server at login; the prefix of other cookies does not apply to it (spec 1, section 4). */
const MARK = sessionFacts.mark;
/** Value of a session that ends with the browser: the mark must be renewed. */
const ENDS_WITH_BROWSER = 'close';
/** spec 1, sections 4 and 9 */
const SESSION_MARK_REFRESH_MS = 10_000;
export const SESSION_MARK_LIFETIME_MS = 120_000;

export interface SessionMarkEnvironment {
  readonly readCookie: (name: string) => string | undefined;
  readonly writeCookie: (name: string, value: string, lifetimeMs: number) => void;
  /** Calls back repeatedly; the result stops it. */
  readonly every: (milliseconds: number, callback: () => void) => () => void;
}

/** Logged when the mark is missing and the login page is opened (spec 1, section 8). */
export const NO_SESSION_MARK = MARK && 'No session mark found in cookie';

/** Is there a session? On entry the mark, or the token, must exist (spec 1, section 4); without one the profile tells. */
export function hasSessionMark(readCookie: SessionMarkEnvironment['readCookie']): boolean {
  if (sessionFacts.login?.kind === 'token') return signedIn() !== undefined;
  return MARK === undefined || Boolean(readCookie(MARK));
}

/**
 * Renews a mark that ends with the browser, so that it expires two minutes after the last tab
 * closes. It is renewed at once, too, for pages that are loaded anew again and again. A mark with an age is left alone.
 *
 * @returns stops it
 */
export function keepSessionMark(environment: SessionMarkEnvironment): () => void {
  if (!MARK || environment.readCookie(MARK) !== ENDS_WITH_BROWSER) return () => undefined;
  const renew = () => environment.writeCookie(MARK, ENDS_WITH_BROWSER, SESSION_MARK_LIFETIME_MS);
  renew();
  return environment.every(SESSION_MARK_REFRESH_MS, renew);
}
