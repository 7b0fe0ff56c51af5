import Cookies from 'js-cookie';

/** The decoded value of a cookie, without surrounding quotation marks. */
export function readCookie(name: string): string | undefined {
  return Cookies.get(name);
}

/**
 * Writes a cookie for the whole origin.
 *
 * @param lifetimeMs default: until the browser closes
 */
export function writeCookie(name: string, value: string, lifetimeMs?: number): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    ...(lifetimeMs !== undefined && { expires: new Date(Date.now() + lifetimeMs) }),
  });
}
