import { readCookie, writeCookie } from '../api/cookies.ts';
import { parsedJson, textsByName } from '../api/unknownValues.ts';

/** Name of the cookie and of the query parameter of the open tab (spec 1, section 2.1). */
export const TAB_NAME = 'activeTab';
/** Lifetime of the cookie. The specification leaves the unit open (spec 1, section 9). */
const TAB_MEMORY_MS = 86_400_000;
/** Number of routes to remember, latest first: a cookie is part of every request. */
export const REMEMBERED_PAGES = 20;

/** The tab this user opened last on a route. */
export function rememberedTab(page: string): string | undefined {
  return readPages().get(page);
}

/** @param page name of the route: a tab is remembered for all records of a page */
export function rememberTab(page: string, tab: string): void {
  const others = [...readPages()].filter(([name]) => name !== page);
  const kept = [[page, tab] as const, ...others].slice(0, REMEMBERED_PAGES);
  writeCookie(TAB_NAME, JSON.stringify(Object.fromEntries(kept)), TAB_MEMORY_MS);
}

/** Another console on this host may write a bare word into the cookie. */
function readPages(): ReadonlyMap<string, string> {
  return textsByName(parsedJson(readCookie(TAB_NAME)));
}
