import {
  BADGE_TONES,
  type ActivityModel,
  type BadgeModel,
  type CardGroupModel,
  type DetailParts,
  type ImpactModel,
} from '../model/detailParts.ts';
import type { OpensModel } from '../model/lists.ts';
import type { NameFacts } from '../model/server.ts';
import type {
  ActivitySource,
  BadgeSource,
  CardPartSource,
  DetailSource,
  ImpactSource,
  ResourceSource,
} from '../schema/generated/manifest.ts';
import { conditionOf } from './conditions.ts';
import { gateFor } from './gates.ts';
import { opensOf } from './opens.ts';
import { hasField, declaredField, type Scope } from './scope.ts';
import {
  activityNoteTexts,
  activityTexts,
  badgeTexts,
  cardTexts,
  eventText,
  impactTexts,
} from './texts.ts';

/** States that are shown of every resource with such a field, unless the manifest names others. */
function usualBadges({ active, blocked, begins, ends }: NameFacts): Record<string, BadgeSource> {
  return {
    ...(active !== undefined && {
      active: { good: { [active]: true } },
      inactive: { bad: { [active]: false } },
    }),
    ...(blocked !== undefined && { blocked: { bad: { [blocked]: true } } }),
    ...(begins !== undefined && { begins: { begins } }),
    ...(ends !== undefined && { ends: { ends } }),
  };
}

