import type { ResourceId } from '#project/generated/names.ts';
import type { SqlPart } from '../core/columns.ts';
import { tableName } from '../core/resource.ts';
import type { Call, Sandbox } from '../core/sandbox.ts';
import { EVERYTHING, equals, isIn } from '../core/sqlParts.ts';
import type { RowOf } from '../core/tables.ts';
import type { Row, SqlValue } from '../store/database.ts';

type Stored = Pick<Sandbox, 'database'>;

/**
 * The stored rows that meet a condition, of all organizations.
 *
 * @param order columns, and a `LIMIT` where only the first are wanted; by default the order of their creation
 */
export function rowsWhere<R extends ResourceId>(
  stored: Stored,
  resource: R,
  where?: SqlPart,
  order?: string,
): readonly RowOf<R>[];
export function rowsWhere(
  { database }: Stored,
  resource: ResourceId,
  { sql, parameters }: SqlPart = EVERYTHING,
  order = 'rowid',
): readonly Row[] {
  return database.all(
    `SELECT * FROM ${tableName(resource)} WHERE ${sql} ORDER BY ${order}`,
    parameters,
  );
}

/** The first of the stored rows that meet a condition. */
export function rowWhere<R extends ResourceId>(
  stored: Stored,
  resource: R,
  where?: SqlPart,
  order?: string,
): RowOf<R> | undefined {
  return rowsWhere(stored, resource, where, `${order ?? 'rowid'} LIMIT 1`)[0];
}

/** The stored row with an id, whoever may see it. */
export function rowWithId<R extends ResourceId>(
  stored: Stored,
  resource: R,
  id: unknown,
): RowOf<R> | undefined {
  return rowWhere(stored, resource, equals('id', asKey(id)));
}

/** The stored rows with these ids, by id. */
export function rowsById<R extends ResourceId>(
  resource: R,
  ids: readonly (SqlValue | undefined)[],
  { sandbox }: Pick<Call, 'sandbox'>,
): ReadonlyMap<SqlValue | undefined, RowOf<R>> {
  const rows = rowsWhere(sandbox, resource, isIn('id', [...new Set(ids)]));
  return new Map(rows.map((row) => [row['id'], row]));
}

function asKey(id: unknown): SqlValue {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Whether a table has a row that meets a condition. */
export function hasRow({ database }: Stored, table: string, { sql, parameters }: SqlPart): boolean {
  return database.get(`SELECT 1 AS one FROM ${table} WHERE ${sql}`, parameters) !== undefined;
}

/** The number of rows of a table that meet a condition. */
export function countRows({ database }: Stored, table: string, { sql, parameters }: SqlPart) {
  return Number(database.get(`SELECT count(*) AS n FROM ${table} WHERE ${sql}`, parameters)?.['n']);
}

/**
 * The numbers of rows that meet a condition, by the value of a column.
 *
 * @param counted what is counted of them; by default the rows themselves
 */
export function countsBy(
  { database }: Stored,
  table: string,
  column: string,
  { sql, parameters }: SqlPart = EVERYTHING,
  counted = '*',
): ReadonlyMap<SqlValue | undefined, number> {
  const rows = database.all(
    `SELECT ${column} AS owner, count(${counted}) AS n FROM ${table} WHERE ${sql} GROUP BY ${column}`,
    parameters,
  );
  return new Map(rows.map(({ owner, n }) => [owner, Number(n)]));
}
