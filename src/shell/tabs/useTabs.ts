import { decideGate } from '../../../codegen/model/gates.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ViewModel, RouteRecord, RouteFacts } from '../../../codegen/model/routes.ts';
import { CLOSED_TAB, closingTab } from '../../pages/closedTab.ts';
import { useRoutes, type Routes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { onSignOut } from '../../session/signOut.ts';
import { homePath } from '../../session/views.ts';
import type { EarlierVisit, EarlierVisits } from './earlierVisits.ts';
import { clearTabSets, readTabSets, saveTabSets, tabStorage } from './tabStorage.ts';
import { arrive, closeIn, nameIn, type Navigation, type TabSets } from './tabSets.ts';
import {
  addressAfterClosing,
  addressOf,
  closable,
  close,
  find,
  pathOf,
  refreshAddress,
  type Tab,
  type Tabs,
} from './tabs.ts';
import { objectOf, textOf, isObject } from '../../api/unknownValues.ts';
import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FieldRecord } from '../../fields/values.ts';
import { useNameOf } from '../../pages/useNameOf.ts';

/** The tabs after a closing command, once the closed page has been left. */
export interface Closing {
  readonly remaining: Tabs;
  /** The current page is closed: another page opens and gets the focus. */
  readonly leaves: boolean;
}

/**
 * The visited pages of a view and their commands (spec 1, section 2.5).
 *
 * @param earlier pages visited before this code was loaded
 */
export function useTabs(view: ViewModel, earlier: EarlierVisits) {
  const location = useLocation();
  const navigate = useNavigate();
  const { profile, view: ownView, gateContext } = useSession();
  const routes = useRoutes();
  const { tabSets, change } = useVisits(view, earlier);
  const tabs = tabSets[view.name]?.tabs ?? NONE;
  const active = find(tabs, pathOf(location.pathname));

  const found = routes.match(location.pathname);
  // No data is loaded for the tab of a refused page (spec 1, section 6).
  const opened = found && decideGate(found.route.gate, gateContext).open ? found : undefined;
  const name = useRecordName(opened?.route, opened?.params['id']);
  if (active && name !== undefined && active.name !== name) {
    change((held) => nameIn(held, view.name, active.path, name));
  }

  useEffect(() => {
    saveTabSets(tabStorage, profile.username, tabSets);
  }, [profile.username, tabSets]);

  /**
   * The current page is closed by navigating away, which a form with unsaved changes may prevent:
   * its tab is removed on arrival, the others at once.
   */
  const closeAll = (paths: readonly string[], next?: Tab): Closing => {
    const remaining = close(tabs, paths);
    const leaving = active && !find(remaining, active.path) ? active : undefined;
    change((held) =>
      closeIn(
        held,
        view.name,
        paths.filter((path) => path !== leaving?.path),
      ),
    );
    if (leaving) {
      const home = homePath(ownView, routes, gateContext);
      const to = next ? addressOf(next) : addressAfterClosing(remaining, leaving, home);
      void navigate(to, { state: closingTab(leaving.path) });
    }
    return { remaining, leaves: leaving !== undefined };
  };

  return {
    tabs,
    /** The tab of the current page; absent on pages of failures. */
    active,
    refresh: (tab: Tab) =>
      void navigate(refreshAddress(tab), { replace: tab.path === active?.path }),
    closeOne: ({ path }: Tab) => closeAll([path]),
    closeOthers: (tab: Tab) => closeAll(closable(tabs, tab.path), tab),
    closeAll: () => closeAll(closable(tabs)),
  };
}

export type OpenTabs = Readonly<ReturnType<typeof useTabs>>;

const NONE: Tabs = [];

/** The tabs of all views, updated by every navigation. */
function useVisits(view: ViewModel, earlier: EarlierVisits) {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const { organization, profile } = useSession();
  const routes = useRoutes();
  const visitIn = (visited: EarlierVisit, closed?: string): Navigation => {
    const { pathname, search } = visited;
    const route = mayHaveTab(routes, pathname) ? routes.match(pathname)?.route : undefined;
    return {
      view: visited.view,
      organization: visited.organization,
      ...(route && { page: { pathname, search, kept: route.cache !== false } }),
      closed,
      pinned: pinnedPaths(routes, visited.view),
      mayHaveTab: (path) => mayHaveTab(routes, path),
    };
  };
  const [held, setHeld] = useState<{ readonly key?: string; readonly tabSets: TabSets }>(() => ({
    tabSets: earlier
      .seen()
      .reduce(
        (tabSets, visited) => arrive(tabSets, visitIn(visited)),
        readTabSets(tabStorage, profile.username),
      ),
  }));
  useEffect(() => earlier.end(), [earlier]);
  useEffect(() => onSignOut(clearTabSets), []);
  const change = useCallback((how: (tabSets: TabSets) => TabSets) => {
    setHeld(({ tabSets, ...rest }) => ({ ...rest, tabSets: how(tabSets) }));
  }, []);

  // Only a navigation is a visit: after a change of view the session changes before the page.
  if (held.key !== location.key) {
    const visited = { ...location, view: view.name, organization: organization.id };
    // Going back must not close the tab once more.
    const closed = arrivedBy === 'POP' ? undefined : closedBy(location.state);
    const tabSets = arrive(held.tabSets, visitIn(visited, closed));
    setHeld({ key: location.key, tabSets });
  }
  return { tabSets: held.tabSets, change };
}

function closedBy(state: unknown): string | undefined {
  return textOf(objectOf(state)[CLOSED_TAB]) || undefined;
}

/**
 * Name of a page's record, as soon as the page has loaded it; makes no calls.
 *
 * @param id the record in the address; undefined on pages without one
 */
function useRecordName(route: RouteRecord | undefined, id: string | undefined): string | undefined {
  const queryClient = useQueryClient();
  const resource = id === undefined ? undefined : route?.resource;
  const nameOf = useNameOf(resource ?? '');
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const record = useSyncExternalStore(subscribe, () =>
    resource === undefined || id === undefined ? undefined : loaded(queryClient, resource, id),
  );
  return record && nameOf(record);
}

/** The record as loaded by a detail page or a form. */
function loaded(queryClient: QueryClient, resource: string, id: string): FieldRecord | undefined {
  const shown = queryClient.getQueryData([resource, 'getOne', { id }]);
  if (isObject(shown)) return shown;
  for (const [key, form] of queryClient.getQueriesData({ queryKey: [resource, 'form'] })) {
    if (key[3] === id && isObject(form) && isObject(form['record'])) return form['record'];
  }
  return undefined;
}

/** A redirect and an external address have no page. */
function showsPage({ kind }: Pick<RouteFacts, 'kind'>): boolean {
  return kind !== 'redirect' && kind !== 'external';
}

/** May a path have a tab? Only a page that exists and that the user may open. */
function mayHaveTab(routes: Routes, path: string): boolean {
  const route = routes.match(path)?.route;
  return route !== undefined && showsPage(route) && routes.verdict(route).open;
}

/** The view's affixed pages, in the order of the routes (spec 1, section 2.5). */
function pinnedPaths(routes: Routes, view: string): readonly string[] {
  return routes.routes
    .filter((route) => route.affix && route.view === view && !route.path.includes(':'))
    .map(({ path }) => path);
}
