import { readCookie, writeCookie } from '../api/cookies.ts';

/** Name of the cookie and of the query parameter that hold the tab in view (spec 1, section 2.1). */
export const TAB_NAME = 'activeTab';
/** How long a tab is remembered. The specification leaves the unit open (spec 1, section 9). */
export const TAB_MEMORY_MS = 86_400_000;
/** Pages that are remembered, the latest first: a cookie travels with every call. */
export const REMEMBERED_PAGES = 20;

/** The tab a person looked at last on this kind of page. */
export function rememberedTab(page: string): string | undefined {
  return readPages().get(page);
}

/** @param page name of the route, so that one user's tab is the next user's too */
export function rememberTab(page: string, tab: string): void {
  const others = [...readPages()].filter(([name]) => name !== page);
  const kept = [[page, tab] as const, ...others].slice(0, REMEMBERED_PAGES);
  writeCookie(TAB_NAME, JSON.stringify(Object.fromEntries(kept)), TAB_MEMORY_MS);
}

/** Another console writes a bare word into this cookie: that belongs to no page of ours. */
function readPages(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(readCookie(TAB_NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return new Map();
    return new Map(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}
