import { textsByName } from '../api/unknownValues.ts';
import { readStored, writeStored, type KeyValueStorage } from './storedObject.ts';

/** Name given by spec 1, section 2.2. */
export const VIEW_KEY = 'PreView';
export const ORGANIZATION_KEY = 'gatehouse.organization';
/** To be raised when stored values change their meaning; older ones are then ignored. */
const VERSION = 1;

/** A stored string per user: the last view, the current organization. */
export interface Memory {
  recall(username: string): string | undefined;
  remember(username: string, value: string): void;
}

/** A value of the specified product, which keeps one for all users, counts until the user has one of their own. */
export function createPersonalStorage(storage: KeyValueStorage, key: string): Memory {
  return {
    recall: (username) => read(storage, key).get(username) ?? plainValue(storage, key),
    remember: (username, value) => {
      const people = new Map(read(storage, key)).set(username, value);
      writeStored(storage, key, VERSION, { people: Object.fromEntries(people) });
    },
  };
}

/** A word that is stored as it is: `workbench`. `null` is a value of JSON. */
function plainValue(storage: KeyValueStorage, key: string): string | undefined {
  try {
    const stored = storage.getItem(key) ?? '';
    return /^(?!null$)[a-z]+$/.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Values of an older version are ignored. */
function read(storage: KeyValueStorage, key: string): ReadonlyMap<string, string> {
  return textsByName(readStored(storage, key, VERSION)['people']);
}
