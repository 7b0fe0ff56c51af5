import { sessionFacts } from '#project/generated/session.ts';
import { readCookie } from './cookies.ts';
import { createRequest } from './createRequest.ts';
import { authorization, forgetToken } from './token.ts';
import { createMetadata } from './metadata.ts';
import {
  createOrganizationContext,
  headerOrganization,
  ORGANIZATION_PARAMETER,
} from './organizationContext.ts';

/** The organization of this page's calls. */
export const organizationContext = createOrganizationContext();

/** The organization that the address of the page names (spec 1, section 7). */
export function pageOrganization(): string | undefined {
  return new URLSearchParams(globalThis.location.search).get(ORGANIZATION_PARAMETER) ?? undefined;
}

/** The organization that calls name in their header. */
export function organizationOfCalls(): string | undefined {
  return headerOrganization(organizationContext, pageOrganization());
}

/** The request client of the browser; every call of `src/` uses it. */
export const api = createRequest({
  fetch: (url, init) => globalThis.fetch(url, init),
  readCookie,
  organization: organizationOfCalls,
  authorization,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  online: () => navigator.onLine,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});

// A token that the server refuses is of no use any more.
api.onUnauthenticated(forgetToken);

/** `request('users/users', {query: {limit: 15}})`: see `RequestOptions`. */
export const request = api.request;

/** The server's field metadata, cached per language and organization until the page is left. */
export const loadMetadata = createMetadata({
  request,
  scope: () => `${readCookie(sessionFacts.language) ?? ''} ${organizationContext.current ?? ''}`,
  // oxlint-disable-next-line no-console -- spec 1, section 8: failed metadata loads are only logged
  log: (address, error) => console.warn(`No metadata for ${address}`, error),
});
