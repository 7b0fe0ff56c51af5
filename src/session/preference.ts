import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keepPreference, peopleOf, storedText } from './preferenceStore.ts';
import { useSession } from './SessionContext.ts';

/**
 * A preference of this user, stored in this browser under `key`. A change reaches all components,
 * in other tabs as well.
 *
 * @returns the stored value, which must be validated, and its setter; `undefined` deletes it
 */
export function usePreference(key: string): readonly [unknown, (value: unknown) => void] {
  const person = useSession().profile.id;
  const text = useSyncExternalStore(listen, () => storedText(key));
  const value = useMemo(() => peopleOf(text)[person], [text, person]);
  const keep = useCallback((next: unknown) => keepPreference(key, person, next), [key, person]);
  return [value, keep];
}

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
