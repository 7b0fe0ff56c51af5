import type { KeyPath, Located } from '../../read/located.ts';
import type { ResourceSource } from '../../schema/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { allParts, type ResourceParts } from './resourceParts.ts';
import { routePlaces } from './routePlaces.ts';

/** One entry of a `where`: a name and a value of the server's query. */
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
    ...allParts(project).flatMap((parts) => inResource(parts, byId)),
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
  { located, source, tabs, actions }: ResourceParts,
  byId: Resources,
): readonly WrittenFilter[] {
  const { find, list } = source;
  return [
    ...(typeof find === 'object' ? entries(located, ['find', 'where'], find.where, source) : []),
    ...entries(located, ['list', 'where'], list?.where, source),
    ...(typeof list?.live === 'object'
      ? entries(located, ['list', 'live', 'where'], list.live.where, source)
      : []),
    ...[...tabs, ...actions].flatMap(({ path, value }) =>
      entries(located, [...path, 'where'], value.where, byId.get(value.list ?? '')),
    ),
  ];
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
