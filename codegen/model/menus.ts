import type { MenuNode, RouteFacts, ViewModel } from './routes.ts';

/** A menu entry in `generated/views.ts`: the name of the route that it opens, or a group of entries. */
export type MenuItem = string | MenuGroup;

interface MenuGroup extends Pick<
  MenuNode,
  'title' | 'icon' | 'path' | 'gate' | 'hidden' | 'alwaysShow'
> {
  readonly children: readonly MenuItem[];
}

/** A view in `generated/views.ts`; its menu takes title, icon and gate of an entry from the route. */
export interface ViewSource extends Omit<ViewModel, 'menu' | 'home'> {
  /** The page to try before those of the menu. */
  readonly home?: string;
  readonly menu: readonly MenuItem[];
}

/** @throws when a menu names a route that is not there */
export function readViews(
  sources: readonly ViewSource[],
  routes: readonly RouteFacts[],
): readonly ViewModel[] {
  const byName = new Map(routes.map((route) => [route.name, route]));
  return sources.map(({ home, ...view }) => {
    const nodeOf = (item: MenuItem): MenuNode => {
      if (typeof item !== 'string')
        return { key: keyOf(item.path, view), ...item, children: item.children.map(nodeOf) };
      const route = byName.get(item);
      if (!route) throw new Error(`The menu of ${view.path} names ${item}, which is no route.`);
      return entryOf(route, view);
    };
    const menu = view.menu.map(nodeOf);
    return { ...view, home: homePaths(home, menu), menu };
  });
}

/** The paths to try for a view's own address: the given one, then the menu entries in order. */
export function homePaths(first: string | undefined, menu: readonly MenuNode[]): readonly string[] {
  const paths = pathsOf(menu);
  return first === undefined ? paths : [first, ...paths.filter((path) => path !== first)];
}

/** The paths of the pages in a menu, in order, without those that a setting may hide. */
function pathsOf(menu: readonly MenuNode[]): readonly string[] {
  return menu.flatMap((node) => {
    if (node.hidden) return [];
    if (node.children) return pathsOf(node.children);
    return node.external === undefined ? [node.path] : [];
  });
}

function entryOf(route: RouteFacts, view: Pick<ViewModel, 'path'>): MenuNode {
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

/** The menu key of `/console/users/users`: `users.users`. */
function keyOf(path: string, view: Pick<ViewModel, 'path'>): string {
  return path.slice(view.path.length + 1).replaceAll('/', '.');
}
