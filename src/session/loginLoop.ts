import type { KeyValueStorage } from './personalStorage.ts';

/** Where a tab remembers how often it was led to the login page of late. */
export const ROUND_TRIPS_KEY = 'gatehouse.signIns';
/** So often a login page may send back somebody who is then refused again. */
export const MOST_ROUND_TRIPS = 3;
/** What is further apart than this does not go round in circles. */
export const ROUND_TRIP_MS = 60_000;

/**
 * May the console lead to the login page by itself once more? A login page that takes somebody for
 * signed in sends them back at once; where the server refuses their profile all the same, the two
 * would go on for ever.
 *
 * @param storage storage of the tab: it outlives the pages
 */
export function mayRedirectToLogin(storage: KeyValueStorage, now: number): boolean {
  try {
    const [trips = 0, at = 0] = (storage.getItem(ROUND_TRIPS_KEY) ?? '').split(' ').map(Number);
    const before = now - at < ROUND_TRIP_MS ? trips : 0;
    if (before >= MOST_ROUND_TRIPS) return false;
    storage.setItem(ROUND_TRIPS_KEY, `${before + 1} ${now}`);
  } catch {
    // Without storage nobody can count; the way to the login page stays open.
  }
  return true;
}
