import type { ServerResource } from '../core/sandbox.ts';

/**
 * The text that `search=` searches, as an SQL expression: the search fields joined by line breaks, which no term
 * contains, so that no match spans two fields. The index uses the same expression.
 *
 * @returns undefined for a resource without search fields
 */
export function searchText({ server, columns }: ServerResource): string | undefined {
  const names = server.search.flatMap((name) => columns.get(name)?.name ?? []);
  if (names.length === 0) return undefined;
  return names.map((name) => `coalesce(${name}, '')`).join(' || char(10) || ');
}
