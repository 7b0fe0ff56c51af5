import { isEmptyObject } from 'es-toolkit/predicate';
import { combineGates } from '../model/combineGates.ts';
import { cellOf } from '../model/cells.ts';
import type { FieldType } from '../model/fields.ts';
import type {
  ChipModel,
  ColumnModel,
  DatesModel,
  ListModel,
  LiveModel,
  RichCellModel,
} from '../model/lists.ts';
import type { UsualKey } from '../model/offers.ts';
import type { Located } from '../read/located.ts';
import type { CellOptions, ListSource, ResourceSource } from '../schema/generated/manifest.ts';
import { whenOrNothing } from './conditions.ts';
import { gateOf, gateOrNothing } from './gates.ts';
import { pagesOfRecords } from './recordPages.ts';
import { hasField, recordOf, declaredField, withSharedPages, type Scope } from './scope.ts';
import { opensOf } from './opens.ts';
import { badgeTexts, bannerText, chipTexts, columnTexts, fieldTexts } from './texts.ts';
import { badgesOf } from './detailParts.ts';
import { treeOf } from './trees.ts';

/** Types with few values: their columns have a filter in the header. */
const FEW_VALUES: readonly FieldType[] = ['choice', 'boolean'];
/** This column cannot be hidden where it is offered (spec 1, section 2.7). */
const ALWAYS_FIXED = 'id';

/** The generic list page of a resource (spec 1, sections 2.7 and 6). */
export function listOfResource(
  { value, served }: Located<ResourceSource>,
  scope: Scope,
): ListModel | undefined {
  const source = withSharedPages(value, scope);
  const list = source.list;
  if (!list) return undefined;
  const { list: asked } = scope.apiFacts;
  const columns = (list.columns ?? []).filter((field) => hasField(source, field));
  const fixed = [...(list.fixed ?? [recordOf(source, scope).title]), ALWAYS_FIXED].filter(
    (field, index, all) => columns.includes(field) && all.indexOf(field) === index,
  );
  const shown = list.default
    ? columns.filter((field) => list.default?.includes(field) || fixed.includes(field))
    : columns;
  const filterRanges = filterRangesOf(source, served?.filterSince);
  return {
    columns: columns.map((field) => columnOf(field, source, list, scope)),
    shown,
    fixed,
    ...(list.order !== undefined && asked.order && { order: orderOf(list.order) }),
    filters: source.server?.filters ?? [],
    ...(!isEmptyObject(filterRanges) && { filterRanges }),
    ...(source.server?.several && { several: source.server.several }),
    ...((source.server?.search === false || !asked.search) && { search: false as const }),
    ...filterLabelsOf(source, scope),
    ...inactiveOf(source, list, scope),
    ...(list.where && { where: list.where }),
    ...(source.server?.dates !== undefined && { dates: datesOf(list) }),
    ...(list.live !== undefined && { live: liveOf(list.live) }),
    ...(list.chips && { chips: chipsOf(list.chips, source, scope) }),
    ...(list.tree && treeOf(list.tree, scope)),
    ...(list.banner && { banner: scope.texts.pick([bannerText(source.resource)]) }),
    ...(typeof list.banner === 'object' && { bannerRange: list.banner }),
  };
}

/** What says of a record that it is not in use, unless a column has all badges. */
function inactiveOf(
  source: ResourceSource,
  { cells = {} }: ListSource,
  { texts, apiFacts }: Scope,
): Pick<ListModel, 'inactive'> {
  if (Object.values(cells).some((cell) => typeof cell === 'object' && cell.badges)) return {};
  const field = apiFacts.names.active;
  const badges = Object.entries(source.detail ? badgesOf(source, apiFacts.names) : {});
  const badge = badges.find(([, { bad }]) => field !== undefined && bad?.[field] === false)?.[0];
  if (field === undefined || badge === undefined || !hasField(source, field)) return {};
  return { inactive: { field, label: texts.pick(badgeTexts(source.resource, badge)) } };
}

/** The versions of filters whose field not all of them have, or that earlier ones lack. */
function filterRangesOf(
  source: ResourceSource,
  firstVersions: Readonly<Record<string, string>> = {},
): NonNullable<ListModel['filterRanges']> {
  const ranges = (source.server?.filters ?? []).map((filter) => {
    const { since = firstVersions[filter], until } = declaredField(source, filter) ?? {};
    return [filter, gateOf({ since, until })] as const;
  });
  return Object.fromEntries(ranges.filter(([, range]) => !isEmptyObject(range)));
}

