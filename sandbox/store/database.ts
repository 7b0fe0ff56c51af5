import Libsql from 'libsql';
import { countChanges } from './changes.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** The embedded database behind a narrow interface, so that the engine can change without its callers. */
export interface Database {
  all(sql: string, parameters?: readonly SqlValue[]): Row[];
  get(sql: string, parameters?: readonly SqlValue[]): Row | undefined;
  /** Gives the number of rows that changed. */
  run(sql: string, parameters?: readonly SqlValue[]): number;
  script(sql: string): void;
  /** Another number than before whenever rows of the table, or of any, may have changed. */
  changesOf(table?: string): number;
  /** All or nothing; a transaction inside another one joins it. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens an SQLite database.
 *
 * @param file path of the database file, or `:memory:`
 */
export function openDatabase(file: string): Database {
  const engine = new Libsql(file);
  engine.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000;',
  );
  const statements = new Map<string, Statement>();
  const changes = countChanges();
  let depth = 0;

  function prepare(sql: string): Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = engine.prepare(sql) as Statement;
    if (statements.size >= MAXIMUM_PREPARED) statements.clear();
    statements.set(sql, statement);
    return statement;
  }

  return {
    all: (sql, parameters = []) => prepare(sql).all(parameters),
    get(sql, parameters = []) {
      // An insert may give its row back.
      if (!READS.test(sql)) changes.wrote(sql);
      return prepare(sql).get(parameters);
    },
    run(sql, parameters = []) {
      changes.wrote(sql);
      return prepare(sql).run(parameters).changes;
    },
    script(sql) {
      statements.clear();
      changes.wroteAll();
      engine.exec(sql);
    },
    changesOf: changes.of,
    transaction(work) {
      if (depth > 0) return work();
      engine.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        engine.exec('COMMIT');
        return result;
      } catch (error) {
        engine.exec('ROLLBACK');
        changes.wroteAll();
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close() {
      statements.clear();
      engine.close();
    },
  };
}

const READS = /^\s*(?:SELECT|WITH|PRAGMA|EXPLAIN)\b/i;
/** Statements kept ready; filters make many variants. */
const MAXIMUM_PREPARED = 500;

/** Values go as one array: a single `null` as an argument of its own is taken for named values. */
interface Statement {
  all(parameters: readonly SqlValue[]): Row[];
  get(parameters: readonly SqlValue[]): Row | undefined;
  run(parameters: readonly SqlValue[]): { changes: number };
}

/** A name as SQL wants it: manifests may call a field `order` or `group`. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `?, ?, ?` */
export function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
