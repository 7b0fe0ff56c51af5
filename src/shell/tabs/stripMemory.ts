import type { Keeper } from '../../session/memory.ts';
import type { Strip, Strips } from './strips.ts';
import type { Tab } from './tabs.ts';

/** In the browser's session storage: the strip survives a reload and ends with the browser's tab. */
export const STRIPS_KEY = 'gatehouse.tabs';
/** Raised when what is kept changes its meaning; older values are then forgotten. */
const VERSION = 1;

/** Asked anew each time: merely naming session storage throws where the browser forbids it. */
export const stripKeeper: Keeper = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
};

/** The strips this person left; none from another person or an older version. */
export function recallStrips(keeper: Keeper, person: string): Strips {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(STRIPS_KEY) ?? 'null');
    if (!isObject(kept) || kept['version'] !== VERSION || kept['person'] !== person) return {};
    return isObject(kept['strips']) ? readStrips(kept['strips']) : {};
  } catch {
    return {};
  }
}

/** A full or forbidden storage costs the memory, never the page. */
export function rememberStrips(keeper: Keeper, person: string, strips: Strips): void {
  try {
    keeper.setItem(STRIPS_KEY, JSON.stringify({ version: VERSION, person, strips }));
  } catch {
    // Private windows refuse storage: the strip then lasts until the page is left.
  }
}

/** The strip holds the names of records: they go with the person who logs out. */
export function forgetStrips(): void {
  try {
    globalThis.sessionStorage.removeItem(STRIPS_KEY);
  } catch {
    // A browser that forbids it has kept nothing.
  }
}

function readStrips(kept: Readonly<Record<string, unknown>>): Strips {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([view, value]): [string, Strip][] => {
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
