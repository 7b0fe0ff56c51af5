import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from './session.ts';

/**
 * The request token of a session. It is derived from the secret key of the session, so that a cookie that another
 * site or another user planted is of no use.
 *
 * @returns 64 letters and digits, the length of the real server's token
 */
export function csrfToken({ key }: Pick<Session, 'key'>): string {
  return createHmac('sha256', key).update('request token').digest('hex');
}

/** Whether a token in a header or form is that of the session (protocol, section 1). */
export function csrfMatches(
  session: Session | undefined,
  sent: string | null | undefined,
): boolean {
  if (!session || !sent) return false;
  const [expected, actual] = [Buffer.from(csrfToken(session)), Buffer.from(sent)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Whether a request comes from a page of another site, by what the browser says of it (Fetch Metadata, section 2.2).
 * Only the hosts are compared: a server in front may speak TLS.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  return isCrossOrigin(headers) || (site !== 'same-origin' && site !== 'none');
}

/** Whether `Origin` names another host than the request. Programs send none. */
export function isCrossOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
