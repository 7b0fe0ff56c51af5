import type { KeyPath, Located } from '../../read/located.ts';
import type { FieldSource, ResourceSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { allParts, ownFields, type ResourceParts } from '../../derive/resourceParts.ts';
import { routePlaces } from './routePlaces.ts';

/** One entry of a `where`, or of the query of options: a name and a value of the server's query. */
export interface WrittenFilter {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly name: string;
  readonly value: string;
  /** The resource whose records it selects. */
  readonly of: ResourceSource;
}

type Where = Readonly<Record<string, string>> | undefined;
type Resources = ReadonlyMap<string, ResourceSource>;

/** Every filter of a list, in resources and views. Of resources that do not exist there are none. */
export function filtersOf(project: ParsedProject): readonly WrittenFilter[] {
  const byId: Resources = new Map(project.resources.map(({ value }) => [value.resource, value]));
  return [
    ...allParts(project).flatMap((parts) => [
      ...ofOptions(ownFields(project, parts), parts.located, byId),
      ...inResource(parts, byId),
    ]),
    ...routeFiltersOf(project),
  ];
}

/** The filters of tabs in views. */
export function routeFiltersOf(project: ParsedProject): readonly WrittenFilter[] {
  const byId: Resources = new Map(project.resources.map(({ value }) => [value.resource, value]));
  return routePlaces(project).flatMap(({ located, path, source }) =>
    Object.entries(source.tabs ?? {}).flatMap(([tab, { list = source.resource, where }]) =>
      entries(located, [...path, 'tabs', tab, 'where'], where, byId.get(list ?? '')),
    ),
  );
}

function inResource(
  { located, source, tabs, activity, actions }: ResourceParts,
  byId: Resources,
): readonly WrittenFilter[] {
  const { find, list } = source;
  return [
    ...(typeof find === 'object' ? entries(located, ['find', 'where'], find.where, source) : []),
    ...entries(located, ['list', 'where'], list?.where, source),
    ...(typeof list?.live === 'object'
      ? entries(located, ['list', 'live', 'where'], list.live.where, source)
      : []),
    ...[...tabs, ...activity, ...actions].flatMap(({ path, value }) =>
      entries(located, [...path, 'where'], value.where, byId.get(value.list ?? '')),
    ),
  ];
}

/**
 * The resource whose records the options of a field are; undefined when they come from another address than those,
 * whose fields no manifest describes.
 */
export function optionsOf(
  { to, options }: Pick<FieldSource, 'to' | 'options'>,
  byId: Resources,
): ResourceSource | undefined {
  const target = byId.get(to ?? '');
  const from = options?.from;
  return from === undefined || from.startsWith(`${target?.api ?? '?'}/`) ? target : undefined;
}

function ofOptions(
  fields: ResourceParts['fields'],
  located: Located<unknown>,
  byId: Resources,
): readonly WrittenFilter[] {
  return fields.flatMap(({ path, value }) => {
    const of = optionsOf(value, byId);
    const { query, instead } = value.options ?? {};
    return [
      ...entries(located, [...path, 'options', 'query'], query, of),
      ...entries(located, [...path, 'options', 'instead', 'query'], instead?.query, of),
    ];
  });
}

function entries(
  located: Located<unknown>,
  path: KeyPath,
  where: Where,
  of: ResourceSource | undefined,
): readonly WrittenFilter[] {
  if (!of) return [];
  return Object.entries(where ?? {}).map(([name, value]) => ({
    located,
    path: [...path, name],
    name,
    value,
    of,
  }));
}

/** What every list of the server takes (protocol, section 5): which part of the rows, in which form and order. */
export const OF_EVERY_LIST: readonly string[] = [
  'fields_size',
  'limit',
  'offset',
  'order',
  'search',
  'spm',
  'oid',
  'all',
  'id',
];

/**
 * Names that a list can be filtered by beside its fields: what its manifest says, what every list takes, and of a
 * reference also its database column, `session_id`.
 */
export function filterNames({ fields = {}, server }: ResourceSource): readonly string[] {
  const columns = Object.entries(fields).flatMap(([field, { type }]) =>
    type === 'reference' ? [`${field}_id`] : [],
  );
  return [...(server?.filters ?? []), ...columns, ...OF_EVERY_LIST];
}

/** `protocol` of `protocol__in`, a comparison, and `platform` of `platform__base`, a path into another record. */
export function filteredField(name: string): string {
  return name.split('__')[0] ?? name;
}
