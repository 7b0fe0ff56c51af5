import { cached } from './cached.ts';

/** The most statements whose table name is cached. */
const MAXIMUM_REMEMBERED = 500;
const WRITES = /^\s*(?:(?:INSERT|REPLACE)(?: OR \w+)?\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w+)"?/i;

const tableIn = cached(MAXIMUM_REMEMBERED, (sql: string) => WRITES.exec(sql)?.[1]);

/** Counts the writes per table, so that computed values can be cached until the next one. */
export function countChanges() {
  const tables = new Map<string, number>();
  let all = 0;
  let last = 0;

  return {
    /** A number that changes whenever rows of the table (or of any table) may have changed. */
    of: (table?: string) => (table === undefined ? last : Math.max(all, tables.get(table) ?? 0)),
    wrote(sql: string) {
      const table = tableIn(sql);
      last += 1;
      if (table === undefined) all = last;
      else tables.set(table, last);
    },
    /** Marks all tables as changed: the schema changed, or a transaction was rolled back. */
    wroteAll() {
      last += 1;
      all = last;
    },
  };
}
