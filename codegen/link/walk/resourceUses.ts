import type { ParsedProject } from '../../schema/project.ts';
import { keyUses, valueUse, type NameUse } from './nameUses.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';
import { routePlaces } from './routePlaces.ts';

/** Every resource that a manifest names: in routes, references, trees, tabs and explained differences. */
export function resourceUses(project: ParsedProject): readonly NameUse[] {
  const { drift } = project;
  return [
    ...routePlaces(project).flatMap(({ located, source, resourcePath }) =>
      valueUse(located, resourcePath, source.resource),
    ),
    ...routePlaces(project).flatMap(({ located, path, source }) =>
      Object.entries(source.tabs ?? {}).flatMap(([tab, content]) =>
        (['list', 'form'] as const).flatMap((key) =>
          valueUse(located, [...path, 'tabs', tab, key], content[key]),
        ),
      ),
    ),
    ...project.resources.flatMap((located) => valueUse(located, ['like'], located.value.like)),
    ...allParts(project).flatMap(usesOfResource),
    ...(drift ? keyUses(drift, ['explained'], drift.value.explained) : []),
  ];
}

function usesOfResource(parts: ResourceParts): readonly NameUse[] {
  const { located, source, cells, fields, tabs, activity, actions } = parts;
  return [
    ...cells.flatMap(({ path, value: { opens } }) => {
      if (typeof opens !== 'object') return [];
      const at = [...path, 'opens'];
      return [
        ...valueUse(located, [...at, 'resource'], opens.resource),
        ...Object.entries(opens.kinds?.resources ?? {}).flatMap(([kind, id]) =>
          valueUse(located, [...at, 'kinds', 'resources', kind], id),
        ),
      ];
    }),
    ...valueUse(located, ['list', 'tree', 'of'], source.list?.tree?.of),
    ...fields.flatMap(({ path, value }) => [
      ...valueUse(located, [...path, 'to'], value.to),
      ...valueUse(located, [...path, 'item', 'to'], value.item?.to),
    ]),
    ...actions.flatMap(({ path, value }) =>
      (['pick', 'list'] as const).flatMap((key) => valueUse(located, [...path, key], value[key])),
    ),
    ...[...tabs, ...activity].flatMap(({ path, value }) =>
      valueUse(located, [...path, 'list'], value.list),
    ),
  ];
}
