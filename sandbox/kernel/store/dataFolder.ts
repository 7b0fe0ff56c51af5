import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, type Database } from './database.ts';
import Libsql from 'libsql';

const LOCK_FILE = 'sandbox.lock';

/**
 * Locks a folder for other servers with a lock of the operating system on an empty file, which ends with the
 * process (https://www.sqlite.org/lockingv3.html, section 3).
 *
 * @returns a function that releases the lock
 * @throws with `SQLITE_BUSY` when any process has the lock
 */
function lockFolder(folder: string): () => void {
  const lock = new Libsql(join(folder, LOCK_FILE));
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw error;
  }
}

const FILE = 'sandbox.sqlite';
/** SQLite opens the last two beside its database (https://www.sqlite.org/tempfiles.html, section 2). */
const FILES = [LOCK_FILE, FILE, `${FILE}-wal`, `${FILE}-shm`];
const ELSEWHERE = 'Choose another --data.';
const MOVE = 'Move it away, or choose another --data.';
const RESTORE = `Put a copy of ${FILE} in its place, or move it away to begin anew.`;
/** Reasons why a folder cannot be used, by error code of the system or the database, with a remedy. */
const REASONS: readonly (readonly [RegExp, reason: string, remedy: string])[] = [
  [/^(EEXIST|ENOTDIR)/, 'it is no folder', ELSEWHERE],
  [
    /^(EACCES|EPERM|EROFS)|SQLITE_(READONLY|CANTOPEN|PERM)|^ConnectionFailed/,
    'nothing can be written there',
    ELSEWHERE,
  ],
  [/^ENOENT/, 'no folder can be made there', ELSEWHERE],
  [/^(ENOSPC|EDQUOT)|SQLITE_FULL/, 'there is no room left', ELSEWHERE],
  [/SQLITE_NOTADB/, `${FILE} in it is no database of the sandbox`, ELSEWHERE],
  [/SQLITE_(CORRUPT|IOERR)/, `${FILE} in it is damaged`, RESTORE],
  [/SQLITE_BUSY/, 'another server uses it', `Stop that one. ${ELSEWHERE}`],
];

/** The data cannot be stored in this folder. */
class UnusableData extends Error {
  readonly code = 'UNUSABLE_DATA';

  constructor(folder: string, reason: string, remedy: string, cause?: unknown) {
    super(`Data cannot be kept in ${folder}: ${reason}. ${remedy}`, { cause });
  }
}

/** An open database that is locked for other processes until it is closed. */
export type OpenData = ReturnType<typeof openData>;

/**
 * Opens the database of a folder and creates both when they do not exist. Fails when another server uses the
 * folder or the database is damaged.
 *
 * @throws UnusableData with the reason
 */
export function openData(folder: string) {
  const opened: (() => void)[] = [];
  const close = () => {
    for (const undo of opened.splice(0).toReversed()) undo();
  };
  try {
    makeFolder(folder);
    const nested = FILES.find((name) => isFolder(join(folder, name)));
    if (nested !== undefined) {
      throw new UnusableData(folder, `${nested} in it is a folder`, MOVE);
    }
    opened.push(lockFolder(folder));
    const file = join(folder, FILE);
    // SQLite treats an empty file as a new database and would drop the data that is still in the log.
    if (isEmpty(file) && !isEmpty(`${file}-wal`)) throw new Damaged('its file is empty');
    const database = openDatabase(file);
    opened.push(() => database.close());
    const damage = findDamage(database, statSync(file).size);
    if (damage !== undefined) throw new Damaged(damage);
    return { database, close };
  } catch (error) {
    close();
    throw unusable(folder, error);
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

class Damaged extends Error {}

function isEmpty(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0;
}

/** Creates one folder at a time, because recursive `mkdir` never returns for paths such as `/proc` (node 20). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!isFolder(folder)) throw new Error('ENOTDIR');
    return;
  }
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder);
}

function unusable(folder: string, cause: unknown): UnusableData {
  if (cause instanceof UnusableData) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof Damaged) {
    return new UnusableData(folder, `${FILE} in it is damaged (${message})`, RESTORE, cause);
  }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : message;
  const known = REASONS.find(([pattern]) => pattern.test(code) || pattern.test(message));
  const [, reason = `its database cannot be opened (${message})`, remedy = ELSEWHERE] = known ?? [];
  return new UnusableData(folder, reason, remedy, cause);
}

/** For files up to this size, indexes are compared with their tables. */
const SMALL_BYTES = 32 * 1024 * 1024;

/**
 * The first error of SQLite's integrity check, or undefined. Changed bytes inside a text cannot be found
 * (https://www.sqlite.org/pragma.html#pragma_integrity_check).
 *
 * @param size of the file in bytes
 */
function findDamage(database: Database, size: number): string | undefined {
  const check = size <= SMALL_BYTES ? 'integrity_check' : 'quick_check';
  const [found] = Object.values(database.get(`PRAGMA ${check}(1)`) ?? {});
  return found === 'ok' ? undefined : String(found).split('\n').at(-1);
}
