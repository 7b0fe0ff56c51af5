import type { ServerResource } from '../core/sandbox.ts';

/**
 * What `search=` looks through, as SQL: the search fields one below the other. Terms hold no line
 * breaks, so none is found across two fields. The index of the same expression must be written alike.
 *
 * @returns undefined where nothing can be searched
 */
export function searchText({ server, columns }: ServerResource): string | undefined {
  const names = server.search.flatMap((name) => columns.get(name)?.name ?? []);
  if (names.length === 0) return undefined;
  return names.map((name) => `coalesce(${name}, '')`).join(' || char(10) || ');
}
