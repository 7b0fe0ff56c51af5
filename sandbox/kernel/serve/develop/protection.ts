import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isCrossSite } from '../../wire/csrf.ts';
import { developmentPolicy, SECURITY_HEADERS } from '../../wire/headers.ts';

/** Below the base path: opens a file in the developer's editor. */
const EDITOR = '__open-in-editor';

/** Headers of what vite serves, which writes its answers itself. */
export function addDevelopmentHeaders({ headers }: FastifyRequest, { raw }: FastifyReply): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) raw.setHeader(name, value);
  raw.setHeader('Content-Security-Policy', developmentPolicy(headers.host ?? ''));
}

/**
 * Whether vite may answer. Pages of other sites may link to the console, and do nothing else: they could read its
 * sources, and open files in the editor by an image (Fetch Metadata, section 2).
 *
 * @param base path of the console with slashes at both ends
 */
export function maySee({ url, headers }: FastifyRequest, base: string): boolean {
  if (url.startsWith(`${base}${EDITOR}`)) return isOwnCall(headers);
  return headers['sec-fetch-dest'] === 'document' || !isCrossSite(headers);
}

/** Without TLS, browsers send fetch metadata to this machine alone, but the referrer to its own server anywhere. */
function isOwnCall({ 'sec-fetch-site': site, referer = '', host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(referer) && new URL(referer).host === host;
}
