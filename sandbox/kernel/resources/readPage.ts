import type { Row } from '../store/database.ts';
import { cachedRowids } from '../store/rowidCache.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import type { Page } from './paging.ts';
import { orderOf, reversed, type Selection } from './query.ts';
import type { SqlPart } from '../core/columns.ts';
import { searchLarge } from './largeSearch.ts';
import { both, isIn } from '../core/sqlParts.ts';
import { countRows, rowsWhere } from './rows.ts';

/** Up to this number of rows, the database sorts them; more are picked from the remembered order of the whole list. */
const FEW = 1000;

/** Reads the rows of a page and counts all selected records; fast for a hundred thousand records, too. */
export function readPage(
  resource: ServerResource,
  { where, scope, by, terms }: Selection,
  call: Call,
  page: Page,
) {
  const { sandbox } = call;
  const { table } = resource;
  if (by === 'nothing' && !resource.behaviour.scope) {
    const count = countRows(sandbox, table, where);
    return { count, rows: rowsOf(resource, where, count, call, page) };
  }
  const inMemory = by === 'search' ? searchLarge(sandbox.database, resource, terms) : undefined;
  const sql = `SELECT rowid AS found FROM ${table} WHERE ${where.sql}`;
  const found = inMemory ?? cachedRowids(sandbox.database, undefined, sql, where.parameters);
  if (found.length <= FEW) {
    const seen = both(isIn('rowid', [...found]), scope);
    const count = inMemory ? countRows(sandbox, table, seen) : found.length;
    return { count, rows: rowsOf(resource, seen, count, call, page) };
  }
  const order = orderBy(resource, call);
  const all = cachedRowids(
    sandbox.database,
    resource.behaviour.scope ? undefined : table,
    `SELECT rowid AS found FROM ${table} WHERE ${scope.sql} ORDER BY ${order}`,
    scope.parameters,
  );
  const { count, rowids } = pick(all, found, page);
  return { count, rows: rowsWhere(sandbox, resource.id, isIn('rowid', rowids), order) };
}

/** Picks the selected rowids from the ordered ones; returns those of the page and their total number. */
function pick(ordered: Uint32Array, found: Uint32Array, { limit, offset }: Page) {
  const marks = marked(found);
  const rowids: number[] = [];
  let count = 0;
  // Indexed loops, because they run a hundred thousand times per page.
  for (let place = 0; place < ordered.length; place += 1) {
    const rowid = ordered[place] ?? 0;
    if (marks[rowid] !== 1) continue;
    if (count >= offset && rowids.length < limit) rowids.push(rowid);
    count += 1;
  }
  return { count, rowids };
}

/** An array with 1 at the index of each rowid. */
function marked(rowids: Uint32Array): Uint8Array {
  let largest = 0;
  for (let place = 0; place < rowids.length; place += 1) {
    largest = Math.max(largest, rowids[place] ?? 0);
  }
  const marks = new Uint8Array(largest + 1);
  for (let place = 0; place < rowids.length; place += 1) marks[rowids[place] ?? 0] = 1;
  return marks;
}

/** Pages of the second half are read in reverse order, because an OFFSET is counted row by row. */
function rowsOf(
  resource: ServerResource,
  where: SqlPart,
  count: number,
  call: Call,
  { limit, offset }: Page,
): readonly Row[] {
  const size = Math.min(limit, count - offset);
  if (size <= 0) return [];
  const after = count - offset - size;
  const order = orderOf(resource, call);
  return after < offset
    ? rowsAt(resource, where, reversed(order), size, after, call).toReversed()
    : rowsAt(resource, where, order, size, offset, call);
}

/** Sorts only rowids, and reads whole rows only for the page. */
function rowsAt(
  resource: ServerResource,
  where: SqlPart,
  order: readonly string[],
  limit: number,
  offset: number,
  call: Call,
): readonly Row[] {
  const ordered = order.join(', ');
  const page = {
    sql: `rowid IN (SELECT rowid FROM ${resource.table} WHERE ${where.sql} ORDER BY ${ordered} LIMIT ? OFFSET ?)`,
    parameters: [...where.parameters, limit, offset],
  };
  return rowsWhere(call.sandbox, resource.id, page, ordered);
}

/** The columns by which a list call is ordered, as SQL. */
export function orderBy(resource: ServerResource, call: Call): string {
  return orderOf(resource, call).join(', ');
}
