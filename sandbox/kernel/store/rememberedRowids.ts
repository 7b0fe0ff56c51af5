import type { Database, SqlValue } from './database.ts';

/** Lists and their orders that are kept, in all: a hundred thousand rows are 0.4 MB. */
const MAXIMUM_KEPT_BYTES = 48_000_000;
/** Many small ones, too, take time to look after. */
const MAXIMUM_KEPT = 400;

interface Kept {
  readonly change: number;
  readonly rowids: Uint32Array;
}

const kept = new WeakMap<Database, Map<string, Kept>>();

/**
 * The rowids that a query gives, in its order; kept until what it was made from changes.
 *
 * @param table the one that the query reads; absent when there may be several
 * @param sql gives a column `found`
 */
export function rememberedRowids(
  database: Database,
  table: string | undefined,
  sql: string,
  parameters: readonly SqlValue[],
): Uint32Array {
  const orders = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, orders);
  const key = JSON.stringify([sql, parameters]);
  const change = database.changesOf(table);
  const known = orders.get(key);
  // Put last: the one that was not used for longest stands first and goes first.
  orders.delete(key);
  if (known?.change === change) {
    orders.set(key, known);
    return known.rowids;
  }
  const rowids = readRowids(database, sql, parameters);
  orders.set(key, { change, rowids });
  forgetOldest(orders);
  return rowids;
}

/** Until what is kept is small enough; the last one stays whatever it takes. */
function forgetOldest(orders: Map<string, Kept>): void {
  let bytes = 0;
  for (const { rowids } of orders.values()) bytes += rowids.byteLength;
  for (const [key, { rowids }] of orders) {
    if (orders.size <= 1) return;
    if (orders.size <= MAXIMUM_KEPT && bytes <= MAXIMUM_KEPT_BYTES) return;
    orders.delete(key);
    bytes -= rowids.byteLength;
  }
}

/** Handed over as one text: a hundred thousand rows one by one would take ten times as long. */
function readRowids(database: Database, sql: string, parameters: readonly SqlValue[]): Uint32Array {
  const row = database.get(`SELECT json_group_array(found) AS rowids FROM (${sql})`, parameters);
  const rowids: unknown = JSON.parse(String(row?.['rowids'] ?? '[]'));
  return Uint32Array.from(Array.isArray(rowids) ? rowids : []);
}
