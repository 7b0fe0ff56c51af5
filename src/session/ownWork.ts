import type { KeyValueStorage } from './storedObject.ts';
import { eraseUnsavedWork } from './signOut.ts';

/** Id of the user whose unsaved work the browser keeps. */
const OWNER_KEY = 'gatehouse.owner';

/**
 * Erases the unsaved work of another user. A session that ended without a logout leaves it for the same user;
 * whoever logs in next at that machine must not find it.
 *
 * @param user the id of the user who is logged in
 */
export async function keepOwnWork(user: string, storage: KeyValueStorage): Promise<void> {
  if (ownerOf(storage) === user) return;
  await eraseUnsavedWork();
  try {
    storage.setItem(OWNER_KEY, user);
  } catch {
    // Without a storage nothing is kept over a start.
  }
}

function ownerOf(storage: KeyValueStorage): string | null {
  try {
    return storage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}
