/**
 * The API address of a resource without `api`: the segments of its list's address without the view (spec 1, section 7).
 *
 * @param path of a route's list, for example `/console/shop/books`
 * @returns the address below the root of the API without leading and trailing slashes: `shop/books`
 */
export function apiOfPath(path: string): string {
  return path.split('/').filter(Boolean).slice(1).join('/');
}
