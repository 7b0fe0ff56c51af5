import type { MenuNode } from '../model/routes.ts';
import { isGroup, type Place } from './places.ts';
import { menuTitle } from './menuTitle.ts';
import { menuRouteName } from './routes.ts';

/**
 * The menu of a view. Hidden nodes and empty groups are left out; entries that a public setting can hide keep
 * their tests. Nodes below a page come after it, on the same level.
 */
export function menuOf(places: readonly Place[]): readonly MenuNode[] {
  return places.flatMap((place) => {
    if (place.source.hidden === true) return [];
    const children = menuOf(place.children);
    if (place.listed) return [leafOf(place), ...children];
    return isGroup(place) && children.length > 0 ? [groupOf(place, children)] : children;
  });
}

function leafOf(place: Place): MenuNode {
  const route = menuRouteName(place);
  return {
    ...factsOf(place),
    ...(route !== undefined && { route }),
    path: place.path,
    ...(place.source.external !== undefined && { external: place.source.external }),
    ...gatesOf(place),
  };
}

function groupOf(place: Place, children: readonly MenuNode[]): MenuNode {
  return { ...factsOf(place), path: place.path, ...gatesOf(place), children };
}

function factsOf(place: Place): Pick<MenuNode, 'key' | 'title' | 'icon'> {
  return {
    key: place.below.split('/').join('.'),
    title: menuTitle(place),
    ...(place.source.icon !== undefined && { icon: place.source.icon }),
  };
}

function gatesOf(place: Place): Pick<MenuNode, 'gate' | 'hidden' | 'alwaysShow'> {
  return {
    gate: place.gate,
    ...(place.hiddenWhile.length > 0 && { hidden: place.hiddenWhile }),
    ...(place.source.alwaysShow && { alwaysShow: true as const }),
  };
}
