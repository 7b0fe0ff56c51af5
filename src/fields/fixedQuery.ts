/**
 * The part of a query that holds for every record: what `$record` and `$me` stand for is known in forms alone. Records that
 * are asked for by id need no more.
 */
export function fixedQuery(
  query: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  return (
    query && Object.fromEntries(Object.entries(query).filter(([, value]) => !value.startsWith('$')))
  );
}
