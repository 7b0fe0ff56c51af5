export interface CookieOptions {
  readonly httpOnly?: true;
  /** In seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/** Parses a `Cookie` header. Of two cookies with the same name the first is used; quotes are kept. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(part.slice(equals + 1).trim()));
  }
  return cookies;
}

/** A `Set-Cookie` value with the attributes of the real server (observed, section session). */
export function cookie(name: string, value: string, options: CookieOptions = {}): string {
  const life = options.maxAge === undefined ? '' : `; Max-Age=${options.maxAge}`;
  return `${name}=${value}${options.httpOnly ? '; HttpOnly' : ''}${life}; Path=/; SameSite=Lax`;
}

export function expiredCookie(name: string): string {
  return `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
