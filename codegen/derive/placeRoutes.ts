import type { ModelRoute } from '../model/console.ts';
import { actionOf } from '../model/routePaths.ts';
import { menuTitle } from './menuTitle.ts';
import type { Place, ViewPlace } from './places.ts';
import { apiOf, factsOf, menuFacts, pascalCase } from './routeParts.ts';
import { gateOfTabs, routeTabs } from './routeTabs.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { Scope } from './scope.ts';
import { resourceOne, viewText } from './texts.ts';
import { sourceOf } from '../report/diagnostic.ts';

/** Names of view roots that the shell refers to, where the name is not the derived one (spec 1, section 2.1). */
const ROOT_NAMES: Readonly<Record<string, string>> = { settings: 'SystemSetting' };

/** The address of a view; it redirects to the view's home page. */
export function rootOf(view: ViewPlace, home: readonly string[]): ModelRoute {
  return {
    ...factsOf(
      view,
      ROOT_NAMES[view.name] ?? view.name,
      view.path,
      'redirect',
      viewText(view.name),
    ),
    gate: view.gate,
    hidden: true,
    activeMenu: home[0] ?? view.path,
    ...(home[0] !== undefined && { redirect: home[0] }),
    api: [],
    source: sourceOf(view.located.atKey([view.area ? 'area' : 'view'])),
  };
}

/** A hand-written page. */
export function customOf(
  place: Place,
  name: string,
  resource: ResourceSource | undefined,
  scope: Scope,
): ModelRoute {
  const { source } = place;
  const { tabs } = routeTabs(place, scope);
  return {
    ...factsOf(place, name, place.path, 'custom', menuTitle(place)),
    ...(tabs && { tabs }),
    ...(source.page !== 'custom' && source.page !== undefined && { pageOf: source.page }),
    ...(source.query && { query: source.query }),
    gate: gateOfTabs(place.gate, tabs),
    ...menuFacts(place, true),
    ...(resource && { resource: resource.resource }),
    ...(resource ? apiOf(resource, actionOf(place.path) !== 'list', scope) : { api: [] }),
    source: place.at,
  };
}

/** A redirect to another address. */
export function redirectOf(place: Place, target: string): ModelRoute {
  const prefix = place.source.name ?? place.resource?.name ?? pascalCase(place.path);
  const title = place.resource ? resourceOne(place.resource.resource) : viewText(place.view);
  return {
    ...factsOf(place, `${prefix}Redirect`, place.path, 'redirect', place.source.title ?? title),
    gate: place.gate,
    ...menuFacts(place, false),
    redirect: target.startsWith('/') ? target : `${place.path}/${target}`,
    api: [],
    source: place.at,
  };
}

/** A group with a name has an address, which redirects to the first open page below it. */
export function groupOf(place: Place, name: string): ModelRoute {
  const first = place.children.find(({ listed }) => listed) ?? place.children[0];
  return {
    ...factsOf(place, name, place.path, 'redirect', menuTitle(place)),
    gate: place.gate,
    ...menuFacts(place, false),
    redirect: first?.path ?? place.path,
    api: [],
    source: place.at,
  };
}

/** A menu entry with an address outside the console. */
export function externalOf(place: Place, address: string): ModelRoute {
  return {
    ...factsOf(place, externalName(place), place.path, 'external', menuTitle(place)),
    gate: place.gate,
    ...menuFacts(place, true),
    external: address,
    api: [],
    source: place.at,
  };
}

export function externalName(place: Place): string {
  return place.source.name ?? pascalCase(place.path);
}
