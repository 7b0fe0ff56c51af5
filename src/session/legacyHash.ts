/** What browsers and web servers take as the end of a segment, written out or encoded. */
const SEPARATOR = /[/\\]|%2f|%5c/iu;
/** What they leave out of an address (URL standard, "basic URL parser"). */
const INVISIBLE = /[\t\n\r]/gu;
/** A segment that leads to the same place or one above: `.`, `..`, `.%2e`. */
const DOTS = /^(?:\.|%2e){1,2}$/iu;

/**
 * The server writes addresses of the old console into mails and messages:
 * `/ui/#/books/books/1?page=2`. This translates them into paths (design: router), which never lead out of the
 * console.
 *
 * @param location the browser's address
 * @param base base path with slashes at both ends
 * @returns the path to open, or undefined for other addresses
 */
export function pathOfLegacyHash(
  location: { readonly hash: string; readonly search: string },
  base: string,
): string | undefined {
  if (!location.hash.startsWith('#/')) return undefined;
  const [path = '', hashQuery = ''] = location.hash.slice(1).split('?', 2);
  const query = new URLSearchParams(location.search);
  for (const [key, value] of new URLSearchParams(hashQuery)) query.set(key, value);
  const segments = path
    .replaceAll(INVISIBLE, '')
    .split(SEPARATOR)
    .filter((segment) => segment !== '' && !DOTS.test(segment));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `${base}${segments.join('/')}${search}`;
}
