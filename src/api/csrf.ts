export type ReadCookie = (name: string) => string | undefined;

/** Cookie with the prefix of the session and CSRF cookie names (protocol, section 1). */
const COOKIE_PREFIX_COOKIE = 'SESSION_COOKIE_NAME_PREFIX';
const CSRF_COOKIE = 'csrftoken';

/**
 * The CSRF token. Read for every call, because a login rotates it.
 *
 * The server may configure a prefix; an empty one arrives as two quotation marks.
 */
export function csrfToken(readCookie: ReadCookie): string | undefined {
  const prefix = readCookie(COOKIE_PREFIX_COOKIE) ?? '';
  const unquoted = prefix === '""' || prefix === "''" ? '' : prefix;
  return readCookie(unquoted + CSRF_COOKIE) || undefined;
}
