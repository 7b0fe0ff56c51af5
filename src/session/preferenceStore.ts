import { objectOf, parsedJson } from '../api/unknownValues.ts';

/** To be raised when stored values change their meaning; older ones are then ignored. */
const VERSION = 1;
/** Values that could not be stored; they last until the page is left. */
const unkept = new Map<string, string>();

/** What a user has stored under `key`; must be validated. @param user id */
export function preferenceOf(key: string, person: string): unknown {
  return peopleOf(storedText(key))[person];
}

/** The text in which the values of all users are stored: unchanged as long as they are. */
export function storedText(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value of each user by id. Values of another console or an older version are ignored. */
export function peopleOf(text: string | null): Readonly<Record<string, unknown>> {
  const { version, people } = objectOf(parsedJson(text));
  return version === VERSION ? objectOf(people) : {};
}

/** Stores a value of a user; `undefined` deletes it. */
export function keepPreference(key: string, person: string, value: unknown): void {
  const people = { ...peopleOf(storedText(key)), [person]: value };
  write(key, JSON.stringify({ version: VERSION, people }));
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  // The storage event reaches other tabs only, so this page is notified as well.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
