import { apiFacts } from '#project/generated/api.ts';
import type { Query } from './request.ts';

export interface BuiltAddress {
  /** Path without the query. */
  readonly path: string;
  readonly url: string;
}

/**
 * The address of a call on this origin.
 *
 * @param address below the root of the API (`users/users`), or a path from the root (`/core/auth/logout/`)
 * @param query added to the address's own query
 * @param exact leaves the path as it is; otherwise API paths get a trailing slash, where the server
 * wants one
 * @throws TypeError for an address that leaves this origin
 */
export function buildAddress(
  address: string,
  query: Query = {},
  exact = false,
  { root, slash } = apiFacts,
): BuiltAddress {
  const [given = '', ownQuery = ''] = address.split('?', 2);
  const isBelow = !given.startsWith('/');
  const path = isBelow ? root + given : given;
  if (/^\/[/\\]/.test(path) || /^[a-z][a-z0-9+.-]*:/i.test(given)) {
    throw new TypeError(`Only addresses of this origin may be called, not ${address}`);
  }
  const slashed =
    slash && !exact && (isBelow || path.startsWith('/api/')) && !path.endsWith('/')
      ? `${path}/`
      : path;
  const search = [ownQuery, queryString(query)].filter(Boolean).join('&');
  return { path: slashed, url: search ? `${slashed}?${search}` : slashed };
}

/** The query string in the given order, without unset values. */
function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.append(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.toString();
}

/**
 * The address of one record.
 *
 * @returns undefined for an impossible id: `..` would leave the resource's address
 */
export function recordAddress(address: string, id: string | number): string | undefined {
  const segment = encodeURIComponent(String(id));
  return segment === '' || segment === '.' || segment === '..'
    ? undefined
    : `${address}/${segment}`;
}
