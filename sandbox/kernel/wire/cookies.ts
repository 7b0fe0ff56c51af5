import { parseCookie, stringifySetCookie } from 'cookie';

interface CookieOptions {
  readonly httpOnly?: true;
  /** In seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/** Parses a `Cookie` header. Of two cookies with the same name the first is used; quotes are kept. */
export function parseCookies(
  header: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '');
}

/** A `Set-Cookie` value with the attributes of the real server (observed, section session). */
export function cookie(name: string, value: string, options: CookieOptions = {}): string {
  return stringifySetCookie(
    { name, value, ...options, path: '/', sameSite: 'lax' },
    { encode: String },
  );
}

export function expiredCookie(name: string): string {
  return cookie(name, '', { maxAge: 0 });
}
