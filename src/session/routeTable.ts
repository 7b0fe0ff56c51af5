import type { ResourceEntry } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { RouteName } from '#project/generated/names.ts';

/** Kinds of pages; their route names differ only in the suffix (spec 1, section 2.9). */
export type PageKind = 'list' | 'create' | 'update' | 'detail';

export type RouteParams = Readonly<Record<string, string | number>>;
export type RouteQuery = Readonly<Record<string, string | number | boolean | undefined>>;

export interface RouteMatch {
  readonly route: RouteRecord;
  readonly params: Readonly<Record<string, string>>;
}

/** The generated routes and queries on them. */
export interface RouteTable {
  readonly routes: readonly RouteRecord[];
  /** What is known of each resource before its definition is loaded. */
  readonly resources: Readonly<Record<string, ResourceEntry>>;
  byName(name: RouteName): RouteRecord | undefined;
  /** @param path below the base path, without query: `/console/users/users` */
  match(path: string): RouteMatch | undefined;
  /** Path with parameters and query; undefined when there is no such route. */
  address(
    to: RouteName | RouteRecord,
    params?: RouteParams,
    query?: RouteQuery,
  ): string | undefined;
  /** The route of the same name with another suffix: `UserDetail` of `UserList` (spec 1, section 2.9). */
  sibling(name: string, kind: PageKind): RouteRecord | undefined;
  /** The page of a resource: the sibling of the route `from`, else in its view, else anywhere. */
  resourceRoute(resource: string, kind: PageKind, from?: string): RouteRecord | undefined;
}

const SUFFIXES: Readonly<Record<PageKind, string>> = {
  list: 'List',
  create: 'Create',
  update: 'Update',
  detail: 'Detail',
};
const NAME_ENDING = /(?:List|Create|Update|Detail)$/;

/** @param routes static segments before `:id`, so that the first match is the right one */
export function createRouteTable(
  routes: readonly RouteRecord[],
  resources: Readonly<Record<string, ResourceEntry>> = {},
): RouteTable {
  const names = new Map(routes.map((route) => [route.name, route]));
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  const byName = (name: string) => names.get(name);

  const sibling: RouteTable['sibling'] = (name, kind) =>
    byName(name.replace(NAME_ENDING, '') + SUFFIXES[kind]);

  return {
    routes,
    resources,
    byName,
    sibling,
    match: (path) => {
      const plain = withoutEndSlash(path);
      for (const { route, pattern } of patterns) {
        const found = pattern.exec(plain);
        if (found) return { route, params: decodeAll(found.groups ?? {}) };
      }
      return undefined;
    },
    address: (to, params = {}, query = {}) => {
      const path = typeof to === 'string' ? byName(to)?.path : to.path;
      return path === undefined ? undefined : fillPath(path, params) + searchOf(query);
    },
    resourceRoute: (resource, kind, from) => {
      const current = from === undefined ? undefined : byName(from);
      const beside = from === undefined ? undefined : sibling(from, kind);
      if (beside && shows(beside, resource)) return beside;
      const own = routes.filter((route) => shows(route, resource) && route.kind === kind);
      const pages = own.length > 0 || kind !== 'list' ? own : routes.filter(hasTabOf(resource));
      const main = pages.filter((route) => route.form === undefined);
      return main.find((route) => route.view === current?.view) ?? main[0] ?? pages[0];
    },
  };
}

function shows(route: RouteRecord, resource: string): boolean {
  return route.resource === resource || (route.also?.includes(resource) ?? false);
}

/** Has the route a tab with the list of this resource? */
function hasTabOf(resource: string): (route: RouteRecord) => boolean {
  return ({ tabs }) => tabs?.some(({ list }) => list?.resource === resource) ?? false;
}

/** `/users/:id/update` → a pattern with the group `id`. */
function patternOf(path: string): RegExp {
  const source = withoutEndSlash(path)
    .split('/')
    .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escapePattern(part)))
    .join('/');
  return new RegExp(`^${source}$`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** A parameter that cannot be decoded stays encoded. */
function decodeAll(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

function fillPath(path: string, params: RouteParams): string {
  return path.replaceAll(/:([A-Za-z_]\w*)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(String(value));
  });
}

function searchOf(query: RouteQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
