import type { IncomingMessage } from 'node:http';
import { chunk } from 'es-toolkit/array';

/** Headers of a single connection (RFC 9110, section 7.6.1), which are not forwarded. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Headers in which proxies say whose call they forward (RFC 7239, section 4). A client could claim anything in
 * them. Servers read an underscore in a name as a hyphen (CGI, RFC 3875, section 4.1.18), so such names do not pass.
 */
const CLAIMED = /^(?:forwarded|x-forwarded(?:-.*)?|x-real-ip|.*_.*)$/;

/** The two origins between which the proxy forwards calls. */
export interface ProxyOrigins {
  /** The real server. */
  readonly server: URL;
  /** The console's address for browsers behind a TLS proxy: `https://console.example.com`. */
  readonly publicOrigin?: string | undefined;
}

/**
 * The headers of a forwarded request. Origin and referrer of the console are replaced by those of the server, so
 * that its CSRF check succeeds; those of other sites are unchanged, so that it fails. The server is told the address
 * of the connection, not what the client claims.
 */
export function requestHeaders(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { server, publicOrigin }: ProxyOrigins,
): Record<string, string | string[]> {
  const left = namedBy(headers.connection ?? '');
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    // `Expect` has already been answered (RFC 9110, section 10.1.1).
    const isLeftOut = left.has(name) || name === 'expect' || CLAIMED.test(name);
    if (value !== undefined && !isLeftOut) passed[name] = value;
  }
  const { origin, referer, host } = headers;
  const isOwn = (one: string) => isOwnOrigin(one, host, publicOrigin);
  // An IPv4 address, also on a socket for both kinds.
  const address = socket.remoteAddress?.replace(/^::ffff:(?=[\d.]+$)/, '');
  return {
    ...passed,
    ...(address !== undefined && { 'x-forwarded-for': address, 'x-real-ip': address }),
    host: server.host,
    ...(origin !== undefined && isOwn(origin) && { origin: server.origin }),
    ...(referer !== undefined &&
      URL.canParse(referer) &&
      isOwn(new URL(referer).origin) && { referer: moved(referer, server) }),
  };
}

/**
 * Whether an `Origin` is that of the console: scheme, name and port of this request, or those of the TLS proxy in
 * front.
 */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (publicOrigin !== undefined && origin === publicOrigin) return true;
  const own = `http://${host}`;
  return URL.canParse(own) && origin === new URL(own).origin;
}

function moved(address: string, server: URL): string {
  const { pathname, search } = new URL(address);
  return `${server.origin}${pathname}${search}`;
}

/**
 * The headers of a forwarded answer. Redirects to the server lead back to this proxy. Cookies lose their domain
 * and, unless browsers use TLS, the attributes that require it.
 *
 * @param headers names and values in turn
 * @param host the `Host` of the request
 * @returns the same form
 */
export function responseHeaders(
  headers: readonly string[],
  place: ProxyOrigins,
  host: string,
): string[] {
  const pairs = chunk(headers, 2);
  const named = pairs.filter(([name = '']) => name.toLowerCase() === 'connection');
  const left = namedBy(named.map(([, value]) => value).join());
  return pairs
    .filter(([name = '']) => !left.has(name.toLowerCase()))
    .flatMap(([name = '', value = '']) => [name, changed(name.toLowerCase(), value, place, host)]);
}

function changed(
  name: string,
  value: string,
  { server, publicOrigin }: ProxyOrigins,
  host: string,
): string {
  if (name === 'set-cookie') {
    const own = value.replaceAll(/;\s*domain=[^;]*(?=\s*(?:;|$))/gi, '');
    return publicOrigin === undefined ? cookieWithoutTls(own) : own;
  }
  const away = `${server.origin}/`;
  if (name !== 'location' || !value.startsWith(away)) return value;
  return `${publicOrigin ?? `http://${host}`}/${value.slice(away.length)}`;
}

/** Without `Secure`, browsers accept neither `SameSite=None` nor `Partitioned` (RFC 6265bis, section 5.7). */
function cookieWithoutTls(cookie: string): string {
  return cookie
    .replaceAll(/;\s*(?:secure|partitioned)(?=\s*(?:;|$))/gi, '')
    .replaceAll(/;\s*samesite=none(?=\s*(?:;|$))/gi, '; SameSite=Lax');
}

/** The headers that are not forwarded, including those that `Connection` names. */
function namedBy(connection: string): ReadonlySet<string> {
  const names = connection.split(',').map((name) => name.trim().toLowerCase());
  return new Set([...HOP_BY_HOP, ...names]);
}
