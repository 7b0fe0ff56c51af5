import type { KeyPath } from '../../read/located.ts';
import type { ListSource, ResourceSource, TabSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { comparisonsOf } from './conditions.ts';
import { filterNames, filtersOf, optionsOf } from './filters.ts';
import type { NameUse } from './nameUses.ts';
import { allParts, ownFields, type ResourceParts } from '../../derive/resourceParts.ts';

/** A field that a manifest names. */
export interface FieldUse extends NameUse {
  /** The resource that has the field. */
  readonly of: ResourceSource;
  /** Words that may stand here, too: of the language, or of the server's query. */
  readonly also: readonly string[];
}

interface WrittenField {
  readonly field: string;
  readonly path: KeyPath;
  /** The resource that has the field, when it is not the one whose file names it. */
  readonly of?: ResourceSource | undefined;
  readonly also?: readonly string[];
}

/** Keys of a condition that are no fields. */
const WORDS_OF_CONDITIONS = ['mode', 'self', 'any', 'not'];

type Resources = ReadonlyMap<string, ResourceSource>;

/** Every field that is named, but those of references such as `$record.name`. */
export function fieldUses(project: ParsedProject): readonly FieldUse[] {
  const byId: Resources = new Map(project.resources.map(({ value }) => [value.resource, value]));
  return [
    ...allParts(project).flatMap((parts) =>
      usesOf(parts, byId, ownFields(project, parts)).map(
        ({ field, path, of = parts.source, also = [] }): FieldUse => ({
          name: field,
          located: parts.located,
          path,
          at: 'key',
          of,
          also,
        }),
      ),
    ),
    ...filtersOf(project).map(({ name, of, located, path }): FieldUse => ({
      name,
      located,
      path,
      at: 'key',
      of,
      also: filterNames(of),
    })),
  ];
}

function usesOf(
  parts: ResourceParts,
  byId: Resources,
  own: ResourceParts['fields'],
): readonly WrittenField[] {
  return [
    ...usesInRecord(parts.source),
    ...(parts.source.switch === undefined
      ? []
      : [{ field: parts.source.switch, path: ['switch'] }]),
    ...Object.entries(parts.source.variants ?? {}).map(([key, field]) => ({
      field,
      path: ['variants', key],
    })),
    ...list(parts.source.changeWarning?.own, ['changeWarning', 'own']),
    ...usesInServer(parts.source),
    ...usesInFields(parts.source, own, byId),
    ...usesInPages(parts, byId),
    ...comparisonsOf(parts).map(({ field, path }) => ({
      field,
      path,
      also: WORDS_OF_CONDITIONS,
    })),
    ...parts.actions.flatMap(({ path, value }) => [
      ...(value.toggle === undefined ? [] : [{ field: value.toggle, path: [...path, 'toggle'] }]),
      ...list(value.show, [...path, 'show']),
      ...Object.keys(value.each ?? {}).map((field) => ({ field, path: [...path, 'each', field] })),
    ]),
  ];
}

function usesInRecord({ record }: ResourceSource): readonly WrittenField[] {
  return Object.entries(record ?? {}).map(([key, field]) => ({ field, path: ['record', key] }));
}

/** Filters are names in the server's query and need not be fields; `user__name` is a path into another record. */
function usesInServer({ server }: ResourceSource): readonly WrittenField[] {
  const first = (field: string): string => field.split('__')[0] ?? field;
  return [
    ...list(server?.search || undefined, ['server', 'search']),
    ...list(server?.order, ['server', 'order']),
    ...(server?.dates === undefined ? [] : [{ field: server.dates, path: ['server', 'dates'] }]),
    ...(server?.unique ?? []).flatMap((set, index) => list(set, ['server', 'unique', index])),
    ...(server?.defaultOrder === undefined
      ? []
      : [{ field: withoutMinus(server.defaultOrder), path: ['server', 'defaultOrder'] }]),
  ].map((use) => ({ ...use, field: first(use.field) }));
}

function usesInFields(
  source: ResourceSource,
  fields: ResourceParts['fields'],
  byId: Resources,
): readonly WrittenField[] {
  return fields.flatMap(({ path, value }) => {
    const target = optionsOf(value, byId);
    const { text, secondary, value: sent } = value.options ?? {};
    return [
      ...(value.display === undefined || path.length > 2
        ? []
        : [{ field: value.display, path: [...path, 'display'], of: source }]),
      ...(value.after === undefined
        ? []
        : [{ field: besides(value.after, path), path: [...path, 'after'], of: source }]),
      ...(target
        ? Object.entries({ text, secondary, value: sent }).flatMap(([key, field]) =>
            field === undefined ? [] : [{ field, path: [...path, 'options', key], of: target }],
          )
        : []),
    ];
  });
}

/** The path of a sibling field: `meta.apply_date_start`. */
function besides(name: string, path: KeyPath): string {
  const within = path.filter((key, place) => place % 2 === 1 && key !== path.at(-1));
  return [...within, name].join('.');
}

function usesInPages(parts: ResourceParts, byId: Resources): readonly WrittenField[] {
  const { source, cells, formFields, alternatives, tabs, cards } = parts;
  const { list: page } = source;
  return [
    ...list(page?.columns, ['list', 'columns']),
    ...list(page?.bulkEdit, ['list', 'bulkEdit']),
    ...cells.flatMap(({ path, value: { opens } }) => {
      if (typeof opens === 'object') {
        const at = [...path, 'opens'];
        const of = byId.get(opens.resource ?? '');
        return [
          ...(opens.id === undefined ? [] : [{ field: opens.id, path: [...at, 'id'] }]),
          ...(opens.kinds ? [{ field: opens.kinds.field, path: [...at, 'kinds', 'field'] }] : []),
          ...(opens.by === undefined || !of ? [] : [{ field: opens.by, path: [...at, 'by'], of }]),
        ];
      }
      return opens === undefined || byId.has(opens)
        ? []
        : [{ field: opens, path: [...path, 'opens'] }];
    }),
    ...(page?.order === undefined
      ? []
      : [{ field: withoutMinus(page.order), path: ['list', 'order'] }]),
    ...kinds(page?.create),
    ...[...formFields, ...cards].map(({ name: field, path }) => ({ field, path })),
    ...formFields.flatMap(({ path, value }) => [
      ...list(value.clears, [...path, 'clears']),
      ...Object.keys(value.fills ?? {}).map((field) => ({
        field,
        path: [...path, 'fills', field],
      })),
    ]),
    ...alternatives.flatMap(({ path, value }) => list(value, path)),
    ...parts.shownFields.map(({ name: field, path }) => ({ field, path })),
    ...Object.keys(source.detail?.counts ?? {}).map((field) => ({
      field,
      path: ['detail', 'counts', field],
    })),
    ...parts.badges.flatMap(({ path, value }) =>
      (['since', 'ends', 'begins'] as const).flatMap((key) => {
        const field = value[key];
        return field === undefined ? [] : [{ field, path: [...path, key] }];
      }),
    ),
    ...tabs.flatMap(({ path, value }) => {
      const target = value.list === undefined ? undefined : byId.get(value.list);
      return [
        ...(target ? added(value, path, target) : []),
        ...(target
          ? list(value.columns, [...path, 'columns']).map((use) => ({ ...use, of: target }))
          : []),
      ];
    }),
  ];
}

/** The field chosen in a tab's `add` is a field of the listed resource. */
function added(
  { add = {} }: TabSource,
  path: KeyPath,
  of: ResourceSource,
): readonly WrittenField[] {
  const fields = typeof add === 'string' ? [add] : Object.keys(add);
  return fields.map((field) => ({ field, path: [...path, 'add'], of }));
}

function list(fields: readonly string[] | undefined, path: KeyPath): readonly WrittenField[] {
  return (fields ?? []).map((field, index) => ({ field, path: [...path, index] }));
}

function kinds(create: ListSource['create']): readonly WrittenField[] {
  const given = create ? create.kinds : undefined;
  if (given === undefined) return [];
  const path = ['list', 'create', 'kinds'];
  return typeof given === 'string'
    ? [{ field: given, path }]
    : [
        { field: given.field, path: [...path, 'field'] },
        ...Object.keys(given.under ?? {}).map((field) => ({
          field,
          path: [...path, 'under', field],
        })),
      ];
}

function withoutMinus(order: string): string {
  return order.replace(/^-/, '');
}
