import Libsql from 'libsql';
import { join } from 'node:path';

const FILE = 'sandbox.lock';

/**
 * Keeps other servers out of a folder. The lock is the system's own, on a file that stays empty: it ends
 * with the process, however that ends (https://www.sqlite.org/lockingv3.html, section 3).
 *
 * @returns gives the folder free
 * @throws with `SQLITE_BUSY` when another process, or this one, has it
 */
export function lockFolder(folder: string): () => void {
  const lock = new Libsql(join(folder, FILE));
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw error;
  }
}
