import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from './SessionContext.ts';

/** Raised when what is kept changes its meaning; older values are then forgotten. */
const VERSION = 1;
/** What a closed or full storage could not keep: it lasts until the page is left. */
const unkept = new Map<string, string>();

/**
 * What this person prefers, kept in this browser under `key`. Everybody who asks, here or in
 * another tab, hears of a change at once.
 *
 * @returns the value as it was kept, to be read with doubt, and the way to keep another one;
 *   `undefined` forgets it
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

/** The browser tells other tabs only; this page is told by hand. */
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

/** What another console or an older version left there is nobody's. */
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

/** An object with keys of its own: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
