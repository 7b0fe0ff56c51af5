import { placeholders, quoted, type Database } from './database.ts';

/**
 * Takes the indexes of some tables away, does the work, and makes them anew: sorting all rows once is
 * far quicker than finding the place of each. Constraints stay. The caller opens the transaction.
 */
export function withoutIndexes(
  database: Database,
  tables: readonly string[],
  work: () => void,
): void {
  const indexes = database.all(
    `SELECT name, sql FROM sqlite_master
     WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (${placeholders(tables.length)})`,
    tables,
  );
  for (const index of indexes) database.script(`DROP INDEX ${quoted(String(index['name']))}`);
  work();
  for (const index of indexes) database.script(String(index['sql']));
}

/** Rows of an index that are looked at to know how much it narrows. */
const LOOKED_AT = 1000;

/** Tells the planner how many rows there are behind each index, so that it walks the right one. */
export function measureTables(database: Database): void {
  database.script(`PRAGMA analysis_limit = ${LOOKED_AT}; ANALYZE;`);
}