/** At the end of a filter's name: it finds a part of the text. */
const PART_OF_A_TEXT = /__icontains$/;

/** Labels of filters that are not fields: the label of a field of that name, if there is such a text. */
function filterLabelsOf(source: ResourceSource, { texts }: Scope): Pick<ListModel, 'filterLabels'> {
  const labels = (source.server?.filters ?? []).flatMap((filter) => {
    const key = texts.pick(fieldTexts(source.resource, filter.replace(PART_OF_A_TEXT, '')));
    return hasField(source, filter) || !texts.has(key) ? [] : [[filter, key] as const];
  });
  return labels.length > 0 ? { filterLabels: Object.fromEntries(labels) } : {};
}

function columnOf(
  name: string,
  source: ResourceSource,
  list: ListSource,
  scope: Scope,
): ColumnModel {
  const field = declaredField(source, name);
  const given = list.cells?.[name];
  const options: CellOptions = typeof given === 'string' ? { cell: given } : (given ?? {});
  const cell =
    options.cell ??
    field?.cell ??
    cellOf({ name, ...(field && { type: field.type }) }, scope.apiFacts.names);
  const rich = richCellOf(options, name, source, scope);
  const opensDetail =
    options.opens === undefined &&
    source.detail !== undefined &&
    (options.tab !== undefined || recordOf(source, scope).title === name);
  const { filters = [], order = [] } = source.server ?? {};
  const isFiltered =
    filters.includes(name) && field?.type !== undefined && FEW_VALUES.includes(field.type);
  const label = scope.texts.pick(columnTexts(source.resource, name));
  return {
    field: name,
    ...(scope.texts.has(label) && { label }),
    cell,
    // A column with a filter is not sortable (contract: shell, section 7).
    ...(!isFiltered &&
      scope.apiFacts.list.order &&
      order.includes(name) && { sortable: true as const }),
    ...(opensDetail && {
      link: { ...(options.tab !== undefined && { tab: options.tab }), ...pagesOfRecords(source) },
    }),
    ...(rich && { rich }),
    ...(isFiltered && { filter: true as const }),
    ...gateOrNothing(combineGates(gateOf(field), gateOf(options))),
  };
}

/** What a cell shows more than its value. The manifest gives a cell one of these at most. */
function richCellOf(
  options: CellOptions,
  column: string,
  source: ResourceSource,
  scope: Scope,
): RichCellModel | undefined {
  const { good, warning, bad, names, opens } = options;
  if (options.badges) return { kind: 'badges' };
  if (good ?? warning ?? bad) {
    return { kind: 'marks', good: good ?? [], ...(warning && { warning }), bad: bad ?? [] };
  }
  if (options.whole) return { kind: 'whole' };
  if (opens !== undefined) return { kind: 'opens', ...opensOf(opens, column, source, scope) };
  if (options.links) {
    return { kind: 'links', ...(options.also !== undefined && { also: options.also }) };
  }
  if (names === undefined) return undefined;
  return { kind: 'names', address: names, ...whenOrNothing(options.namesWhen) };
}

function liveOf(live: NonNullable<ListSource['live']>): LiveModel {
  return typeof live === 'number' ? { every: live } : live;
}

function chipsOf(
  chips: NonNullable<ListSource['chips']>,
  { resource }: ResourceSource,
  { texts }: Scope,
): readonly ChipModel[] {
  const offerOf = (action: string) =>
    action === 'delete' ? ('delete-selected' satisfies UsualKey) : action;
  return Object.entries(chips).map(([key, { where, when, field, actions }]): ChipModel => {
    if (field !== undefined) return { key, label: texts.pick(fieldTexts(resource, field)), field };
    const label = texts.pick(chipTexts(resource, key));
    return {
      key,
      label,
      ...(where && { where }),
      ...whenOrNothing(when),
      ...(actions && { actions: actions.map(offerOf) }),
    };
  });
}

function datesOf({ dates }: ListSource): DatesModel {
  return dates ? { start: { back: dates.back, ahead: dates.ahead ?? 0 } } : {};
}

function orderOf(order: string): { field: string; descending: boolean } {
  return { field: order.replace(/^-/, ''), descending: order.startsWith('-') };
}
