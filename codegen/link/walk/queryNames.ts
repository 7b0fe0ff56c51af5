import { CHIP } from '../../model/lists.ts';
import type { ConsoleModel } from '../../model/console.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { filterNames } from './filters.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';
import { routePlaces } from './routePlaces.ts';

/** The names that `$query.<name>` can have on the pages of each resource. */
export function queryNames(
  project: ParsedProject,
  model: Pick<ConsoleModel, 'routes'>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const add = (resource: string | undefined, given: Iterable<string>): void => {
    if (resource === undefined) return;
    const known = names.get(resource) ?? new Set<string>();
    for (const name of given) known.add(name);
    names.set(resource, known);
  };
  const resourceAt = new Map(model.routes.map((route) => [route.name, route.resource]));
  for (const parts of allParts(project)) {
    add(parts.id, listQueryNames(parts));
    for (const { value } of parts.buttons) add(parts.id, Object.keys(value.query ?? {}));
    for (const { value } of parts.tabs) add(value.list, Object.keys(value.where ?? {}));
    for (const { value } of parts.actions) {
      add(value.list, Object.keys(value.where ?? {}));
      if (typeof value.open !== 'object') continue;
      add(resourceAt.get(value.open.route), Object.keys(value.open.query ?? {}));
    }
  }
  for (const { source } of routePlaces(project)) {
    for (const { list = source.resource, where } of Object.values(source.tabs ?? {})) {
      add(list, Object.keys(where ?? {}));
    }
  }
  // A resource without pages of its own opens on those of the resource that it is like.
  for (const { id, source } of allParts(project)) add(source.like, names.get(id) ?? []);
  return names;
}

/** What the address of a list can have: its fields, what the server filters by besides, its chips, and what its tree sets. */
export function listQueryNames({ source }: ResourceParts): readonly string[] {
  const { fields = {}, list } = source;
  const { tree } = list ?? {};
  return [
    ...Object.keys(fields),
    ...filterNames(source),
    ...(list?.chips ? [CHIP] : []),
    ...(tree ? ['node', tree.node ?? [], tree.leaf ?? []].flat() : []),
  ];
}
