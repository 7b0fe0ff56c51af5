import { combineGates, type Gate } from '../model/gates.ts';
import type { ModelRoute } from '../model/console.ts';
import type { RouteFacts, RouteKind } from '../model/routes.ts';
import type { Text } from '../model/text.ts';
import type { ParsedProject } from '../read/project.ts';
import type { GateKeys, ResourceSource } from '../schema/manifest.ts';
import { listAddress, recordAddress } from './addresses.ts';
import { gateWithDefault, permissionFor, writeGate, type Verb } from './gates.ts';
import { everyPlace, isGroup, type Place, type ViewPlace } from './places.ts';
import { routeTabs } from './routeTabs.ts';
import { actionOf, levelOf } from '../model/routePaths.ts';
import { inMatchOrder } from './routeFacts.ts';
import { permissionOf, type Scope } from './scope.ts';
import {
  customRouteText,
  formRouteTexts,
  menuText,
  pageTitle,
  resourceMany,
  resourceOne,
  viewText,
} from './texts.ts';

type PageName = 'list' | 'create' | 'update' | 'detail';

interface PageRule {
  readonly page: PageName;
  readonly suffix: string;
  readonly below: string;
  readonly verb: Verb;
  /** The root organization blocks creating and updating (spec 1, section 6). */
  readonly writes: boolean;
  readonly section: 'list' | 'form' | 'detail';
}

/** The pages of a resource: which section brings them, where they stand, what they need. */
const PAGES: readonly PageRule[] = [
  { page: 'list', suffix: 'List', below: '', verb: 'view', writes: false, section: 'list' },
  {
    page: 'create',
    suffix: 'Create',
    below: '/create',
    verb: 'add',
    writes: true,
    section: 'form',
  },
  {
    page: 'update',
    suffix: 'Update',
    below: '/:id/update',
    verb: 'change',
    writes: true,
    section: 'form',
  },
  {
    page: 'detail',
    suffix: 'Detail',
    below: '/:id',
    verb: 'view',
    writes: false,
    section: 'detail',
  },
];
/** Names of view roots that the shell refers to and that are not the view's own (spec 1, section 2.1). */
const ROOT_NAMES: Readonly<Record<string, string>> = { settings: 'SystemSetting' };

/**
 * Every route of every view, static segments before `:id`.
 *
 * @param home paths to try for a view's own address, by view
 */
export function routesOf(
  views: readonly ViewPlace[],
  scope: Scope,
  overrides: ParsedProject['overrides'],
  home: (view: ViewPlace) => readonly string[],
): readonly ModelRoute[] {
  const pages = new Map(
    overrides.filter(({ slot }) => slot === 'page').map(({ target, file }) => [target, file]),
  );
  const withOverride = (route: ModelRoute): ModelRoute => {
    const override = pages.get(route.name);
    return override === undefined ? route : { ...route, override };
  };
  const routes = views.flatMap((view) => [
    rootOf(view, home(view)),
    ...everyPlace(view.children).flatMap((place) => routesOfPlace(place, scope)),
  ]);
  const guests = guestsOf(routes, scope);
  return inMatchOrder(routes)
    .map((route) => {
      const also = route.kind === 'create' || route.kind === 'update' || route.kind === 'detail';
      const ids = also ? guests.get(route.resource ?? '') : undefined;
      return ids ? { ...route, also: ids } : route;
    })
    .map(withOverride);
}

/** Resources that are `like` another and stand nowhere themselves: their records open on its pages. */
function guestsOf(
  routes: readonly ModelRoute[],
  scope: Scope,
): ReadonlyMap<string, readonly string[]> {
  const placed = new Set(routes.map(({ resource }) => resource));
  const guests = new Map<string, readonly string[]>();
  for (const { value } of scope.resources.values()) {
    const { resource, like } = value;
    if (like === undefined || placed.has(resource)) continue;
    guests.set(like, [...(guests.get(like) ?? []), resource]);
  }
  return guests;
}

