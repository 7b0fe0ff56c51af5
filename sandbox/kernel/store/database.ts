import Libsql from 'libsql';
import { countChanges } from './changes.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue | undefined>>;

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
  engine.exec(SETTINGS);
  const statements = new Map<string, Statement>();
  const changes = countChanges();
  let depth = 0;

  /**
   * A statement that was asked for all rows keeps the values of that question when it is asked for one
   * (libsql 0.5): each way of asking has a statement of its own.
   */
  function prepare(sql: string, way: keyof Statement): Statement {
    const key = `${way} ${sql}`;
    const known = statements.get(key);
    if (known) return known;
    const statement = engine.prepare(sql) as Statement;
    if (statements.size >= MAXIMUM_PREPARED) statements.clear();
    statements.set(key, statement);
    return statement;
  }

  return {
    all: (sql, parameters = []) => prepare(sql, 'all').all(parameters),
    get(sql, parameters = []) {
      // An insert may give its row back.
      if (!READS.test(sql)) changes.wrote(sql);
      return prepare(sql, 'get').get(parameters);
    },
    run(sql, parameters = []) {
      changes.wrote(sql);
      return prepare(sql, 'run').run(parameters).changes;
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
        // A full disk, for one, has ended the transaction by itself; what counts is why.
        if (engine.inTransaction) engine.exec('ROLLBACK');
        changes.wroteAll();
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close() {
      statements.clear();
      gatherLog(engine);
      engine.close();
    },
  };
}

/**
 * A write that was acknowledged is in the log file: it outlives the process, whatever ends it
 * (https://www.sqlite.org/wal.html, section 2.4). Somebody else's look at the file makes it wait.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -64000;
  PRAGMA busy_timeout = 5000;
`;
/** Puts what is in the log into the file, which then is all there is to copy. Without room it stays a log. */
function gatherLog(engine: Libsql.Database): void {
  try {
    engine.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    console.error(error);
  }
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

/** Whether a write failed because the disk has no room for it. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_FULL';
}

/** A name as SQL wants it: manifests may call a field `order` or `group`. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `?, ?, ?` */
export function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
