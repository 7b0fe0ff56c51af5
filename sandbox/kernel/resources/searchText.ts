import type { ServerResource } from '../core/sandbox.ts';

/**
 * The text that `search=` searches, as an SQL expression: the search fields joined by line breaks, which no term
 * contains, so that no match spans two fields. The index uses the same expression.
 *
 * @param row the name of the row in a trigger
 * @returns undefined for a resource without search fields
 */
export function searchText(resource: ServerResource, row?: string): string | undefined {
  const names = searchColumns(resource).map((name) =>
    row === undefined ? name : `${row}.${name}`,
  );
  if (names.length === 0) return undefined;
  return names.map((name) => `coalesce(${name}, '')`).join(' || char(10) || ');
}

export function searchColumns({ server, columns }: ServerResource): readonly string[] {
  return server.search.flatMap((name) => columns.get(name)?.name ?? []);
}
