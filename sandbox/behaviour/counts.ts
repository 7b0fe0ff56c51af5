import { placeholders, type Row, type SqlValue } from '../store/database.ts';
import type { Call } from '../wire/call.ts';

/** How many records of a table name each of these rows in a column. */
export function countByOwner(
  call: Call,
  table: string,
  column: string,
  rows: readonly Row[],
): ReadonlyMap<SqlValue, number> {
  const ids = rows.map((row) => row['id'] ?? null);
  if (ids.length === 0) return new Map<SqlValue, number>();
  const counts = call.sandbox.database.all(
    `SELECT ${column} AS owner, count(*) AS n FROM ${table} WHERE ${column} IN (${placeholders(ids.length)}) GROUP BY ${column}`,
    ids,
  );
  return new Map(counts.map((row) => [row['owner'] ?? null, Number(row['n'])]));
}
