import { nearest } from '../../schema/nearest.ts';
import type { KeyPath } from '../../read/located.ts';
import type { ListSource, ResourceSource, TabSource } from '../../schema/manifest.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { errorAt, oneOf, placeOf, type Place, type Rule } from '../rule.ts';
import { comparisonsOf } from '../walk/conditions.ts';
import {
  filteredField,
  filterNames,
  filtersOf,
  OF_EVERY_LIST,
  optionsOf,
} from '../walk/filters.ts';
import { fieldAt, fieldNames } from '../walk/fieldNames.ts';
import { allParts, ownFields, type ResourceParts } from '../walk/resourceParts.ts';

const name = 'unknown-field';

interface FieldUse {
  readonly field: string;
  readonly path: KeyPath;
  /** The resource that has the field, when it is not the one whose file names it. */
  readonly of?: ResourceSource | undefined;
  /** Words of the language that may stand here, too. */
  readonly also?: readonly string[];
}

/** Keys of a condition that are no fields. */
const WORDS_OF_CONDITIONS = ['mode', 'self', 'any', 'not'];

/** Every field that is named exists. A resource without `fields` accepts any name. */
export const unknownField: Rule = {
  name,
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return [
      ...allParts(project).flatMap((parts) =>
        usesOf(parts, byId, ownFields(project, parts)).flatMap(({ field, path, of, also }) =>
          missing(field, of ?? parts.source, placeOf(parts.located, path), byId, also),
        ),
      ),
      ...filtersOf(project).flatMap(({ name: field, of, located, path }) =>
        missing(field, of, placeOf(located, path), byId, filterNames(of)),
      ),
    ];
  },
};

/** @param also further names that are allowed here */
function missing(
  field: string,
  resource: ResourceSource,
  place: Place,
  byId: Resources,
  also: readonly string[] = [],
): readonly Diagnostic[] {
  if (also.includes(field) || isFilter(field, resource, byId)) return [];
  const known = new Set([...fieldNames(resource.fields), ...also]);
  return [
    errorAt(name, place, `There is no field '${field}' in ${resource.resource}.`, {
      expected: oneOf([...known].filter((one) => !OF_EVERY_LIST.includes(one))),
      suggestion: () => nearest(field, known),
    }),
  ];
}

/** Comparisons of the server's query language; others are paths into the record that a reference names. */
const COMPARISONS = ['in', 'id', 'exact', 'contains', 'icontains', 'gte', 'lte', 'isnull'];

/** A field, or a path into another record: `platform__base`. */
function isFilter(name: string, resource: ResourceSource, byId: Resources): boolean {
  const [, next] = name.split('__');
  const known = fieldAt(resource, filteredField(name));
  if (known === undefined || known === 'open' || next === undefined) return known !== undefined;
  const target = byId.get(known.to ?? '');
  return COMPARISONS.includes(next) || !target || fieldAt(target, next) !== undefined;
}

type Resources = ReadonlyMap<string, ResourceSource>;

function usesOf(
  parts: ResourceParts,
  byId: Resources,
  own: ResourceParts['fields'],
): readonly FieldUse[] {
  return [
    ...usesInRecord(parts.source),
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

function usesInRecord({ record }: ResourceSource): readonly FieldUse[] {
  return Object.entries(record ?? {}).map(([key, field]) => ({ field, path: ['record', key] }));
}

/** Filters are names in the server's query and need not be fields; `user__name` is a path into another record. */
function usesInServer({ server }: ResourceSource): readonly FieldUse[] {
  const first = (field: string): string => field.split('__')[0] ?? field;
  return [
    ...list(server?.search, ['server', 'search']),
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
): readonly FieldUse[] {
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

function usesInPages(parts: ResourceParts, byId: Resources): readonly FieldUse[] {
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
function added({ add = {} }: TabSource, path: KeyPath, of: ResourceSource): readonly FieldUse[] {
  const fields = typeof add === 'string' ? [add] : Object.keys(add);
  return fields.map((field) => ({ field, path: [...path, 'add'], of }));
}

function list(fields: readonly string[] | undefined, path: KeyPath): readonly FieldUse[] {
  return (fields ?? []).map((field, index) => ({ field, path: [...path, index] }));
}

function kinds(create: ListSource['create']): readonly FieldUse[] {
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
