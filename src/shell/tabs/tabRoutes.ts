import type { RouteFacts } from '../../../codegen/model/routes.ts';
import type { Routes } from '../../session/RoutesContext.ts';

/** A redirect and an external address have no page. */
function showsPage({ kind }: Pick<RouteFacts, 'kind'>): boolean {
  return kind !== 'redirect' && kind !== 'external';
}

/** May a path have a tab? Only a page that exists and that the user may open. */
export function mayHaveTab(routes: Routes, path: string): boolean {
  const route = routes.match(path)?.route;
  return route !== undefined && showsPage(route) && routes.verdict(route).open;
}

/** The view's affixed pages, in the order of the routes (spec 1, section 2.5). */
export function pinnedPaths(routes: Routes, view: string): readonly string[] {
  return routes.routes
    .filter((route) => route.affix && route.view === view && !route.path.includes(':'))
    .map(({ path }) => path);
}
