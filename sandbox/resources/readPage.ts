import type { Row } from '../store/database.ts';
import { rememberedRowids } from '../store/rememberedRowids.ts';
import type { Call } from '../wire/call.ts';
import type { Page } from './paging.ts';
import { orderOf, reversed, type Selection } from './query.ts';
import type { ServerResource, SqlPart } from './resource.ts';

/** So few rows are sorted by the database, more are picked out of the order of the whole list. */
const FEW = 6000;
const BITS = 32;

/** One page of what was selected, and how many records there are in all. */
export interface PageOfRows {
  readonly count: number;
  readonly rows: readonly Row[];
}

/** Reads one page, quickly from a hundred thousand records, too. */
export function readPage(
  resource: ServerResource,
  selection: Selection,
  call: Call,
  page: Page,
): PageOfRows {
  const { where, scope, by } = selection;
  const { database } = call.sandbox;
  const { table } = resource;
  if (by.size === 0) {
    const count = countRows(resource, where, call);
    return { count, rows: rowsOf(resource, where, count, call, page) };
  }
  const found = rememberedRowids(
    database,
    undefined,
    `SELECT rowid AS found FROM ${table} WHERE ${where.sql}`,
    where.parameters,
  );
  if (found.length <= FEW) {
    return {
      count: found.length,
      rows: rowsOf(resource, rowidsPart(found), found.length, call, page),
    };
  }
  const order = `ORDER BY ${orderOf(resource, call).join(', ')}`;
  const all = rememberedRowids(
    database,
    table,
    `SELECT rowid AS found FROM ${table} WHERE ${scope.sql} ${order}`,
    scope.parameters,
  );
  const rowids = pick(all, found, page);
  return { count: found.length, rows: allRows(resource, rowidsPart(rowids), order, call) };
}

/** The rowids of one page: those of the ordered list that were found. */
function pick(
  ordered: Uint32Array,
  found: Uint32Array,
  { limit, offset }: Page,
): readonly number[] {
  const marks = marked(found);
  const picked: number[] = [];
  let place = 0;
  for (const rowid of ordered) {
    if (!((marks[Math.floor(rowid / BITS)] ?? 0) & (1 << (rowid % BITS)))) continue;
    if (place >= offset) picked.push(rowid);
    place += 1;
    if (picked.length >= limit) break;
  }
  return picked;
}

/** One bit for each rowid. */
function marked(rowids: Uint32Array): Uint32Array {
  const largest = rowids.reduce((most, rowid) => Math.max(most, rowid), 0);
  const marks = new Uint32Array(Math.floor(largest / BITS) + 1);
  for (const rowid of rowids) {
    const place = Math.floor(rowid / BITS);
    marks[place] = (marks[place] ?? 0) | (1 << (rowid % BITS));
  }
  return marks;
}

/** Pages of the second half are read from the end: a database counts its way to a page. */
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

/** Sorts rowids alone and reads whole rows only of the page. */
function rowsAt(
  resource: ServerResource,
  where: SqlPart,
  order: readonly string[],
  limit: number,
  offset: number,
  call: Call,
): readonly Row[] {
  const orderBy = `ORDER BY ${order.join(', ')}`;
  const page = {
    sql: `rowid IN (SELECT rowid FROM ${resource.table} WHERE ${where.sql} ${orderBy} LIMIT ? OFFSET ?)`,
    parameters: [...where.parameters, limit, offset],
  };
  return allRows(resource, page, orderBy, call);
}

function allRows(
  { table }: ServerResource,
  where: SqlPart,
  orderBy: string,
  { sandbox: { database } }: Call,
): readonly Row[] {
  return database.all(`SELECT * FROM ${table} WHERE ${where.sql} ${orderBy}`, where.parameters);
}

export function countRows({ table }: ServerResource, where: SqlPart, call: Call): number {
  const { database } = call.sandbox;
  const sql = `SELECT count(*) AS n FROM ${table} WHERE ${where.sql}`;
  return Number(database.get(sql, where.parameters)?.['n'] ?? 0);
}

function rowidsPart(rowids: Iterable<number>): SqlPart {
  return {
    sql: 'rowid IN (SELECT value FROM json_each(?))',
    parameters: [JSON.stringify([...rowids])],
  };
}
