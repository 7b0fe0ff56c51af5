/*
 * The short form of routes and views, for the sake of the first load. In full they cost it, by
 * `npm run build` (brotli, 176 routes): titles 505 bytes, menu entries of routes 181, views 1,026, all of it
 * 1,592. The order of facts alone moves it by up to 260, and facts below that (view, action, what is hidden)
 * are compact. Reading takes 0.6 to 1.3 ms (Node 20).
 */
import { menuPathOf } from './routePaths.ts';
import type { MenuNode, RouteRecord, ViewModel } from './routes.ts';
import type { Text } from './text.ts';

/** A route as `generated/routes.ts` has it: the usual title and menu entry are left out. */
export type CompactRoute = Omit<RouteRecord, 'activeMenu' | 'title'> &
  Partial<Pick<RouteRecord, 'activeMenu' | 'title'>>;

/** A group of a menu with its entries; those that only repeat their route are the name of it. */
export interface CompactGroup extends Omit<MenuNode, 'key' | 'children'> {
  readonly children: readonly CompactNode[];
}

export type CompactNode = string | CompactGroup | MenuNode;

/** A view as `generated/views.ts` has it. */
export interface CompactView extends Omit<ViewModel, 'menu' | 'home'> {
  /** Where it is not the entries of the menu in order. */
  readonly home?: readonly string[];
  readonly menu: readonly CompactNode[];
}

export function compactRoute(route: RouteRecord): CompactRoute {
  const { activeMenu, title, ...others } = route;
  return {
    ...others,
    ...(JSON.stringify(title) !== JSON.stringify(usualTitle(route)) && { title }),
    ...(activeMenu !== menuPathOf(route.path) && { activeMenu }),
  };
}

export function readRoutes(compact: readonly CompactRoute[]): readonly RouteRecord[] {
  return compact.map((route) => ({
    activeMenu: menuPathOf(route.path),
    title: usualTitle(route),
    ...route,
  }));
}

/** The names of its resource: `Users` for the list, `Create User` for what is done with one. */
function usualTitle({ kind, resource }: Pick<RouteRecord, 'kind' | 'resource'>): Text {
  const names = `resources.${resource ?? ''}`;
  if (kind === 'list') return `${names}.many`;
  return { key: `titles.${kind}`, with: { one: `${names}.one` } };
}

/** @param routes those of the console: an entry of a menu repeats one of them */
export function compactView(view: ViewModel, routes: readonly RouteRecord[]): CompactView {
  const names = new Map(routes.map((route) => [route.name, route]));
  const { home, menu, ...others } = view;
  const entries = menu.map((node) => compactNode(node, view, names));
  return { ...others, ...(!sameList(home, leavesOf(menu)) && { home }), menu: entries };
}

export function readViews(
  compact: readonly CompactView[],
  routes: readonly RouteRecord[],
): readonly ViewModel[] {
  const names = new Map(routes.map((route) => [route.name, route]));
  return compact.map((view) => {
    const menu = view.menu.map((node) => readNode(node, view, names));
    return { home: leavesOf(menu), ...view, menu };
  });
}

type Names = ReadonlyMap<string, RouteRecord>;

function compactNode(node: MenuNode, view: Pick<ViewModel, 'path'>, names: Names): CompactNode {
  if (node.children) {
    const { key, children, ...others } = node;
    if (key !== keyOf(node.path, view)) return node;
    return { ...others, children: children.map((child) => compactNode(child, view, names)) };
  }
  const route = node.route === undefined ? undefined : names.get(node.route);
  const same =
    route && JSON.stringify(sorted(leafOf(route, view))) === JSON.stringify(sorted(node));
  return same ? route.name : node;
}

function readNode(node: CompactNode, view: Pick<ViewModel, 'path'>, names: Names): MenuNode {
  if (typeof node === 'string') {
    const route = names.get(node);
    if (!route) throw new Error(`The menu of ${view.path} names ${node}, which is no route.`);
    return leafOf(route, view);
  }
  if ('key' in node) return node;
  return {
    key: keyOf(node.path, view),
    ...node,
    children: node.children.map((child) => readNode(child, view, names)),
  };
}

/** The entry of a menu that says of a route what the route says itself. */
function leafOf(route: RouteRecord, view: Pick<ViewModel, 'path'>): MenuNode {
  const { name, path, title, icon, gate, hidden, alwaysShow, external } = route;
  return {
    key: keyOf(path, view),
    title,
    ...(icon !== undefined && { icon }),
    route: name,
    path,
    ...(external !== undefined && { external }),
    gate,
    ...(hidden !== undefined && hidden !== true && { hidden }),
    ...(alwaysShow && { alwaysShow }),
  };
}

/** `users.users` of `/console/users/users`. */
function keyOf(path: string, view: Pick<ViewModel, 'path'>): string {
  return path.slice(view.path.length + 1).replaceAll('/', '.');
}

/** The paths of the pages a menu leads to, in order, without those that a setting may hide. */
export function leavesOf(menu: readonly MenuNode[]): readonly string[] {
  return menu.flatMap((node) => {
    if (node.hidden) return [];
    if (node.children) return leavesOf(node.children);
    return node.external === undefined ? [node.path] : [];
  });
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function sorted(node: MenuNode): readonly (readonly [string, unknown])[] {
  return Object.entries(node).toSorted(([one], [other]) => one.localeCompare(other));
}
