import Cookies from 'js-cookie';

/** The cookie's value, decoded and without the quotation marks a server may put around it. */
export function readCookie(name: string): string | undefined {
  return Cookies.get(name);
}

/**
 * Writes a cookie for the whole origin.
 *
 * @param lifetimeMs until the browser closes unless given
 */
export function writeCookie(name: string, value: string, lifetimeMs?: number): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    ...(lifetimeMs !== undefined && { expires: new Date(Date.now() + lifetimeMs) }),
  });
}