/** The name of the route where a place's list or custom page stands. */
export function menuRouteName(place: Place): string | undefined {
  if (place.source.external !== undefined) return externalName(place);
  if (place.source.page === 'custom') return place.source.name;
  if (place.resource?.single !== undefined) return place.source.name ?? place.resource.name;
  const list = PAGES[0];
  return place.resource && list && pageName(place, place.resource, list);
}

/** What the list or custom page of a place is called in the menu and in its heading. */
export function menuTitle(place: Place): Text {
  if (place.source.title !== undefined) return place.source.title;
  if (place.source.page === 'custom') return customRouteText(place.source.name ?? '');
  if (place.resource?.single) return resourceOne(place.resource.resource);
  if (place.resource) return resourceMany(place.resource.resource);
  return menuText(place.view, place.below);
}

function rootOf(view: ViewPlace, home: readonly string[]): ModelRoute {
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
    source: {
      file: view.located.file,
      line: view.located.atKey([view.area ? 'area' : 'view']).start.line,
    },
  };
}

function routesOfPlace(place: Place, scope: Scope): readonly ModelRoute[] {
  const { source, resource } = place;
  const below = resource ? pagesOfResource(place, resource, scope) : [];
  if (source.redirect !== undefined) return [redirectOf(place, source.redirect), ...below];
  if (source.external !== undefined) return [externalOf(place, source.external)];
  if (isGroup(place)) return source.name === undefined ? [] : [groupOf(place, source.name)];
  if (source.page === 'custom') {
    return source.name === undefined ? [] : [customOf(place, source.name, scope)];
  }
  return below;
}

function pagesOfResource(
  place: Place,
  resource: ResourceSource,
  scope: Scope,
): readonly ModelRoute[] {
  if (place.source.form !== undefined) return formPage(place, resource, place.source.form, scope);
  if (resource.single !== undefined) return singlePage(place, resource, scope);
  return PAGES.filter(
    (rule) =>
      resource[rule.section] !== undefined &&
      (place.source.pages?.includes(rule.page) ?? true) &&
      !(rule.page === 'list' && place.source.redirect !== undefined),
  ).map((rule) => {
    const title = rule.page === 'list' ? menuTitle(place) : pageTitle(rule.page, resource.resource);
    const path = place.path + rule.below;
    return {
      ...factsOf(place, pageName(place, resource, rule), path, kindOf(place, rule.page), title),
      ...(rule.page === 'list' && routeTabs(place, scope)),
      gate: pageGate(place, resource, place.source[rule.page], rule),
      ...menuFacts(place, rule.page === 'list'),
      resource: resource.resource,
      ...apiOf(resource, rule.page === 'update' || rule.page === 'detail', scope),
      source: place.at,
    };
  });
}

/** A further form of a resource gives one page, which updates: `<path>/:id/update`. */
function formPage(
  place: Place,
  resource: ResourceSource,
  form: string,
  scope: Scope,
): readonly ModelRoute[] {
  const rule = PAGES[2];
  if (!rule || !resource.forms || !Object.hasOwn(resource.forms, form)) return [];
  const name = place.source.name ?? pageName(place, resource, rule);
  const own = formRouteTexts(name)[0];
  const title = scope.texts.has(own) ? own : pageTitle('update', resource.resource);
  return [
    {
      ...factsOf(place, name, place.path + rule.below, 'update', title),
      gate: pageGate(place, resource, place.source.update, rule),
      ...menuFacts(place, false),
      resource: resource.resource,
      form,
      ...apiOf(resource, true, scope),
      source: place.at,
    },
  ];
}

/** The one record of a resource gives one page, its form, for those who may view it. */
function singlePage(place: Place, resource: ResourceSource, scope: Scope): readonly ModelRoute[] {
  if (!resource.form) return [];
  const name = place.source.name ?? resource.name;
  const derived = permissionFor('view', permissionOf(resource));
  return [
    {
      ...factsOf(place, name, place.path, kindOf(place, 'single'), menuTitle(place)),
      ...routeTabs(place, scope),
      gate: combineGates(place.gate, gateWithDefault(place.source.update, derived)),
      ...menuFacts(place, true),
      resource: resource.resource,
      ...apiOf(resource, false, scope),
      source: place.at,
    },
  ];
}

