import { placeholders, quoted, type Database } from './database.ts';

/**
 * Drops the indexes of tables, does the work and creates them again, which is much faster for many rows.
 * Constraints stay. The caller opens the transaction.
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

/** Rows per index that SQLite analyzes. */
const LOOKED_AT = 1000;

/** Updates the query planner's statistics, so that it chooses the right index. */
export function measureTables(database: Database): void {
  database.script(`PRAGMA analysis_limit = ${LOOKED_AT}; ANALYZE;`);
}
