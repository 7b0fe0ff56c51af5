import type { KeyValueStorage } from '../../session/personalStorage.ts';
import type { TabSet, TabSets } from './tabSets.ts';
import type { Tab } from './tabs.ts';

/** In the browser's session storage: the tab bar survives a reload and ends with the browser's tab. */
export const TAB_SETS_KEY = 'gatehouse.tabs';
/** Raised when what is kept changes its meaning; older values are then forgotten. */
const VERSION = 2;

/** Asked anew each time: merely naming session storage throws where the browser forbids it. */
export const tabStorage: KeyValueStorage = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
};

/** The tabSets this person left; none from another person or an older version. */
export function readTabSets(storage: KeyValueStorage, person: string): TabSets {
  try {
    const kept: unknown = JSON.parse(storage.getItem(TAB_SETS_KEY) ?? 'null');
    if (!isObject(kept) || kept['version'] !== VERSION || kept['person'] !== person) return {};
    return isObject(kept['tabSets']) ? readSets(kept['tabSets']) : {};
  } catch {
    return {};
  }
}

/** A full or forbidden storage costs the memory, never the page. */
export function saveTabSets(storage: KeyValueStorage, person: string, tabSets: TabSets): void {
  try {
    storage.setItem(TAB_SETS_KEY, JSON.stringify({ version: VERSION, person, tabSets }));
  } catch {
    // Private windows refuse storage: the tab bar then lasts until the page is left.
  }
}

/** The tab bar holds the names of records: they go with the person who logs out. */
export function clearTabSets(): void {
  try {
    globalThis.sessionStorage.removeItem(TAB_SETS_KEY);
  } catch {
    // A browser that forbids it has kept nothing.
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

/** Only what leads into the console is a tab. */
function readTab(value: unknown): Tab[] {
  if (!isObject(value)) return [];
  const { path, search, pinned, name } = value;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return [];
  if (typeof search !== 'string' || typeof pinned !== 'boolean') return [];
  return [{ path, search, pinned, ...(typeof name === 'string' && { name }) }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
