import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from './SessionContext.ts';

/** To be raised when stored values change their meaning; older ones are then ignored. */
const VERSION = 1;
/** Values that could not be stored; they last until the page is left. */
const unkept = new Map<string, string>();

/**
 * A preference of this person, stored in this browser under `key`. A change reaches all components,
 * in other tabs as well.
 *
 * @returns the stored value, which must be validated, and its setter; `undefined` deletes it
 */
export function usePreference(key: string): readonly [unknown, (value: unknown) => void] {
  const person = useSession().profile.id;
  const text = useSyncExternalStore(listen, () => read(key));
  const value = useMemo(() => peopleOf(text)[person], [text, person]);
  const keep = useCallback(
    (next: unknown) => {
      const people = { ...peopleOf(read(key)), [person]: next };
      write(key, JSON.stringify({ version: VERSION, people }));
    },
    [key, person],
  );
  return [value, keep];
}

/** The storage event reaches other tabs only, so this page is notified as well. */
function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Values of another console or an older version are ignored. */
function peopleOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isObject(kept) && kept['version'] === VERSION && isObject(kept['people'])
      ? kept['people']
      : {};
  } catch {
    return {};
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
