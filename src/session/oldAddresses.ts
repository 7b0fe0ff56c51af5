/**
 * Translates an address of the old console. Named segments (`:id`) are kept; what follows a known
 * address is dropped, because tabs and sub-pages have changed; the query is kept unless the new
 * address has its own.
 *
 * @param table `app.oldAddresses`
 * @param path without the base path
 * @param search with its question mark, or empty
 */
export function newAddress(
  table: Readonly<Record<string, string>>,
  path: string,
  search: string,
): string | undefined {
  const wanted = segmentsOf(path);
  const known = Object.entries(table)
    .map(([pattern, target]) => ({ pattern: segmentsOf(pattern), target }))
    .toSorted((one, other) => other.pattern.length - one.pattern.length);
  for (const { pattern, target } of known) {
    const values = match(pattern, wanted);
    if (values) return withQuery(fill(target, values), search);
  }
  return undefined;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function match(
  pattern: readonly string[],
  path: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (path.length < pattern.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = path[index] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return values;
}

function fill(target: string, values: Readonly<Record<string, string>>): string {
  return target.replace(/:([A-Za-z_]+)/g, (whole, name: string) => values[name] ?? whole);
}

function withQuery(target: string, search: string): string {
  const [path = '', own = ''] = target.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(own)) query.set(key, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
