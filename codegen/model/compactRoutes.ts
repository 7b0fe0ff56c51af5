/*
 * The compact form of routes: what follows by rule is left out, so that a reader sees what is said of a
 * route and the first load is smaller.
 */
import { actionOf, menuPathOf, segmentsOf } from './routePaths.ts';
import type { RouteKind, RouteRecord } from './routes.ts';
import type { Text } from './text.ts';

/** What follows from path, kind, name and resource of a route, unless it says otherwise. */
type DefaultFacts = Pick<RouteRecord, 'view' | 'action' | 'title' | 'activeMenu' | 'hidden'>;

/** A route in `generated/routes.ts`: facts that have the default value are left out. */
export type CompactRoute = Omit<RouteRecord, keyof DefaultFacts | 'slots'> &
  Partial<DefaultFacts> & {
    /** The names of its slots, and the route under whose name they stand, where that is another one. */
    readonly slots?: readonly string[];
    readonly slotsOf?: string;
  };

/** Loads the slots of all pages, by route name and slot: a start that shows none does not wait for their names. */
type LoadSlots = () => Promise<{
  readonly slots: Readonly<Record<string, RouteRecord['slots']>>;
}>;

/** Loads the page of a kind of route that is not written by hand. */
type GenericPages = { readonly [Kind in RouteKind]?: RouteRecord['page'] };

/** Kinds of routes that are never entries of a menu. */
const NEVER_IN_MENU: readonly RouteKind[] = ['create', 'update', 'detail', 'redirect'];

export function compactRoute(route: RouteRecord): CompactRoute {
  const { view, action, title, activeMenu, hidden, slots: _loaders, ...others } = route;
  const defaults = defaultsOf(route);
  return {
    ...others,
    ...(view !== defaults.view && { view }),
    ...(action !== defaults.action && { action }),
    ...(JSON.stringify(title) !== JSON.stringify(defaults.title) && { title }),
    ...(activeMenu !== defaults.activeMenu && { activeMenu }),
    ...(hidden !== defaults.hidden && { hidden }),
  };
}

export function readRoutes(
  pages: GenericPages,
  compact: readonly CompactRoute[],
  loadSlots: LoadSlots = async () => ({ slots: {} }),
): readonly RouteRecord[] {
  return compact.map(({ slots, slotsOf = '', ...route }) => ({
    ...defaultsOf(route),
    page: pages[route.kind],
    ...(route.page && { byHand: true }),
    ...route,
    ...(slots && { slots: slotLoaders(slots, slotsOf || route.name, loadSlots) }),
  }));
}

function slotLoaders(names: readonly string[], page: string, loadSlots: LoadSlots) {
  const loaderOf = (name: string) => async () => {
    const load = (await loadSlots()).slots[page]?.[name];
    if (!load) throw new Error(`The page ${page} has no slot ${name}.`);
    return load();
  };
  return Object.fromEntries(names.map((name) => [name, loaderOf(name)]));
}

function defaultsOf(route: Pick<RouteRecord, 'name' | 'kind' | 'path' | 'resource'>): DefaultFacts {
  const { kind, path } = route;
  return {
    view: segmentsOf(path)[0] ?? '',
    action: actionOf(path),
    title: defaultTitle(route),
    activeMenu: menuPathOf(path),
    ...(NEVER_IN_MENU.includes(kind) && { hidden: true as const }),
  };
}

/** The default title: `Users` for lists, `Create User` and so on for other pages, a text of its own for the rest. */
function defaultTitle({
  name,
  kind,
  resource,
}: Pick<RouteRecord, 'name' | 'kind' | 'resource'>): Text {
  const names = `resources.${resource ?? ''}`;
  switch (kind) {
    case 'list':
    case 'tabs':
      return `${names}.many`;
    case 'custom':
      return `routes.${name}`;
    default:
      return { key: `titles.${kind}`, with: { one: `${names}.one` } };
  }
}
