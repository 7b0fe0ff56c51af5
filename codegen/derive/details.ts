import { combineGates } from '../model/gates.ts';
import type { DetailModel, TabModel } from '../model/resources.ts';
import type { ResourceSource, TabSource } from '../schema/manifest.ts';
import { whenOrNothing } from './conditions.ts';
import { gateOf, gateOrNothing, gateWithDefault, permissionFor, writeGate } from './gates.ts';
import { buttonOf } from './lists.ts';
import { hasField, permissionOf, type Scope } from './scope.ts';
import { tabTexts } from './texts.ts';

/**
 * The generic detail page. Update needs `change` and an organization other than root, Delete needs
 * `delete` (spec 1, section 6).
 */
export function detailOfResource(source: ResourceSource, scope: Scope): DetailModel | undefined {
  const detail = source.detail;
  if (!detail) return undefined;
  const permission = permissionOf(source);
  const update = buttonOf(detail.update, source.form !== undefined);
  const remove = buttonOf(detail.delete, true);
  return {
    tabs: Object.entries(detail.tabs ?? {}).flatMap(([key, tab]) => tabOf(key, tab, source, scope)),
    ...(update && {
      update: {
        gate: combineGates(
          gateWithDefault(update, permissionFor('change', permission)),
          writeGate(source),
        ),
        ...whenOrNothing(update.when),
      },
    }),
    ...(remove && {
      remove: {
        gate: gateWithDefault(remove, permissionFor('delete', permission)),
        ...whenOrNothing(remove.when),
      },
    }),
  };
}

/** A tab with another resource's list needs that resource's `view` permission unless it says otherwise. */
function tabOf(
  key: string,
  tab: TabSource,
  source: ResourceSource,
  scope: Scope,
): readonly TabModel[] {
  const target = tab.list === undefined ? undefined : scope.resources.get(tab.list)?.value;
  if (tab.list !== undefined && !target) return [];
  const gate = target
    ? gateWithDefault(tab, permissionFor('view', permissionOf(target)))
    : gateOf(tab);
  return [
    {
      key,
      label: scope.texts.pick(tabTexts(source.resource, key)),
      ...gateOrNothing(gate),
      ...whenOrNothing(tab.when),
      ...(tab.card && { card: tab.card.filter((field) => hasField(source, field)) }),
      ...(target && {
        list: {
          resource: target.resource,
          where: tab.where ?? {},
          ...(tab.columns && { shown: tab.columns.filter((field) => hasField(target, field)) }),
        },
      }),
    },
  ];
}
