/** Counts what was written to each table, so that what was computed from it can be kept until then. */
export interface Changes {
  /** Another number than before whenever rows of the table, or of any, may have changed. */
  of(table?: string): number;
  wrote(sql: string): void;
  /** Anything may have changed: the structure, or a transaction was undone. */
  wroteAll(): void;
}

const WRITES = /^\s*(?:(?:INSERT|REPLACE)(?: OR \w+)?\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w+)"?/i;

export function countChanges(): Changes {
  const tables = new Map<string, number>();
  const written = new Map<string, string | undefined>();
  let all = 0;
  let last = 0;

  function tableIn(sql: string): string | undefined {
    if (!written.has(sql)) {
      if (written.size >= MAXIMUM_REMEMBERED) written.clear();
      written.set(sql, WRITES.exec(sql)?.[1]);
    }
    return written.get(sql);
  }

  return {
    of: (table) => (table === undefined ? last : Math.max(all, tables.get(table) ?? 0)),
    wrote(sql) {
      const table = tableIn(sql);
      last += 1;
      if (table === undefined) all = last;
      else tables.set(table, last);
    },
    wroteAll() {
      last += 1;
      all = last;
    },
  };
}

/** Statements whose table is known without reading them again. */
const MAXIMUM_REMEMBERED = 500;
