import type { ModelRoute } from '../model/console.ts';
import type { RouteFacts, RouteKind } from '../model/routes.ts';
import type { Text } from '../model/text.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { actionOf, levelOf } from '../model/routePaths.ts';
import { pathOf } from '../model/server.ts';
import type { Place, ViewPlace } from './places.ts';
import type { Scope } from './scope.ts';

/** The facts that every route has. */
export function factsOf(
  place: Pick<Place, 'view' | 'path'> | ViewPlace,
  name: string,
  path: string,
  kind: RouteKind,
  title: Text,
): Pick<ModelRoute, 'name' | 'path' | 'view' | 'kind' | 'level' | 'action' | 'title' | 'place'> {
  const view = 'view' in place ? place.view : place.name;
  const [level, action] = [levelOf(path), actionOf(path)];
  return { name, path, view, kind, level, action, title, place: place.path };
}

type MenuFacts = Omit<RouteFacts, 'name' | 'path' | 'view' | 'kind' | 'action' | 'title' | 'gate'>;

/**
 * The facts of a route that the menu and the tab bar use.
 *
 * @param forMenu true for the page that the menu lists for this place
 */
export function menuFacts(place: Place, forMenu: boolean): MenuFacts {
  const { source } = place;
  const listed = forMenu && place.listed;
  return {
    ...(forMenu && source.icon !== undefined && { icon: source.icon }),
    ...(!listed && { hidden: true as const }),
    ...(listed && place.hiddenWhile.length > 0 && { hidden: place.hiddenWhile }),
    ...(forMenu && source.alwaysShow && { alwaysShow: true as const }),
    activeMenu: place.activeMenu,
    ...(forMenu && source.affix && { affix: true as const }),
    ...(source.cache === false && { cache: false as const }),
    ...(source.showNavSwitcher && { showNavSwitcher: true as const }),
    ...(!place.showOrganization && { showOrganization: false as const }),
  };
}

/** The API address of the resource's list, or of a single record. */
export function apiOf(
  resource: ResourceSource,
  ofRecord: boolean,
  scope: Scope,
): { readonly api: readonly string[] } {
  const api = scope.apiOf(resource.resource);
  if (api === undefined) return { api: [] };
  return { api: [pathOf(ofRecord ? `${api}/:id` : api, scope.apiFacts)] };
}

/** `/workbench/web-terminal` is `WorkbenchWebTerminal`. */
export function pascalCase(path: string): string {
  return path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
