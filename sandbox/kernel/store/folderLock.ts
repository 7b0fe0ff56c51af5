import Libsql from 'libsql';
import { join } from 'node:path';

export const LOCK_FILE = 'sandbox.lock';

/**
 * Locks a folder for other servers with a lock of the operating system on an empty file, which ends with the
 * process (https://www.sqlite.org/lockingv3.html, section 3).
 *
 * @returns a function that releases the lock
 * @throws with `SQLITE_BUSY` when any process has the lock
 */
export function lockFolder(folder: string): () => void {
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
