/** Reads a cookie by name; undefined when there is none. */
export type ReadCookie = (name: string) => string | undefined;

/** Holds what the names of the session's and the CSRF cookie begin with (protocol, section 1). */
export const COOKIE_PREFIX_COOKIE = 'SESSION_COOKIE_NAME_PREFIX';
const CSRF_COOKIE = 'csrftoken';

/**
 * The CSRF token, read afresh for every call because a login rotates it.
 *
 * The prefix is configurable on the server; an empty one arrives as two quotation marks.
 */
export function csrfToken(readCookie: ReadCookie): string | undefined {
  const prefix = readCookie(COOKIE_PREFIX_COOKIE) ?? '';
  const unquoted = prefix === '""' || prefix === "''" ? '' : prefix;
  return readCookie(unquoted + CSRF_COOKIE) || undefined;
}
