import type { TabSet, TabSets } from './tabSets.ts';
import type { Tab } from './tabs.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../session/storedObject.ts';
import { isObject, objectOf } from '../../api/unknownValues.ts';

/** Key of session storage: the tabs survive a reload and end with the browser's tab. */
export const TAB_SETS_KEY = 'gatehouse.tabs';
/** To be raised when stored values change their meaning; older ones are then ignored. */
const VERSION = 2;

/** A getter, because merely naming `sessionStorage` throws where the browser forbids it. */
export const tabStorage: KeyValueStorage = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
};

/** This user's stored tabs; those of another user or an older version are ignored. */
export function readTabSets(storage: KeyValueStorage, person: string): TabSets {
  const kept = readStored(storage, TAB_SETS_KEY, VERSION);
  return kept['person'] === person ? readSets(objectOf(kept['tabSets'])) : {};
}

/** Without a storage the tabs are lost with the page. */
export function saveTabSets(storage: KeyValueStorage, person: string, tabSets: TabSets): void {
  writeStored(storage, TAB_SETS_KEY, VERSION, { person, tabSets });
}

/** Tabs contain names of records, so they are deleted on logout. */
export function clearTabSets(): void {
  try {
    globalThis.sessionStorage.removeItem(TAB_SETS_KEY);
  } catch {
    // Nothing was stored.
  }
}

function readSets(kept: Readonly<Record<string, unknown>>): TabSets {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([view, value]): [string, TabSet][] => {
      if (!isObject(value)) return [];
      const { organization, tabs } = value;
      if (typeof organization !== 'string' || !Array.isArray(tabs)) return [];
      return [[view, { organization, tabs: tabs.flatMap(readTab) }]];
    }),
  );
}

/** A valid tab: a path of the console. */
function readTab(value: unknown): Tab[] {
  if (!isObject(value)) return [];
  const { path, search, pinned, name } = value;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return [];
  if (typeof search !== 'string' || typeof pinned !== 'boolean') return [];
  return [{ path, search, pinned, ...(typeof name === 'string' && { name }) }];
}