/** Gates of the place and its parents always add; a page's own `needs` replaces the derived permission. */
function pageGate(
  place: Place,
  resource: ResourceSource,
  page: GateKeys | undefined,
  rule: PageRule,
): Gate {
  const derived = permissionFor(rule.verb, permissionOf(resource));
  return combineGates(
    place.gate,
    gateWithDefault(page, derived),
    rule.writes ? writeGate(resource) : undefined,
  );
}

function customOf(place: Place, name: string, scope: Scope): ModelRoute {
  const resource = place.resource;
  return {
    ...factsOf(place, name, place.path, 'custom', menuTitle(place)),
    gate: place.gate,
    ...menuFacts(place, true),
    ...(resource && { resource: resource.resource }),
    ...(resource ? apiOf(resource, actionOf(place.path) !== 'list', scope) : { api: [] }),
    source: place.at,
  };
}

function redirectOf(place: Place, target: string): ModelRoute {
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

/** A group with a name is an address of its own, which leads to the first page below it that is open. */
function groupOf(place: Place, name: string): ModelRoute {
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

function externalOf(place: Place, address: string): ModelRoute {
  return {
    ...factsOf(place, externalName(place), place.path, 'external', menuTitle(place)),
    gate: place.gate,
    ...menuFacts(place, true),
    external: address,
    api: [],
    source: place.at,
  };
}

function externalName(place: Place): string {
  return place.source.name ?? pascalCase(place.path);
}

function factsOf(
  place: { readonly view: string } | ViewPlace,
  name: string,
  path: string,
  kind: RouteKind,
  title: Text,
): Pick<RouteFacts, 'name' | 'path' | 'view' | 'kind' | 'level' | 'action' | 'title'> {
  const view = 'view' in place ? place.view : place.name;
  return { name, path, view, kind, level: levelOf(path), action: actionOf(path), title };
}

function kindOf(place: Place, page: PageName | 'single'): RouteKind {
  const first = page === 'list' || page === 'single';
  return first && place.source.tabs !== undefined ? 'tabs' : page;
}

type MenuFacts = Omit<
  RouteFacts,
  'name' | 'path' | 'view' | 'kind' | 'level' | 'action' | 'title' | 'gate'
>;

/** @param forMenu the page of the place that the menu may list */
function menuFacts(place: Place, forMenu: boolean): MenuFacts {
  const { source } = place;
  const listed = forMenu && place.listed;
  return {
    ...(source.icon !== undefined && { icon: source.icon }),
    ...(!listed && { hidden: true as const }),
    ...(listed && place.hiddenWhile.length > 0 && { hidden: place.hiddenWhile }),
    ...(forMenu && source.alwaysShow && { alwaysShow: true as const }),
    activeMenu: place.activeMenu,
    ...(forMenu && source.affix && { affix: true as const }),
    ...(source.cache === false && { cache: false as const }),
    ...(source.showNavSwitcher && { showNavSwitcher: true as const }),
    ...(source.showOrganization === false && { showOrganization: false as const }),
  };
}

/** A route's or resource's name and List, Create, Update or Detail; or exactly what the page is given. */
function pageName(place: Place, resource: ResourceSource, rule: PageRule): string {
  return place.source[rule.page]?.name ?? `${place.source.name ?? resource.name}${rule.suffix}`;
}

function apiOf(
  resource: ResourceSource,
  ofRecord: boolean,
  scope: Scope,
): { readonly api: readonly string[] } {
  const api = scope.apiOf(resource.resource);
  if (api === undefined) return { api: [] };
  return { api: [ofRecord ? recordAddress(api) : listAddress(api)] };
}

/** `/workbench/web-terminal` is `WorkbenchWebTerminal`. */
function pascalCase(path: string): string {
  return path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
