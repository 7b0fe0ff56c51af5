import { objectOf, type UnknownFields } from '../api/unknownValues.ts';

/** Local storage, or a substitute. */
export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/**
 * The object that is stored under a key. An empty one where nothing is stored, or something else, or by another
 * version, and in private windows, which refuse storage.
 */
export function readStored(storage: KeyValueStorage, key: string, version: number): UnknownFields {
  try {
    const stored = objectOf(JSON.parse(storage.getItem(key) ?? 'null'));
    return stored['version'] === version ? stored : {};
  } catch {
    return {};
  }
}

/** Stores an object. A full or forbidden storage is no error. @returns false when it could not be stored */
export function writeStored(
  storage: KeyValueStorage,
  key: string,
  version: number,
  value: UnknownFields,
): boolean {
  try {
    storage.setItem(key, JSON.stringify({ version, ...value }));
    return true;
  } catch {
    return false;
  }
}
