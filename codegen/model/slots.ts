import type { ModelResource, ModelRoute } from './console.ts';
import { actionsOf, leadsElsewhere, type OfferPlace } from './offers.ts';
import type { ResourceDefinition } from './resources.ts';
import type { ResourceId } from './resourceId.ts';

/** The slot name of a hand-written page. */
export const PAGE_SLOT = 'page';
/** The slots of the shell: `app.<slot>.tsx`. */
export const SHELL_SLOTS: readonly string[] = ['verification', 'message'];

/** Beside the heading of a page. */
const HEADER_SLOT = 'header';
/** Below the fields of a form. */
const FORM_SLOT = 'form';

/** The slot below the content of a tab. */
export function tabSlot(tab: string): string {
  return `tab-${tab}`;
}

/** The slot that draws the cells of a column. */
export function columnSlot(field: string): string {
  return `column-${field}`;
}

/** The slot that replaces an action's question and call. */
export function actionSlot(action: string): string {
  return `action-${action}`;
}

/** The slots of a page. Slots of tabs, columns and actions exist only for those that the manifest declares. */
export function slotsOfRoute(
  route: Pick<ModelRoute, 'kind' | 'resource' | 'tabs'>,
  resources: ReadonlyMap<ResourceId, ModelResource>,
): readonly string[] {
  const of = (id: string | undefined) =>
    id === undefined ? undefined : resources.get(id)?.definition;
  const ofLists = (ids: readonly (string | undefined)[]) =>
    ids.flatMap((id) => [
      ...(of(id)?.list?.columns ?? []).map(({ field }) => columnSlot(field)),
      ...actionsOn(of(id), ['list', 'row', 'selection']),
    ]);
  switch (route.kind) {
    case 'list':
      return [PAGE_SLOT, HEADER_SLOT, ...ofLists([route.resource])];
    case 'tabs':
      return [
        PAGE_SLOT,
        HEADER_SLOT,
        ...(route.tabs ?? []).map(({ key }) => tabSlot(key)),
        ...new Set(ofLists((route.tabs ?? []).map(({ list }) => list?.resource))),
      ];
    case 'detail': {
      const definition = of(route.resource);
      return [
        PAGE_SLOT,
        HEADER_SLOT,
        ...(definition?.detail?.tabs ?? []).map(({ key }) => tabSlot(key)),
        ...actionsOn(definition, ['record']),
      ];
    }
    case 'create':
    case 'update':
      return [PAGE_SLOT, FORM_SLOT];
    default:
      return [PAGE_SLOT];
  }
}

function actionsOn(
  definition: ResourceDefinition | undefined,
  places: readonly OfferPlace[],
): readonly string[] {
  return (
    (definition ? actionsOf(definition) : [])
      // A link asks no question that a slot could replace; a switch may, before it is switched.
      .filter(({ on, does }) => !leadsElsewhere(does) && on.some((place) => places.includes(place)))
      .map(({ key }) => actionSlot(key))
  );
}
