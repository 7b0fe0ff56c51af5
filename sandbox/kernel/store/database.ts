import Libsql from 'libsql';
import { countChanges } from './changes.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue | undefined>>;

/** The embedded database. Callers depend on this interface only, so that the engine can be replaced. */
export interface Database {
  all(sql: string, parameters?: readonly SqlValue[]): Row[];
  get(sql: string, parameters?: readonly SqlValue[]): Row | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, parameters?: readonly SqlValue[]): number;
  script(sql: string): void;
  /** A number that changes whenever rows of the table (or of any table) may have changed. */
  changesOf(table?: string): number;
  /** All or nothing; a nested transaction joins the outer one. */
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
   * Each way of running a query has its own prepared statement, because libsql 0.5 keeps the parameters of `all`
   * when the same statement is run with `get`.
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
      // INSERT may return rows (RETURNING).
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
        // Some errors, such as a full disk, have already ended the transaction; the original error is thrown.
        if (engine.inTransaction) engine.exec('ROLLBACK');
        changes.wroteAll();
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close() {
      statements.clear();
      checkpoint(engine);
      engine.close();
    },
  };
}

/**
 * An acknowledged write is in the log file and survives the end of the process (https://www.sqlite.org/wal.html,
 * section 2.4). Writes wait while another process reads the file.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -64000;
  PRAGMA busy_timeout = 5000;
`;
/** Moves the log into the database file, which can then be copied alone. Does nothing when the disk is full. */
function checkpoint(engine: Libsql.Database): void {
  try {
    engine.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    console.error(error);
  }
}

const READS = /^\s*(?:SELECT|WITH|PRAGMA|EXPLAIN)\b/i;
/** The most prepared statements that are cached; filters create many variants. */
const MAXIMUM_PREPARED = 500;

/** Parameters are passed as one array, because libsql takes a single `null` argument for named parameters. */
interface Statement {
  all(parameters: readonly SqlValue[]): Row[];
  get(parameters: readonly SqlValue[]): Row | undefined;
  run(parameters: readonly SqlValue[]): { changes: number };
}

/** Whether a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_FULL';
}

/** A quoted SQL name, because fields may be called `order` or `group`. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `?, ?, ?` */
export function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
