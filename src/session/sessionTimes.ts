import { SESSION_MARK_LIFETIME_MS } from './sessionMark.ts';
import { readStored, writeStored, type KeyValueStorage } from './storedObject.ts';

/** Storage key of the session times that the tabs of a browser share. */
export const SESSION_TIMES_KEY = 'gatehouse.session';
const VERSION = 1;

/** Session times that the tabs share, in milliseconds since 1970. */
interface SessionTimes {
  readonly answeredAt: number;
  readonly ageMs?: number | undefined;
}

export function readSessionTimes(storage: KeyValueStorage): SessionTimes | undefined {
  const { answeredAt, ageMs } = readStored(storage, SESSION_TIMES_KEY, VERSION);
  if (typeof answeredAt !== 'number') return undefined;
  return { answeredAt, ...(typeof ageMs === 'number' && { ageMs }) };
}

/** Without a storage the other tabs do not get the times. */
export function writeSessionTimes(storage: KeyValueStorage, times: SessionTimes): void {
  writeStored(storage, SESSION_TIMES_KEY, VERSION, { ...times });
}

/**
 * Derives the idle timeout of the server's session from the initial lifetime of its mark. A mark
 * renewed by a tab tells nothing: the known timeout stays.
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
