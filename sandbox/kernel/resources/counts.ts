import type { ResourceId } from '../../../generated/names.ts';
import { placeholders, quoted, type SqlValue } from '../store/database.ts';
import { table, type SharedField } from '../core/tables.ts';
import type { Call } from '../core/sandbox.ts';
import type { RowWith } from '../core/values.ts';

/** For each of these rows, the number of records of a resource that refer to it in a field. */
export function countByOwner<R extends ResourceId>(
  call: Call,
  resource: R,
  field: SharedField<R>,
  rows: readonly RowWith<'id'>[],
): ReadonlyMap<SqlValue, number> {
  const ids = rows.map((row) => row['id'] ?? null);
  if (ids.length === 0) return new Map<SqlValue, number>();
  const column = quoted(field);
  const counts = call.sandbox.database.all(
    `SELECT ${column} AS owner, count(*) AS n FROM ${table(resource)}
     WHERE ${column} IN (${placeholders(ids.length)}) GROUP BY ${column}`,
    ids,
  );
  return new Map(counts.map((row) => [row['owner'] ?? null, Number(row['n'])]));
}
