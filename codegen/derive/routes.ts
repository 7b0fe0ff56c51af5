import type { ModelRoute } from '../model/console.ts';
import { memoizeAsking } from '../read/memoize.ts';
import type { ParsedProject } from '../schema/project.ts';
import { listRouteName, pagesOfResource } from './pageRoutes.ts';
import { customOf, externalName, externalOf, groupOf, redirectOf, rootOf } from './placeRoutes.ts';
import { everyPlace, isGroup, type Place, type ViewPlace } from './places.ts';
import { inMatchOrder } from './matchOrder.ts';
import { notingScope, type Scope } from './scope.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';

/**
 * Every route of every view, static segments before `:id`.
 *
 * @param home the paths to try when the address of a view is opened
 */
export function routesOf(
  views: readonly ViewPlace[],
  scope: Scope,
  resources: Iterable<ResourceSource>,
  overrides: ParsedProject['overrides'],
  home: (view: ViewPlace) => readonly string[],
): readonly ModelRoute[] {
  const pages = new Map(
    overrides.filter(({ slot }) => slot === 'page').map(({ target, file }) => [target, file]),
  );
  const withOverride = (route: ModelRoute): ModelRoute => {
    const override = pages.get(route.pageOf ?? route.name);
    return override === undefined ? route : { ...route, override };
  };
  const routes = views.flatMap((view) => [
    rootOf(view, home(view)),
    ...everyPlace(view.children).flatMap((place) => routesOfPlace(place, scope)),
  ]);
  const guests = resourcesWithoutRoute(routes, resources);
  return inMatchOrder(routes)
    .map((route) => {
      const also = route.kind === 'create' || route.kind === 'update' || route.kind === 'detail';
      const ids = also ? guests.get(route.resource ?? '') : undefined;
      return ids ? { ...route, also: ids } : route;
    })
    .map(withOverride);
}

/** By resource, those that are `like` it and have no route: their records open on its pages. */
function resourcesWithoutRoute(
  routes: readonly ModelRoute[],
  resources: Iterable<ResourceSource>,
): ReadonlyMap<string, readonly string[]> {
  const placed = new Set(routes.map(({ resource }) => resource));
  const guests = new Map<string, readonly string[]>();
  for (const { resource, like } of resources) {
    if (like === undefined || placed.has(resource)) continue;
    guests.set(like, [...(guests.get(like) ?? []), resource]);
  }
  return guests;
}

/** The same objects again while neither the place nor what its resources say has changed. */
const routesOfPlace = memoizeAsking((place: Place, scope: Scope): readonly ModelRoute[] => {
  const { source } = place;
  const resource = place.resource && scope.sourceOf(place.resource.resource);
  const below = resource ? pagesOfResource(place, resource, scope) : [];
  if (source.redirect !== undefined) return [redirectOf(place, source.redirect), ...below];
  if (source.external !== undefined) return [externalOf(place, source.external)];
  if (isGroup(place)) return source.name === undefined ? [] : [groupOf(place, source.name)];
  if (source.page !== undefined) {
    return source.name === undefined ? [] : [customOf(place, source.name, resource, scope)];
  }
  return below;
}, notingScope);

/** The name of the route with a place's list or custom page. */
export function menuRouteName(place: Place): string | undefined {
  if (place.source.external !== undefined) return externalName(place);
  if (place.source.page !== undefined) return place.source.name;
  if (place.resource?.single) return place.source.name ?? place.resource.name;
  return place.resource && listRouteName(place, place.resource);
}
