import type { Sandbox } from '../core/sandbox.ts';
import type { SqlValue } from '../store/database.ts';

/** Source: protocol, section 5. */
const RESOURCE_CACHE_LIFETIME_MS = 300_000;

/** Stores ids for five minutes; returns the token for them. */
export function storeResourceCache(sandbox: Sandbox, ids: readonly SqlValue[]): string {
  const spm = sandbox.random.uuid();
  const now = sandbox.clock();
  sandbox.database.run('DELETE FROM resource_caches WHERE date_expired <= ?', [now]);
  sandbox.database.run('INSERT INTO resource_caches (spm, ids, date_expired) VALUES (?, ?, ?)', [
    spm,
    JSON.stringify(ids),
    now + RESOURCE_CACHE_LIFETIME_MS,
  ]);
  return spm;
}

/** The stored ids; undefined when the token is unknown or has expired. */
export function readResourceCache(sandbox: Sandbox, spm: string): SqlValue[] | undefined {
  const row = sandbox.database.get(
    'SELECT ids FROM resource_caches WHERE spm = ? AND date_expired > ?',
    [spm, sandbox.clock()],
  );
  const ids: unknown = row ? JSON.parse(String(row['ids'])) : undefined;
  return Array.isArray(ids) ? ids.filter(isId) : undefined;
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
