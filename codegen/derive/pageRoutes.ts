import { upperFirst } from 'es-toolkit/string';
import { combineGates } from '../model/combineGates.ts';
import type { ModelRoute, PageName } from '../model/console.ts';
import type { Operation } from '../model/operations.ts';
import type { RouteKind } from '../model/routes.ts';
import type { ResourceSource, RoutePageSource } from '../schema/generated/manifest.ts';
import { gateFor } from './gates.ts';
import { menuTitle } from './menuTitle.ts';
import type { Place, PlacedResource } from './places.ts';
import { apiOf, factsOf, menuFacts } from './routeParts.ts';
import { gateOfTabs, routeTabs } from './routeTabs.ts';
import type { Scope } from './scope.ts';
import { formRouteTexts, pageTitle } from './texts.ts';

interface PageRule {
  readonly page: PageName;
  readonly below: string;
  /** The operation that decides which permission the page requires. */
  readonly operation: Operation;
  readonly section: 'list' | 'form' | 'detail';
}

/** The pages of a resource: the manifest section that adds them, their path and their operation. */
const PAGES: readonly PageRule[] = [
  { page: 'list', below: '', operation: 'view', section: 'list' },
  { page: 'create', below: '/create', operation: 'create', section: 'form' },
  { page: 'update', below: '/:id/update', operation: 'update', section: 'form' },
  { page: 'detail', below: '/:id', operation: 'view', section: 'detail' },
];

/** The routes of the pages that a resource has at a place. */
export function pagesOfResource(
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
    const { tabs } = rule.page === 'list' ? routeTabs(place, scope) : {};
    return {
      ...factsOf(
        place,
        pageName(place, resource, rule.page),
        path,
        kindOf(place, rule.page),
        title,
      ),
      ...(tabs && { tabs }),
      ...pageOf(place.source[rule.page]),
      ...gateOfPage(place, resource, rule, tabs),
      ...menuFacts(place, rule.page === 'list'),
      resource: resource.resource,
      ...apiOf(resource, rule.page === 'update' || rule.page === 'detail', scope),
      source: place.at,
    };
  });
}

/** The page of a further form of a resource: an update page at `<path>/:id/update`. */
function formPage(
  place: Place,
  resource: ResourceSource,
  form: string,
  scope: Scope,
): readonly ModelRoute[] {
  const rule = PAGES[2];
  if (!rule || !resource.forms || !Object.hasOwn(resource.forms, form)) return [];
  const name = place.source.name ?? pageName(place, resource, rule.page);
  const own = formRouteTexts(name)[0];
  const title = scope.texts.has(own) ? own : pageTitle('update', resource.resource);
  return [
    {
      ...factsOf(place, name, place.path + rule.below, 'update', title),
      ...pageOf(place.source.update),
      ...gateOfPage(place, resource, rule),
      ...menuFacts(place, false),
      resource: resource.resource,
      form,
      ...apiOf(resource, true, scope),
      source: place.at,
    },
  ];
}

/** The page of a resource with a single record: its form, for users with the `view` permission. */
function singlePage(place: Place, resource: ResourceSource, scope: Scope): readonly ModelRoute[] {
  if (!resource.form) return [];
  const name = place.source.name ?? resource.name;
  const { tabs } = routeTabs(place, scope);
  return [
    {
      ...factsOf(place, name, place.path, kindOf(place, 'single'), menuTitle(place)),
      ...(tabs && { tabs }),
      ...gateOfPage(place, resource, { operation: 'view', page: 'update' }, tabs),
      ...menuFacts(place, true),
      resource: resource.resource,
      ...apiOf(resource, false, scope),
      source: place.at,
    },
  ];
}

/** The route whose page this route shows, if it shows another's. */
function pageOf(source: RoutePageSource | undefined): Pick<ModelRoute, 'pageOf'> {
  return source?.page === undefined ? {} : { pageOf: source.page };
}

/** The gates of a place and its parents always apply; a page's own `needs` replaces the derived permission. */
function gateOfPage(
  place: Place,
  resource: ResourceSource,
  { operation, page }: Pick<PageRule, 'operation' | 'page'>,
  tabs?: ModelRoute['tabs'],
): Pick<ModelRoute, 'gate' | 'gatedBy'> {
  const gate = combineGates(place.gate, gateFor(operation, resource, place.source[page]));
  return { gate: gateOfTabs(gate, tabs), gatedBy: { operation, page } };
}

function kindOf(place: Place, page: PageName | 'single'): RouteKind {
  const first = page === 'list' || page === 'single';
  return first && place.source.tabs !== undefined ? 'tabs' : page;
}

/** The name of the route that shows the list of a resource. */
export function listRouteName(place: Place, resource: PlacedResource): string {
  return pageName(place, resource, 'list');
}

/** The name of the place or resource followed by List, Create, Update or Detail; or the name the page is given. */
function pageName(
  { source }: Place,
  resource: Pick<ResourceSource, 'name'>,
  page: PageName,
): string {
  return source[page]?.name ?? `${source.name ?? resource.name}${upperFirst(page)}`;
}
