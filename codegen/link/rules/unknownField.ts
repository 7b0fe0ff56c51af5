import { nearest } from '../../schema/nearest.ts';
import type { KeyPath } from '../../read/located.ts';
import type { ListSource, ResourceSource, TabSource } from '../../schema/manifest.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { comparisonsOf } from '../walk/conditions.ts';
import { fieldAt, fieldNames } from '../walk/fieldNames.ts';
import { allParts, type ResourceParts } from '../walk/resourceParts.ts';

const name = 'unknown-field';

interface FieldUse {
  readonly field: string;
  readonly path: KeyPath;
  /** The resource that has the field, when it is not the one whose file names it. */
  readonly of?: ResourceSource | undefined;
  /** Other names that are allowed here, such as the server's filters. */
  readonly also?: readonly string[] | undefined;
}

/** Every field that is named exists. A resource without `fields` accepts any name. */
export const unknownField: Rule = {
  name,
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return allParts(project).flatMap((parts) =>
      usesOf(parts, byId).flatMap(({ field, path, of, also }) => {
        const resource = of ?? parts.source;
        if (also?.includes(field) || fieldAt(resource, field) !== undefined) return [];
        const known = new Set([...fieldNames(resource.fields), ...(also ?? [])]);
        return [
          errorAt(
            name,
            placeOf(parts.located, path),
            `There is no field '${field}' in ${resource.resource}.`,
            { expected: oneOf(known), suggestion: nearest(field, known) },
          ),
        ];
      }),
    );
  },
};

type Resources = ReadonlyMap<string, ResourceSource>;

function usesOf(parts: ResourceParts, byId: Resources): readonly FieldUse[] {
  return [
    ...usesInRecord(parts.source),
    ...Object.entries(parts.source.variants ?? {}).map(([key, field]) => ({
      field,
      path: ['variants', key],
    })),
    ...filters(foundWhere(parts.source), ['find', 'where'], parts.source),
    ...list(parts.source.changeWarning?.own, ['changeWarning', 'own']),
    ...usesInServer(parts.source),
    ...usesInFields(parts, byId),
    ...usesInPages(parts, byId),
    ...comparisonsOf(parts),
    ...parts.actions.flatMap(({ path, value }) => [
      ...(value.toggle === undefined ? [] : [{ field: value.toggle, path: [...path, 'toggle'] }]),
      ...list(value.show, [...path, 'show']),
      ...Object.keys(value.each ?? {}).map((field) => ({ field, path: [...path, 'each', field] })),
    ]),
  ];
}

function foundWhere({ find }: ResourceSource): Readonly<Record<string, string>> | undefined {
  return find === undefined || find === true ? undefined : find.where;
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

function usesInFields({ source, fields }: ResourceParts, byId: Resources): readonly FieldUse[] {
  return fields.flatMap(({ path, value }) => {
    const target = value.to === undefined ? undefined : byId.get(value.to);
    const { text, secondary, value: sent } = value.options ?? {};
    // Options with an address of their own (`from`) have fields that no manifest describes.
    const known = target && value.options?.from === undefined;
    return [
      ...(value.display === undefined || path.length > 2
        ? []
        : [{ field: value.display, path: [...path, 'display'], of: source }]),
      ...(value.after === undefined
        ? []
        : [{ field: besides(value.after, path), path: [...path, 'after'], of: source }]),
      ...(known
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
    ...cells.flatMap(({ path, value: { opens } }) =>
      opens === undefined || byId.has(opens) ? [] : [{ field: opens, path: [...path, 'opens'] }],
    ),
    ...(page?.order === undefined
      ? []
      : [{ field: withoutMinus(page.order), path: ['list', 'order'] }]),
    ...filters(page?.where, ['list', 'where'], source),
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
    ...tabs.flatMap(({ path, value }) => {
      const target = value.list === undefined ? undefined : byId.get(value.list);
      return [
        ...list(value.card, [...path, 'card']),
        ...(target ? filters(value.where, [...path, 'where'], target) : []),
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

function filters(
  where: Readonly<Record<string, string>> | undefined,
  path: KeyPath,
  of: ResourceSource,
): readonly FieldUse[] {
  // A reference may also be filtered by the name of its database column: `session_id`.
  const columns = Object.entries(of.fields ?? {}).flatMap(([name, { type }]) =>
    type === 'reference' ? [`${name}_id`] : [],
  );
  return Object.keys(where ?? {}).map((field) => ({
    field,
    path: [...path, field],
    of,
    also: [...(of.server?.filters ?? []), ...columns],
  }));
}

function withoutMinus(order: string): string {
  return order.replace(/^-/, '');
}
