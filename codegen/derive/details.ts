import { completeAction, type Action } from '../model/offers.ts';
import type { ChangeAddress, DetailModel, RelationCardModel, TabModel } from '../model/details.ts';
import type {
  RelationCardSource,
  CardEntrySource,
  ResourceSource,
  TabSource,
} from '../schema/generated/manifest.ts';
import { actionsOfResource } from './actions.ts';
import { whenOrNothing } from './conditions.ts';
import { cardFields, fieldsOfCard } from './detailParts.ts';
import { formOf } from './forms.ts';
import { gateFor, gateOf, gateOrNothing, ownerOf } from './gates.ts';
import { pagesOfRecords } from './recordPages.ts';
import { hasField, declaredField, trimSlashes, type Scope } from './scope.ts';
import { emptyTexts, listedActionTexts, tabTexts } from './texts.ts';
import { isMap } from '../model/isMap.ts';

type ListOfTab = NonNullable<TabModel['list']>;

/** The generic detail page. */
export function detailOfResource(source: ResourceSource, scope: Scope): DetailModel | undefined {
  const detail = source.detail;
  if (!detail) return undefined;
  return {
    tabs: Object.entries(detail.tabs ?? {}).flatMap(([key, tab]) => tabOf(key, tab, source, scope)),
    ...pagesOfRecords(source),
  };
}

/** A tab with a list of another resource requires that resource's `view` permission unless it has `needs`. */
function tabOf(
  key: string,
  tab: TabSource,
  source: ResourceSource,
  scope: Scope,
): readonly TabModel[] {
  const target = tab.list === undefined ? undefined : scope.sourceOf(tab.list);
  if (tab.list !== undefined && !target) return [];
  const gate = target ? gateFor('view', target, tab) : gateOf(tab);
  return [
    {
      key,
      label: scope.texts.pick(tabTexts(source.resource, key)),
      ...gateOrNothing(gate),
      ...whenOrNothing(tab.when),
      ...(tab.card && { card: cardFields(fieldsOfCard(tab.card), source) }),
      ...(tab.cards && { cards: tab.cards.flatMap((card) => cardOf(card, source, scope)) }),
      ...(tab.quick && { quick: tab.quick }),
      ...(target && {
        list: {
          resource: target.resource,
          where: tab.where ?? {},
          ...(tab.columns && { shown: tab.columns.filter((field) => hasField(target, field)) }),
          ...(tab.empty && { empty: scope.texts.pick(emptyTexts(source.resource, key)) }),
          ...addOf(tab, target),
          ...listedActionsOf(tab, target, source, scope),
        },
      }),
    },
  ];
}

/**
 * A card of related records. It requires what an update requires, and is shown when the update form would show its
 * field. An address for pairs uses the model names of the two resources as keys.
 */
function cardOf(
  card: CardEntrySource,
  source: ResourceSource,
  scope: Scope,
): readonly RelationCardModel[] {
  const groups = source.form ? formOf(source.form, source, scope).groups : [];
  const asked = groups.flatMap((group) => group.fields);
  const given: Readonly<Record<string, RelationCardSource>> =
    typeof card === 'string' ? { [card]: {} } : card;
  return Object.entries(given).flatMap(([field, options]) => {
    const to = declaredField(source, field)?.to;
    if (to === undefined) return [];
    const when = asked.find((one) => one.field === field)?.when;
    return {
      field,
      ...(when && { when }),
      gate: gateFor('update', source, options),
      ...(options.via !== undefined && { via: viaOf(options.via, source.resource, to) }),
      ...(options.confirm && { confirm: true as const }),
    };
  });
}

function viaOf(
  via: NonNullable<RelationCardSource['via']>,
  owner: string,
  target: string,
): NonNullable<RelationCardModel['via']> {
  return typeof via === 'string'
    ? { address: trimSlashes(via), owner: modelOf(owner), target: modelOf(target) }
    : { add: changeAddress(via.add), remove: changeAddress(via.remove) };
}

/** Splits `plans/$record.id/nodes?action=add` into address and query. */
function changeAddress(written: string): ChangeAddress {
  const [address = '', query] = written.split('?');
  return {
    address: trimSlashes(address),
    ...(query !== undefined && { query: Object.fromEntries(new URLSearchParams(query)) }),
  };
}

/** Adding records to a tab's list requires `add` on the listed resource unless it has `needs`. */
function addOf({ add }: TabSource, target: ResourceSource): Pick<ListOfTab, 'add'> {
  if (add === undefined) return {};
  const [given] = Object.entries(typeof add === 'string' ? { [add]: {} } : add);
  if (!given || !hasField(target, given[0])) return {};
  const [field, options] = given;
  return { add: { field, gate: gateFor('create', target, options) } };
}

/**
 * The page record's actions that can be applied to listed rows; labelled as the listed resource's texts say, else
 * as the record's own.
 */
function listedActionsOf(
  { actions }: TabSource,
  target: ResourceSource,
  source: ResourceSource,
  scope: Scope,
): Pick<ListOfTab, 'actions'> {
  if (actions === undefined) return {};
  return {
    actions: actionsOfResource(source, scope).flatMap((action): readonly Action[] => {
      const besides = actions[action.key];
      if (!besides || action.does.kind !== 'call') return [];
      const { body } = action.does;
      const label = scope.texts.pick(
        listedActionTexts(target.resource, source.resource, action.key),
      );
      const does = { ...action.does, body: { ...(isMap(body) && body), ...besides } };
      const { gate } = completeAction(action, ownerOf(source));
      return [{ ...action, label, does, gate, on: ['row', 'selection'], byPage: true }];
    }),
  };
}

/** `users.usergroup` is `usergroup`. */
function modelOf(resource: string): string {
  return resource.slice(resource.indexOf('.') + 1);
}
