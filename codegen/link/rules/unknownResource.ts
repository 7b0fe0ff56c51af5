import { nearest } from '../../schema/nearest.ts';
import { mayDeclare } from '../broken.ts';
import { errorAt, oneOf, placeOf, placeOfValue, type Place, type Rule } from '../rule.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { allParts } from '../walk/resourceParts.ts';
import { routePlaces } from '../walk/routePlaces.ts';

const name = 'unknown-resource';

/** Every resource that is named exists: in routes, references, trees, tabs and explained differences. */
export const unknownResource: Rule = {
  name,
  check({ project }) {
    const known = new Set(project.resources.map(({ value }) => value.resource));
    const named: { id: string; place: () => Place }[] = [
      ...routePlaces(project).flatMap(({ located, source, resourcePath }) =>
        source.resource === undefined
          ? []
          : [{ id: source.resource, place: () => placeOfValue(located, resourcePath) }],
      ),
      ...routePlaces(project).flatMap(({ located, path, source }) =>
        Object.entries(source.tabs ?? {}).flatMap(([tab, content]) =>
          (['list', 'form'] as const).flatMap((key) => {
            const id = content[key];
            const place = () => placeOfValue(located, [...path, 'tabs', tab, key]);
            return id === undefined ? [] : [{ id, place }];
          }),
        ),
      ),
      ...project.resources.flatMap((located) =>
        located.value.like === undefined
          ? []
          : [{ id: located.value.like, place: () => placeOfValue(located, ['like']) }],
      ),
      ...allParts(project).flatMap(
        ({ located, source, cells, fields, tabs, activity, actions }) => [
          ...cells.flatMap(({ path, value: { opens } }) => {
            if (typeof opens !== 'object') return [];
            const at = [...path, 'opens'];
            const named = [
              ...(opens.resource === undefined
                ? []
                : [{ id: opens.resource, key: [...at, 'resource'] }]),
              ...Object.entries(opens.kinds?.resources ?? {}).map(([kind, id]) => ({
                id,
                key: [...at, 'kinds', 'resources', kind],
              })),
            ];
            return named.map(({ id, key }) => ({ id, place: () => placeOfValue(located, key) }));
          }),
          ...(source.list?.tree
            ? [
                {
                  id: source.list.tree.of,
                  place: () => placeOfValue(located, ['list', 'tree', 'of']),
                },
              ]
            : []),
          ...fields.flatMap(({ path, value }) =>
            [
              { to: value.to, at: [...path, 'to'] },
              { to: value.item?.to, at: [...path, 'item', 'to'] },
            ].flatMap(({ to, at }) =>
              to === undefined ? [] : [{ id: to, place: () => placeOfValue(located, at) }],
            ),
          ),
          ...actions.flatMap(({ path, value }) =>
            (['pick', 'list'] as const).flatMap((key) => {
              const id = value[key];
              return id === undefined
                ? []
                : [{ id, place: () => placeOfValue(located, [...path, key]) }];
            }),
          ),
          ...[...tabs, ...activity].flatMap(({ path, value }) =>
            value.list === undefined
              ? []
              : [{ id: value.list, place: () => placeOfValue(located, [...path, 'list']) }],
          ),
        ],
      ),
      ...Object.keys(project.drift?.value.explained ?? {}).flatMap((id) => {
        const { drift } = project;
        return drift ? [{ id, place: () => placeOf(drift, ['explained', id]) }] : [];
      }),
    ];
    const inManifests = named
      .filter(({ id }) => !known.has(id) && !mayDeclare(project, id))
      .map(({ id, place }) =>
        errorAt(name, place(), `There is no resource '${id}'.`, {
          expected: `a resource declared below manifest/resources/: ${oneOf(known)}`,
          suggestion: () => nearest(id, known),
        }),
      );
    const inCode = project.broken.length > 0 ? [] : unknownInCode(project, 'resource', name, known);
    return [...inManifests, ...inCode];
  },
};
