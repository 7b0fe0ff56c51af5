import { actionOf, levelOf, menuPathOf, viewOfPath } from './routePaths.ts';
import type { MenuNode, RouteRecord, ViewModel } from './routes.ts';
import type { Text } from './text.ts';

/** What its path tells of a route. */
type Told = 'view' | 'level' | 'action' | 'activeMenu';

/** A route as `generated/routes.ts` has it: what its path or its resource tells is left out. */
export type WrittenRoute = Omit<RouteRecord, Told | 'title' | 'hidden'> &
  Partial<Pick<RouteRecord, 'view' | 'activeMenu' | 'title'>> & {
    /** `false`: against the habit of its kind. */
    readonly hidden?: RouteRecord['hidden'] | false;
  };

/** A group of a menu with its entries; those that only repeat their route are the name of it. */
export interface WrittenGroup extends Omit<MenuNode, 'key' | 'children'> {
  readonly children: readonly WrittenNode[];
}

export type WrittenNode = string | WrittenGroup | MenuNode;

/** A view as `generated/views.ts` has it. */
export interface WrittenView extends Omit<ViewModel, 'menu' | 'home'> {
  /** Where it is not the entries of the menu in order. */
  readonly home?: readonly string[];
  readonly menu: readonly WrittenNode[];
}

export function writtenRoute(route: RouteRecord): WrittenRoute {
  const { view, level: _level, action: _action, activeMenu, title, hidden, ...others } = route;
  const usual = { title: usualTitle(route), hidden: usuallyHidden(route) };
  return {
    ...others,
    ...(JSON.stringify(title) !== JSON.stringify(usual.title) && { title }),
    ...(hidden !== usual.hidden && { hidden: hidden ?? false }),
    ...(view !== viewOfPath(route.path) && { view }),
    ...(activeMenu !== menuPathOf(route.path) && { activeMenu }),
  };
}

export function readRoutes(written: readonly WrittenRoute[]): readonly RouteRecord[] {
  return written.map(({ title, hidden, ...route }) => {
    const shown = hidden === undefined ? usuallyHidden(route) : hidden || undefined;
    return {
      view: viewOfPath(route.path),
      level: levelOf(route.path),
      action: actionOf(route.path),
      activeMenu: menuPathOf(route.path),
      title: title ?? usualTitle(route),
      ...(shown && { hidden: shown }),
      ...route,
    };
  });
}

/** The names of its resource: `Users` for the list, `Create User` for what is done with one. */
function usualTitle({ kind, resource }: Pick<RouteRecord, 'kind' | 'resource'>): Text {
  const names = `resources.${resource ?? ''}`;
  if (kind === 'list') return `${names}.many`;
  return { key: `titles.${kind}`, with: { one: `${names}.one` } };
}

/** No menu leads to what is done with one record. */
function usuallyHidden({ kind }: Pick<RouteRecord, 'kind'>): true | undefined {
  return kind === 'create' || kind === 'detail' || kind === 'update' ? true : undefined;
}

/** @param routes those of the console: an entry of a menu repeats one of them */
export function writtenView(view: ViewModel, routes: readonly RouteRecord[]): WrittenView {
  const names = new Map(routes.map((route) => [route.name, route]));
  const { home, menu, ...others } = view;
  const entries = menu.map((node) => writtenNode(node, view, names));
  return { ...others, ...(!sameList(home, leavesOf(menu)) && { home }), menu: entries };
}

export function readViews(
  written: readonly WrittenView[],
  routes: readonly RouteRecord[],
): readonly ViewModel[] {
  const names = new Map(routes.map((route) => [route.name, route]));
  return written.map((view) => {
    const menu = view.menu.map((node) => readNode(node, view, names));
    return { home: leavesOf(menu), ...view, menu };
  });
}

type Names = ReadonlyMap<string, RouteRecord>;

function writtenNode(node: MenuNode, view: Pick<ViewModel, 'path'>, names: Names): WrittenNode {
  if (node.children) {
    const { key, children, ...others } = node;
    if (key !== keyOf(node.path, view)) return node;
    return { ...others, children: children.map((child) => writtenNode(child, view, names)) };
  }
  const route = node.route === undefined ? undefined : names.get(node.route);
  const same =
    route && JSON.stringify(sorted(leafOf(route, view))) === JSON.stringify(sorted(node));
  return same ? route.name : node;
}

function readNode(node: WrittenNode, view: Pick<ViewModel, 'path'>, names: Names): MenuNode {
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
