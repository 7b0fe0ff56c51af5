import type { KeyValueStorage } from './storedObject.ts';

/** Storage key of the recent redirects of a tab. */
const ROUND_TRIPS_KEY = 'gatehouse.signIns';
/** Maximum number of redirects in a row. */
const MOST_ROUND_TRIPS = 3;
/** Redirects further apart are no loop. */
const ROUND_TRIP_MS = 60_000;

/**
 * May the console redirect to the login page once more? A login page that considers the person
 * signed in sends them back at once; when the server refuses their profile all the same, the two
 * would loop.
 *
 * @param storage of the tab: it survives page loads
 */
export function mayRedirectToLogin(storage: KeyValueStorage, now: number): boolean {
  try {
    const [trips = 0, at = 0] = (storage.getItem(ROUND_TRIPS_KEY) ?? '').split(' ').map(Number);
    const before = now - at < ROUND_TRIP_MS ? trips : 0;
    if (before >= MOST_ROUND_TRIPS) return false;
    storage.setItem(ROUND_TRIPS_KEY, `${before + 1} ${now}`);
  } catch {
    // Without storage redirects cannot be counted and are allowed.
  }
  return true;
}