/** The head, the groups, the links and the activity of a detail page; undefined where there is nothing of them. */
export function detailPartsOf(source: ResourceSource, scope: Scope): DetailParts | undefined {
  const { detail } = source;
  if (!detail) return undefined;
  // A project need not have the texts of badges that it does not name.
  const named = detail.head?.badges !== undefined;
  const badges = Object.entries(badgesOf(source, scope.apiFacts.names))
    .flatMap(([key, badge]) => badgeOf(key, badge, source, scope))
    .filter((badge) => named || badge.kind !== 'state' || scope.texts.has(badge.label));
  const facts = (detail.head?.facts ?? []).filter((field) => hasField(source, field));
  const flow = (detail.head?.flow ?? [])
    .map((part) => part.filter((field) => hasField(source, field)))
    .filter((part) => part.length > 0);
  const groups = groupsOf(source, scope);
  const counts = countsOf(source, detail);
  const opens = opensOfDetail(source, detail, scope);
  const activity = Object.entries(detail.activity ?? {}).flatMap(([key, part]) =>
    activityOf(key, part, source, scope),
  );
  const impact = Object.entries(detail.impact ?? {}).flatMap(([key, part]) =>
    impactOf(key, part, source, scope),
  );
  const parts: DetailParts = {
    ...(badges.length > 0 && { badges }),
    ...(flow.length > 0 && { flow }),
    ...(facts.length > 0 && { facts }),
    ...(Object.keys(groups).length > 0 && { groups }),
    ...(Object.keys(counts).length > 0 && { counts }),
    ...(Object.keys(opens).length > 0 && { opens }),
    ...(activity.length > 0 && { activity }),
    ...(impact.length > 0 && { impact }),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
}

/** The fields of a card, whatever group they are in. */
export function fieldsOfCard(card: readonly CardPartSource[]): readonly string[] {
  return card.flatMap((part) => (typeof part === 'string' ? part : Object.values(part).flat()));
}

/** Only a record that ends has a beginning; of a log such a field says when something happened. */
export function badgesOf(
  source: ResourceSource,
  names: NameFacts,
): Readonly<Record<string, BadgeSource>> {
  const given = source.detail?.head?.badges;
  if (given) return given;
  const fields = source.fields ?? {};
  return Object.fromEntries(
    Object.entries(usualBadges(names)).filter(([key, badge]) => {
      const read = [badge.ends, badge.begins, ...Object.keys(badge.good ?? badge.bad ?? {})];
      const has = read.every((field) => field === undefined || Object.hasOwn(fields, field));
      return has && (key !== 'begins' || Object.hasOwn(fields, names.ends ?? ''));
    }),
  );
}

function badgeOf(
  key: string,
  badge: BadgeSource,
  source: ResourceSource,
  { texts }: Scope,
): readonly BadgeModel[] {
  for (const kind of ['ends', 'begins'] as const) {
    const field = badge[kind];
    if (field !== undefined) return hasField(source, field) ? [{ kind, field }] : [];
  }
  const { since, for: lasted } = badge;
  return BADGE_TONES.flatMap((tone) => {
    const when = conditionOf(badge[tone]);
    if (!when) return [];
    const label = texts.pick(badgeTexts(source.resource, key));
    const moments = {
      ...(since !== undefined && hasField(source, since) && { since }),
      ...(lasted !== undefined && hasField(source, lasted) && { for: lasted }),
    };
    return [{ kind: 'state', label, tone, when, ...moments }];
  });
}

function groupsOf(
  source: ResourceSource,
  scope: Scope,
): Readonly<Record<string, readonly CardGroupModel[]>> {
  return Object.fromEntries(
    Object.entries(source.detail?.tabs ?? {}).flatMap(([key, { card = [] }]) =>
      card.some((part) => typeof part !== 'string') ? [[key, cardGroups(card, source, scope)]] : [],
    ),
  );
}

function cardGroups(
  card: readonly CardPartSource[],
  source: ResourceSource,
  { texts }: Scope,
): readonly CardGroupModel[] {
  const plain = card.filter((part) => typeof part === 'string');
  const first = cardFields(plain, source);
  return [
    ...(first.length > 0 ? [{ fields: first }] : []),
    ...card.flatMap((part) =>
      typeof part === 'string'
        ? []
        : Object.entries(part).map(([group, fields]) => ({
            label: texts.pick(cardTexts(source.resource, group)),
            fields: cardFields(fields, source),
          })),
    ),
  ];
}

/** Replaces the object of `variants` in a card by the fields of the record's kind. */
export function cardFields(card: readonly string[], source: ResourceSource): readonly string[] {
  const { into } = source.variants ?? {};
  return card
    .flatMap((field) =>
      field === into
        ? Object.keys(declaredField(source, field)?.fields ?? {}).map((part) => `${field}.${part}`)
        : field,
    )
    .filter((field) => hasField(source, field));
}

/** The fields that a page shows above its tabs and on its cards. */
function shownFields({ head, tabs }: DetailSource): ReadonlySet<string> {
  return new Set([
    ...(head?.flow ?? []).flat(),
    ...(head?.facts ?? []),
    ...Object.values(tabs ?? {}).flatMap(({ card = [] }) => fieldsOfCard(card)),
  ]);
}

/** A field whose cell in the list opens another record does so on the page, too. */
function opensOfDetail(
  source: ResourceSource,
  detail: DetailSource,
  scope: Scope,
): Readonly<Record<string, OpensModel>> {
  const shown = shownFields(detail);
  return Object.fromEntries(
    Object.entries(source.list?.cells ?? {}).flatMap(([field, cell]) =>
      typeof cell !== 'string' &&
      cell.opens !== undefined &&
      cell.opens !== source.resource &&
      shown.has(field) &&
      hasField(source, field)
        ? [[field, opensOf(cell.opens, field, source, scope)] as const]
        : [],
    ),
  );
}

/** A field whose cell in the list leads to a tab does so on the page, too. */
function countsOf(source: ResourceSource, detail: DetailSource): Readonly<Record<string, string>> {
  const named = shownFields(detail);
  const ofCells = Object.entries(source.list?.cells ?? {}).flatMap(([field, cell]) =>
    typeof cell !== 'string' && cell.tab !== undefined ? [[field, cell.tab] as const] : [],
  );
  const all = [...ofCells, ...Object.entries(detail.counts ?? {})];
  return Object.fromEntries(all.filter(([field]) => named.has(field) && hasField(source, field)));
}

/** A log requires its resource's `view` permission, unless the manifest gives another. */
function activityOf(
  key: string,
  part: ActivitySource,
  source: ResourceSource,
  { sourceOf, texts }: Scope,
): readonly ActivityModel[] {
  const target = sourceOf(part.list);
  const time = target && timeOf(target);
  if (!target || time === undefined) return [];
  return [
    {
      key,
      label: texts.pick(activityTexts(source.resource, key)),
      ...(part.note && { note: texts.pick(activityNoteTexts(source.resource, key)) }),
      resource: target.resource,
      where: part.where,
      time,
      event: eventText(target.resource),
      gate: gateFor('view', target, part),
    },
  ];
}

/** Records are counted by whoever may view them. */
function impactOf(
  key: string,
  part: ImpactSource,
  source: ResourceSource,
  { sourceOf, texts }: Scope,
): readonly ImpactModel[] {
  const label = texts.pick(impactTexts(source.resource, key));
  const { field, list, where } = part;
  if (field !== undefined) return hasField(source, field) ? [{ label, field }] : [];
  const target = list === undefined ? undefined : sourceOf(list);
  if (!target || !where) return [];
  return [{ label, resource: target.resource, where, gate: gateFor('view', target, part) }];
}

/** The field that says when something happened. */
export function timeOf({ server }: ResourceSource): string | undefined {
  return server?.dates ?? server?.defaultOrder?.replace(/^-/, '');
}
