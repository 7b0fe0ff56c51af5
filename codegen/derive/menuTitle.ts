import type { Text } from '../model/text.ts';
import type { Place } from './places.ts';
import { customRouteText, menuText, resourceMany, resourceOne } from './texts.ts';

/** The title of a place's list or custom page, in the menu and in its heading. */
export function menuTitle(place: Place): Text {
  if (place.source.title !== undefined) return place.source.title;
  if (place.source.page !== undefined) return customRouteText(place.source.name ?? '');
  if (place.resource?.single) return resourceOne(place.resource.resource);
  if (place.resource) return resourceMany(place.resource.resource);
  return menuText(place.view, place.below);
}
