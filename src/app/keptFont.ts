import address from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { KeyValueStorage } from '../session/storedObject.ts';

/** Storage key of the address of the font that this browser has fetched. */
const FETCHED_KEY = 'gatehouse.font';

/**
 * Begins to load Inter, for Latin letters and figures, where an earlier page has fetched it. Nothing waits for it.
 *
 * @returns to be called before something is drawn: a font that has not come by then is left to the next page, so that no
 * text changes its face while it is read
 */
export function loadFetchedFont(storage: KeyValueStorage): () => void {
  if (!isFetched(storage)) return () => undefined;
  const face = new FontFace('Inter', `url(${address})`, { weight: '100 900' });
  face.load().catch(() => undefined);
  return () => {
    if (face.status === 'loaded') document.fonts.add(face);
  };
}

/** Fetches the font for the next page. */
export async function fetchFont(storage: KeyValueStorage): Promise<void> {
  if (isFetched(storage)) return;
  const { ok } = await fetch(address);
  if (ok) storage.setItem(FETCHED_KEY, address);
}

/** Some browsers forbid the storage. */
function isFetched(storage: KeyValueStorage): boolean {
  try {
    return storage.getItem(FETCHED_KEY) === address;
  } catch {
    return false;
  }
}
