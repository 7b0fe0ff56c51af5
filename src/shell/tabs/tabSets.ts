import { arrange, close, nameTab, pathOf, visit, type Tabs } from './tabs.ts';

/** The visited pages of one view. */
export interface TabSet {
  /** Organization they were visited in: choosing another begins anew (spec 1, section 4). */
  readonly organization: string;
  readonly tabs: Tabs;
}

/** By the name of the view: each has a bar of its own. */
export type TabSets = Readonly<Record<string, TabSet>>;

/** What is shown after a navigation. */
export interface Navigation {
  readonly view: string;
  readonly organization: string;
  /** The page; none where the address has no page, or none for this person. */
  readonly page?: {
    readonly pathname: string;
    readonly search: string;
    /** Its route does not say `cache: false`. */
    readonly kept: boolean;
  };
  /** The page that was closed by coming here. */
  readonly closed?: string | undefined;
  /** The view's pinned pages. */
  readonly pinned: readonly string[];
  readonly mayStand: (path: string) => boolean;
}

/** Takes note of a page: it has a tab now, and the one that was closed to come here has none. */
export function arrive(tabSets: TabSets, arrival: Navigation): TabSets {
  const { view, organization, page, closed } = arrival;
  const open = closed === undefined ? tabSets : inEach(tabSets, (tabs) => close(tabs, [closed]));
  const tabSet = open[view];
  if (!page && !tabSet) return open;
  const before = tabSet?.organization === organization ? tabSet.tabs : [];
  const tabs = arrange(before, arrival.pinned, arrival.mayStand);
  if (!page) return { ...open, [view]: { organization, tabs } };
  // A page that says no cache is met as if for the first time (spec 1, section 2.5).
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
