import type { TabModel } from '../model/details.ts';
import type { RouteTabSource } from '../schema/generated/manifest.ts';
import { combineGates } from '../model/combineGates.ts';
import type { Gate } from '../model/gates.ts';
import { gateFor, gateOf, gateOrNothing, rangeOfResource } from './gates.ts';
import type { Place } from './places.ts';
import { hasField, type Scope } from './scope.ts';
import { tabTexts } from './texts.ts';

/**
 * The tabs of a page that shows several lists. A tab with a list requires the `view` permission of its resource
 * unless it has `needs`; a tab with a form requires what the page requires.
 */
export function routeTabs(place: Place, scope: Scope): { readonly tabs?: readonly TabModel[] } {
  const { resource, source } = place;
  if (!resource || source.tabs === undefined) return {};
  return {
    tabs: Object.entries(source.tabs).flatMap(([key, tab]) => {
      const label = scope.texts.pick(tabTexts(resource.resource, key));
      const content = contentOf(tab, resource.resource, scope);
      return content ? [{ key, label, ...content }] : [];
    }),
  };
}

/** A page that consists of tabs is closed to users who may open none of them. */
export function gateOfTabs(page: Gate, tabs: readonly TabModel[] = []): Gate {
  const told = (gate: Gate | undefined) => JSON.stringify(combineGates(page, gate));
  const alwaysOpen = tabs.some(({ gate }) => told(gate) === told({}));
  const any = tabs.flatMap(({ gate }) => gate ?? []);
  return alwaysOpen || any.length === 0 ? page : combineGates(page, { any });
}

/** @param own the resource of the route; shown by a tab that names no resource */
function contentOf(
  tab: RouteTabSource,
  own: string,
  scope: Scope,
): Omit<TabModel, 'key' | 'label'> | undefined {
  const target = scope.sourceOf(tab.list ?? tab.form ?? own);
  if (!target) return undefined;
  const { resource } = target;
  if (target.single !== undefined) {
    const gate = combineGates(gateOf(tab), rangeOfResource(target));
    return { ...gateOrNothing(gate), form: { resource } };
  }
  return {
    ...gateOrNothing(gateFor('view', target, tab)),
    list: {
      resource,
      where: tab.where ?? {},
      ...(tab.columns && { shown: tab.columns.filter((field) => hasField(target, field)) }),
    },
  };
}
