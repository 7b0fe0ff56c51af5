import type { Database } from './database.ts';

/** For files up to this size, indexes are compared with their tables. */
const SMALL_BYTES = 32 * 1024 * 1024;

/**
 * The first error of SQLite's integrity check, or undefined. Changed bytes inside a text cannot be found
 * (https://www.sqlite.org/pragma.html#pragma_integrity_check).
 *
 * @param size of the file in bytes
 */
export function findDamage(database: Database, size: number): string | undefined {
  const check = size <= SMALL_BYTES ? 'integrity_check' : 'quick_check';
  const [found] = Object.values(database.get(`PRAGMA ${check}(1)`) ?? {});
  return found === 'ok' ? undefined : String(found).split('\n').at(-1);
}
