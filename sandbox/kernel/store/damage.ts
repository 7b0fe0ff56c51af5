import type { Database } from './database.ts';

/** Up to this size the indexes are compared with their tables as well. */
const SMALL_BYTES = 32 * 1024 * 1024;

/**
 * What the database says is broken in it: its first finding, or undefined. Bytes that changed inside of a
 * text are none, as nothing tells what they were (https://www.sqlite.org/pragma.html#pragma_integrity_check).
 *
 * @param size of its file in bytes
 */
export function findDamage(database: Database, size: number): string | undefined {
  const check = size <= SMALL_BYTES ? 'integrity_check' : 'quick_check';
  const [found] = Object.values(database.get(`PRAGMA ${check}(1)`) ?? {});
  return found === 'ok' ? undefined : String(found).split('\n').at(-1);
}
