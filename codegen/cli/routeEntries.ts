import { alignedTable } from '../report/table.ts';
import type { ConsoleModel, ModelRoute, SourcePlace } from '../model/console.ts';
import { OWN_ADDRESSES } from '../model/ownAddresses.ts';
import type { RouteKind } from '../model/routes.ts';

/** One route as `routes --json` prints it; scripts rely on this shape. */
interface RouteEntry {
  readonly name: string;
  /** Without the base path; parameters as `:id`. */
  readonly path: string;
  readonly view: string;
  readonly kind: RouteKind;
  /** All are required, those of parent routes included; `a|b` means one of the two. */
  readonly permissions: readonly string[];
  readonly licence: boolean;
  readonly menu: boolean;
  readonly api: readonly string[];
  readonly override: string | null;
  readonly source: SourcePlace;
}

/** Addresses that the application answers without a page, with the names that scripts know them by. */
const OWN: readonly (readonly [name: string, path: string])[] = [
  ['home', OWN_ADDRESSES.home],
  ['403', OWN_ADDRESSES.refused],
  ['404', OWN_ADDRESSES.notFound],
];
const APP_PLACE = { file: 'manifest/app.yaml', line: 1 };

export function routeEntries(routes: ConsoleModel['routes']): readonly RouteEntry[] {
  return routes.map((route) => ({
    ...bareEntry(route),
    view: route.view,
    menu: route.hidden !== true,
    api: route.api,
    override: route.override ?? null,
    source: { file: route.source.file, line: route.source.line },
  }));
}

/**
 * Every address: the routes, the addresses that the application answers itself, and the old addresses that
 * redirect to a route (named `Old` + the name of their target).
 */
export function addressEntries({
  routes,
  app,
}: Pick<ConsoleModel, 'routes' | 'app'>): readonly RouteEntry[] {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return [
    ...routeEntries(routes),
    ...OWN.map(([name, path]) => bareEntry({ name, path, kind: 'custom', gate: {} })),
    ...Object.entries(app.oldAddresses).flatMap(([path, target]) => {
      const route = byPath.get(target.split('?')[0] ?? target);
      if (!route) return [];
      return [bareEntry({ name: `Old${route.name}`, path, kind: 'redirect', gate: route.gate })];
    }),
  ];
}

/** An address without a page of its own. */
function bareEntry(route: Pick<ModelRoute, 'name' | 'path' | 'kind' | 'gate'>): RouteEntry {
  const { name, path, kind, gate } = route;
  const { permissions = [], licence = false } = gate;
  const nothing = { menu: false, api: [], override: null, source: APP_PLACE };
  return { name, path, view: '', kind, permissions, licence, ...nothing };
}

const COLUMNS: readonly (readonly [string, (entry: RouteEntry) => string])[] = [
  ['NAME', ({ name }) => name],
  ['PATH', ({ path }) => path],
  ['KIND', ({ kind }) => kind],
  ['PERMISSIONS', ({ permissions }) => permissions.join(' ')],
  ['LICENCE', ({ licence }) => (licence ? 'yes' : '')],
  ['MENU', ({ menu }) => (menu ? 'yes' : '')],
  ['API', ({ api }) => api.join(' ')],
];

/** A plain-text table with aligned columns. */
export function routeTable(entries: readonly RouteEntry[]): string {
  return alignedTable([
    COLUMNS.map(([title]) => title),
    ...entries.map((entry) => COLUMNS.map(([, value]) => value(entry))),
  ]);
}
