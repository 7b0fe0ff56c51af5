import type { Database, SqlValue } from './database.ts';

/** The most memory for cached orders; the order of a hundred thousand rows takes 0.4 MB. */
const MAXIMUM_CACHE_BYTES = 48_000_000;
/** The most cached orders. */
const MAXIMUM_CACHED = 400;

interface CachedOrder {
  readonly change: number;
  readonly rowids: Uint32Array;
}

const kept = new WeakMap<Database, Map<string, CachedOrder>>();

/**
 * The rowids that a query returns, in order; cached until the table changes.
 *
 * @param table the table that the query reads; absent when it may read several
 * @param sql returns a column `found`
 */
export function cachedRowids(
  database: Database,
  table: string | undefined,
  sql: string,
  parameters: readonly SqlValue[],
): Uint32Array {
  const orders = kept.get(database) ?? new Map<string, CachedOrder>();
  kept.set(database, orders);
  const key = JSON.stringify([sql, parameters]);
  const change = database.changesOf(table);
  const known = orders.get(key);
  // Moves the entry to the end, so that the least recently used one is first.
  orders.delete(key);
  if (known?.change === change) {
    orders.set(key, known);
    return known.rowids;
  }
  const rowids = readRowids(database, sql, parameters);
  orders.set(key, { change, rowids });
  dropOldest(orders);
  return rowids;
}

/** Drops entries until the cache is small enough; keeps at least one. */
function dropOldest(orders: Map<string, CachedOrder>): void {
  let bytes = 0;
  for (const { rowids } of orders.values()) bytes += rowids.byteLength;
  for (const [key, { rowids }] of orders) {
    if (orders.size <= 1) return;
    if (orders.size <= MAXIMUM_CACHED && bytes <= MAXIMUM_CACHE_BYTES) return;
    orders.delete(key);
    bytes -= rowids.byteLength;
  }
}

/** Reads them as one text, because reading a hundred thousand rows one by one takes ten times as long. */
function readRowids(database: Database, sql: string, parameters: readonly SqlValue[]): Uint32Array {
  const row = database.get(`SELECT json_group_array(found) AS rowids FROM (${sql})`, parameters);
  const rowids: unknown = JSON.parse(String(row?.['rowids'] ?? '[]'));
  return Uint32Array.from(Array.isArray(rowids) ? rowids : []);
}
