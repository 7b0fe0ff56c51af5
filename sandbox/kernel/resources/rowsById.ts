import type { Field, ResourceId } from '../../../generated/names.ts';
import { placeholders, quoted, type SqlValue } from '../store/database.ts';
import { table } from '../core/tables.ts';
import type { Call } from '../core/sandbox.ts';
import type { RowWith } from '../core/values.ts';

/** Columns of the records that rows refer to, by id. */
export function rowsById<R extends ResourceId, Name extends Field<R>>(
  resource: R,
  columns: readonly Name[],
  named: readonly SqlValue[],
  call: Call,
): ReadonlyMap<SqlValue, RowWith<Name>> {
  const ids = [...new Set(named)];
  const found = call.sandbox.database.all(
    `SELECT ${['id', ...columns].map(quoted).join(', ')} FROM ${table(resource)}
     WHERE id IN (${placeholders(ids.length)})`,
    ids,
  );
  // The statement selects these columns by name, which the type checker cannot see.
  return new Map(found.map((row) => [row['id'] ?? null, row as RowWith<Name>]));
}
