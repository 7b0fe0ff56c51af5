/**
 * The server still writes addresses of the old console into mails and messages:
 * `/ui/#/tickets/tickets/1?oid=2`. Each has a path of its own now (design: router).
 *
 * @param location the address as the browser has it
 * @param base where the console is served, with slashes at both ends
 * @returns the path to show instead, or nothing when the address is not of the old form
 */
export function pathOfLegacyHash(
  location: { readonly hash: string; readonly search: string },
  base: string,
): string | undefined {
  if (!location.hash.startsWith('#/')) return undefined;
  const [path = '', hashQuery = ''] = location.hash.slice(1).split('?', 2);
  const query = new URLSearchParams(location.search);
  for (const [key, value] of new URLSearchParams(hashQuery)) query.set(key, value);
  const segments = path.split('/').filter((segment) => segment !== '');
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `${base}${segments.join('/')}${search}`;
}
