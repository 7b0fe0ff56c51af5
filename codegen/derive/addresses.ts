/**
 * The API address of a resource without `api` (spec 1, section 7): the segments of its route's address without the first, with these exceptions:
 *
 * - `orgs`, `gathered-user` and `change-auth-plan` are below `xpack`, which replaces the segment before them
 *   (`accounts/gathered-user` is `xpack/gathered-user`);
 * - below `/tickets` the first segment is kept, because tickets are an app of their own (protocol, section 17).
 */
const MOVED_TO_XPACK: ReadonlySet<string> = new Set(['orgs', 'gathered-user', 'change-auth-plan']);
const KEPT_FIRST_SEGMENT = 'tickets';

/**
 * @param path of a route's list, for example `/console/assets/domains`
 * @returns the address below the root of the API without leading and trailing slashes: `assets/domains`
 */
export function apiOfPath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const below = segments[0] === KEPT_FIRST_SEGMENT ? segments : segments.slice(1);
  const moved = below.findIndex((segment) => MOVED_TO_XPACK.has(segment));
  return (moved < 0 ? below : ['xpack', ...below.slice(moved)]).join('/');
}
