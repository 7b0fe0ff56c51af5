import type { Gate } from '../model/gates.ts';
import type { MenuNode, ViewModel } from '../model/routes.ts';
import type { OrganizationFacts } from '../model/session.ts';
import { homePaths } from '../model/menus.ts';
import { memoize } from '../read/memoize.ts';
import { menuOf } from './menu.ts';
import type { ViewPlace } from './places.ts';
import { viewText } from './texts.ts';

/**
 * A view or area with its menu (spec 1, sections 2.2 and 2.3).
 *
 * @param gates of routes, by route name; a menu entry has the gate of its route
 * @param lists the profile's lists of organizations; without any a view has none
 */
export function viewOf(
  place: ViewPlace,
  gates: ReadonlyMap<string, Gate>,
  lists: OrganizationFacts['lists'] = {},
): ViewModel {
  const source = place.located.value;
  const organizations = source.organizations && lists[source.organizations];
  return {
    name: place.name,
    path: place.path,
    title: viewText(place.name),
    ...(source.icon !== undefined && { icon: source.icon }),
    ...(organizations !== undefined && { organizations }),
    requiresOrganization: organizations !== undefined && !source.open,
    gate: place.gate,
    inSwitcher: !place.area && source.switcher !== false,
    area: place.area,
    ...(source.frame === false && { frame: false as const }),
    home: homeOf(place),
    menu: asOpenAsPages(menuIn(place), gates),
  };
}

function asOpenAsPages(
  menu: readonly MenuNode[],
  gates: ReadonlyMap<string, Gate>,
): readonly MenuNode[] {
  return menu.map((node) =>
    node.children
      ? { ...node, children: asOpenAsPages(node.children, gates) }
      : { ...node, gate: gates.get(node.route ?? '') ?? node.gate },
  );
}

/** The paths to try for a view's own address: the one in the manifest, then the menu entries in order. */
export const homeOf = memoize((place: ViewPlace): readonly string[] => {
  const home = place.located.value.home;
  const first = home === undefined ? undefined : `${place.path}/${home.replace(/^\/+|\/+$/g, '')}`;
  return homePaths(first, menuIn(place));
});

const menuIn = memoize((place: ViewPlace) => menuOf(place.children));
