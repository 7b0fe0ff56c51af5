import { arrange, close, nameTab, pathOf, visit, type Tabs } from './tabs.ts';

/** The visited pages of one view. */
export interface TabSet {
  /** Organization they were visited in: another one starts with no tabs (spec 1, section 4). */
  readonly organization: string;
  readonly tabs: Tabs;
}

/** By view. */
export type TabSets = Readonly<Record<string, TabSet>>;

/** The result of a navigation. */
export interface Navigation {
  readonly view: string;
  readonly organization: string;
  /** Absent when the address has no page, or none for this user. */
  readonly page?: {
    readonly pathname: string;
    readonly search: string;
    /** Its route has no `cache: false`. */
    readonly kept: boolean;
  };
  /** Path of the page that this navigation closed. */
  readonly closed?: string | undefined;
  /** The view's pinned pages. */
  readonly pinned: readonly string[];
  readonly mayHaveTab: (path: string) => boolean;
}

/** Records a navigation: adds the tab of the new page, and removes that of the closed one. */
export function arrive(tabSets: TabSets, arrival: Navigation): TabSets {
  const { view, organization, page, closed } = arrival;
  const open = closed === undefined ? tabSets : inEach(tabSets, (tabs) => close(tabs, [closed]));
  const tabSet = open[view];
  if (!page && !tabSet) return open;
  const before = tabSet?.organization === organization ? tabSet.tabs : [];
  const tabs = arrange(before, arrival.pinned, arrival.mayHaveTab);
  if (!page) return { ...open, [view]: { organization, tabs } };
  // A page with `cache: false` always starts fresh (spec 1, section 2.5).
  const search = page.kept ? page.search : '';
  return { ...open, [view]: { organization, tabs: visit(tabs, pathOf(page.pathname), search) } };
}

export function closeIn(tabSets: TabSets, view: string, paths: readonly string[]): TabSets {
  return inView(tabSets, view, (tabs) => close(tabs, paths));
}

export function nameIn(tabSets: TabSets, view: string, path: string, name: string): TabSets {
  return inView(tabSets, view, (tabs) => nameTab(tabs, path, name));
}

function inView(tabSets: TabSets, view: string, change: (tabs: Tabs) => Tabs): TabSets {
  const tabSet = tabSets[view];
  return tabSet ? { ...tabSets, [view]: { ...tabSet, tabs: change(tabSet.tabs) } } : tabSets;
}

function inEach(tabSets: TabSets, change: (tabs: Tabs) => Tabs): TabSets {
  return Object.fromEntries(
    Object.entries(tabSets).map(([view, tabSet]) => [
      view,
      { ...tabSet, tabs: change(tabSet.tabs) },
    ]),
  );
}
