import { arrange, close, nameTab, pathOf, visit, type Tabs } from './tabs.ts';

/** The visited pages of one view. */
export interface Strip {
  /** Organization they were visited in: choosing another begins anew (spec 1, section 4). */
  readonly organization: string;
  readonly tabs: Tabs;
}

/** By the name of the view: each has a strip of its own. */
export type Strips = Readonly<Record<string, Strip>>;

/** What is shown after a navigation. */
export interface Arrival {
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
export function arrive(strips: Strips, arrival: Arrival): Strips {
  const { view, organization, page, closed } = arrival;
  const open = closed === undefined ? strips : inEach(strips, (tabs) => close(tabs, [closed]));
  const strip = open[view];
  if (!page && !strip) return open;
  const before = strip?.organization === organization ? strip.tabs : [];
  const tabs = arrange(before, arrival.pinned, arrival.mayStand);
  if (!page) return { ...open, [view]: { organization, tabs } };
  // A page that says no cache is met as if for the first time (spec 1, section 2.5).
  const search = page.kept ? page.search : '';
  return { ...open, [view]: { organization, tabs: visit(tabs, pathOf(page.pathname), search) } };
}

export function closeIn(strips: Strips, view: string, paths: readonly string[]): Strips {
  return inView(strips, view, (tabs) => close(tabs, paths));
}

export function nameIn(strips: Strips, view: string, path: string, name: string): Strips {
  return inView(strips, view, (tabs) => nameTab(tabs, path, name));
}

function inView(strips: Strips, view: string, change: (tabs: Tabs) => Tabs): Strips {
  const strip = strips[view];
  return strip ? { ...strips, [view]: { ...strip, tabs: change(strip.tabs) } } : strips;
}

function inEach(strips: Strips, change: (tabs: Tabs) => Tabs): Strips {
  return Object.fromEntries(
    Object.entries(strips).map(([view, strip]) => [view, { ...strip, tabs: change(strip.tabs) }]),
  );
}
