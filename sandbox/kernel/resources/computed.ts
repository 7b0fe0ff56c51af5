import type { ResourceId } from '#project/generated/names.ts';
import { resourceIn, type Call } from '../core/sandbox.ts';
import { isIn } from '../core/sqlParts.ts';
import { table, type RowOf, type SharedField } from '../core/tables.ts';
import type { RowWith } from '../core/values.ts';
import { quoted } from '../store/database.ts';
import { countsBy, rowsById } from './rows.ts';

/** A computed field: the number of records of a resource that refer to the row in a field. */
export function recordCount<R extends ResourceId>(resource: R, field: SharedField<R>) {
  return (rows: readonly RowWith<'id'>[], { sandbox }: Call) => {
    const column = quoted(field);
    const ids = rows.map((row) => row['id']);
    const counts =
      resourceIn(sandbox, resource) &&
      countsBy(sandbox, `${table(resource)}`, column, isIn(column, ids));
    return (row: RowWith<'id'>): number => counts?.get(row['id']) ?? 0;
  };
}

/** A computed field: what the record shows that the row refers to in a field. */
export function ofReferred<R extends ResourceId, Name extends string>(
  resource: R,
  field: Name,
  value: (record: RowOf<R> | undefined, row: RowWith<Name>) => unknown,
) {
  return (rows: readonly RowWith<Name>[], call: Call) => {
    const records = rowsById(
      resource,
      rows.map((row) => row[field]),
      call,
    );
    return (row: RowWith<Name>): unknown => value(records.get(row[field]), row);
  };
}
