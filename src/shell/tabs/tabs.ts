/** A visited page in the tab bar. Its title is derived from its route. */
export interface Tab {
  /** Below the base path, without query; unique. */
  readonly path: string;
  /** Query of the last visit; empty for pages with `cache: false`. */
  readonly search: string;
  /** It cannot be closed. */
  readonly pinned: boolean;
  /** Name of the page's record, once it is known. */
  readonly name?: string;
}

export type Tabs = readonly Tab[];

/** The address of a tab, with the query of the last visit. */
export function addressOf({ path, search }: Tab): string {
  return path + search;
}

/** `/redirect` plus the full path reloads a page (spec 1, section 2.1). */
export function refreshAddress(tab: Tab): string {
  return `/redirect${addressOf(tab)}`;
}

/** The path without a trailing slash. */
export function pathOf(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** The tabs of a user: pinned pages first, then visited ones that still exist and that the user may open. */
export function arrange(
  tabs: Tabs,
  pinned: readonly string[],
  mayHaveTab: (path: string) => boolean,
): Tabs {
  const first = pinned
    .filter(mayHaveTab)
    .map((path) => ({ search: '', ...find(tabs, path), path, pinned: true }));
  const rest = tabs.filter(({ path }) => !pinned.includes(path) && mayHaveTab(path));
  return [...first, ...rest.map((tab) => ({ ...tab, pinned: false }))];
}

/** Adds a page once per path; an existing tab keeps its position (spec 1, section 2.5). */
export function visit(tabs: Tabs, path: string, search: string): Tabs {
  return find(tabs, path)
    ? tabs.map((tab) => (tab.path === path ? { ...tab, search } : tab))
    : [...tabs, { path, search, pinned: false }];
}

export function nameTab(tabs: Tabs, path: string, name: string): Tabs {
  return tabs.map((tab) => (tab.path === path ? { ...tab, name } : tab));
}

/** Closes tabs, except pinned ones (spec 1, section 2.5). */
export function close(tabs: Tabs, paths: readonly string[]): Tabs {
  return tabs.filter(({ path, pinned }) => pinned || !paths.includes(path));
}

/** The paths that "close all" closes, or "close others" when one is kept. */
export function closable(tabs: Tabs, kept?: string): readonly string[] {
  return tabs.filter(({ path, pinned }) => !pinned && path !== kept).map(({ path }) => path);
}

/** The tab that gets the focus when this one is closed: the next, else the previous. */
export function neighbourOf(tabs: Tabs, path: string, remaining: Tabs): string | undefined {
  const place = tabs.findIndex((tab) => tab.path === path);
  const stays = (tab: Tab) => find(remaining, tab.path) !== undefined;
  return (tabs.slice(place + 1).find(stays) ?? tabs.slice(0, place).findLast(stays))?.path;
}

/**
 * The address after the current page is closed: the last remaining tab, else the page of `/`. When
 * that is the closed page itself, such as a dashboard, it is reloaded (spec 1, section 2.5).
 *
 * @param home target of `/` for this user, if any
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
