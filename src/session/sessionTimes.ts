import type { KeyValueStorage } from './personalStorage.ts';
import { SESSION_MARK_LIFETIME_MS } from './sessionMark.ts';

/** Where the tabs of a browser tell each other of their session. */
export const SESSION_TIMES_KEY = 'gatehouse.session';
const VERSION = 1;

/** What the tabs share. Moments are milliseconds since 1970. */
export interface SessionTimes {
  readonly answeredAt: number;
  readonly ageMs?: number | undefined;
}

export function readSessionTimes(storage: KeyValueStorage): SessionTimes | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SESSION_TIMES_KEY) ?? 'null');
    if (!isObject(kept) || kept.version !== VERSION || typeof kept.answeredAt !== 'number') {
      return undefined;
    }
    const { answeredAt, ageMs } = kept;
    return { answeredAt, ...(typeof ageMs === 'number' && { ageMs }) };
  } catch {
    return undefined;
  }
}

/** A storage that is full or forbidden costs the other tabs' knowledge, nothing else. */
export function writeSessionTimes(storage: KeyValueStorage, times: SessionTimes): void {
  try {
    storage.setItem(SESSION_TIMES_KEY, JSON.stringify({ version: VERSION, ...times }));
  } catch {
    // This tab still knows.
  }
}

/**
 * How long the server keeps a session without use: its mark begins with that life. A mark that has
 * been written again by a tab says nothing; what was learned before then stays.
 */
export function learnAge(
  known: number | undefined,
  mark: string | undefined,
  remainingMs: number | undefined,
): number | undefined {
  const telling =
    remainingMs !== undefined && (mark === 'age' || remainingMs > SESSION_MARK_LIFETIME_MS);
  return telling ? Math.max(known ?? 0, remainingMs) : known;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
