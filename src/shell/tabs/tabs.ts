/** One visited page in the tab bar. Its title follows from its route, in the language in force. */
export interface Tab {
  /** Below the base path, without query; a path has one tab at most. */
  readonly path: string;
  /** Query with which the page was last shown; empty for pages that are not kept. */
  readonly search: string;
  /** It cannot be closed. */
  readonly pinned: boolean;
  /** What the record on the page is called, once that is known. */
  readonly name?: string;
}

export type Tabs = readonly Tab[];

/** Where a tab leads: its page as it was left. */
export function addressOf({ path, search }: Tab): string {
  return path + search;
}

/** `/redirect` plus the full path draws a page anew (spec 1, section 2.1). */
export function refreshAddress(tab: Tab): string {
  return `/redirect${addressOf(tab)}`;
}

/** One path, however its end is written. */
export function pathOf(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/**
 * The pinned pages first, open or not, and behind them the tabs that may still stand: what the
 * person may no longer open, or what no longer exists, has none.
 */
export function arrange(
  tabs: Tabs,
  pinned: readonly string[],
  mayStand: (path: string) => boolean,
): Tabs {
  const first = pinned
    .filter(mayStand)
    .map((path) => ({ search: '', ...find(tabs, path), path, pinned: true }));
  const rest = tabs.filter(({ path }) => !pinned.includes(path) && mayStand(path));
  return [...first, ...rest.map((tab) => ({ ...tab, pinned: false }))];
}

/** Adds a page once per path; one that has its tab keeps its place (spec 1, section 2.5). */
export function visit(tabs: Tabs, path: string, search: string): Tabs {
  return find(tabs, path)
    ? tabs.map((tab) => (tab.path === path ? { ...tab, search } : tab))
    : [...tabs, { path, search, pinned: false }];
}

export function nameTab(tabs: Tabs, path: string, name: string): Tabs {
  return tabs.map((tab) => (tab.path === path ? { ...tab, name } : tab));
}

/** Closes what may be closed of these: pinned tabs stay (spec 1, section 2.5). */
export function close(tabs: Tabs, paths: readonly string[]): Tabs {
  return tabs.filter(({ path, pinned }) => pinned || !paths.includes(path));
}

/** The paths that "close all" closes, or "close others" when one is to be kept. */
export function closable(tabs: Tabs, kept?: string): readonly string[] {
  return tabs.filter(({ path, pinned }) => !pinned && path !== kept).map(({ path }) => path);
}

/** The tab where the keyboard continues when this one closes: the next, else the one before. */
export function neighbourOf(tabs: Tabs, path: string, remaining: Tabs): string | undefined {
  const place = tabs.findIndex((tab) => tab.path === path);
  const stays = (tab: Tab) => find(remaining, tab.path) !== undefined;
  return (tabs.slice(place + 1).find(stays) ?? tabs.slice(0, place).findLast(stays))?.path;
}

/**
 * Where to go when the page on show is closed: to the last remaining tab, otherwise to where `/`
 * leads. When that is the very page that was closed, as for a dashboard, a redirect draws it anew
 * (spec 1, section 2.5).
 *
 * @param home where `/` leads this person; undefined when nowhere
 */
export function addressAfterClosing(
  remaining: Tabs,
  closed: Tab,
  home: string | undefined,
): string {
  const last = remaining.at(-1);
  if (last) return addressOf(last);
  return closed.path === home ? refreshAddress(closed) : (home ?? '/');
}

export function find(tabs: Tabs, path: string): Tab | undefined {
  return tabs.find((tab) => tab.path === path);
}
