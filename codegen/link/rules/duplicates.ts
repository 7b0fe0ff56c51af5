import { sortBy } from 'es-toolkit/array';
import type { Located } from '../../read/located.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { asPattern } from '../walk/addresses.ts';
import { repeats } from '../walk/repeats.ts';
import { nameOfView } from '../../derive/places.ts';
import { resourcesById } from '../../derive/scope.ts';

/** Each resource is declared in one file. */
export const duplicateResource: Rule = {
  name: 'duplicate-resource',
  check: ({ project }) =>
    twice('resource', project.resources, ({ resource }) => ['resource', resource]),
};

/** Each view is declared in one file. */
export const duplicateView: Rule = {
  name: 'duplicate-view',
  check: ({ project }) =>
    twice('view', project.views, (view) => [view.view ? 'view' : 'area', nameOfView(view)]),
};

/** Two resources at one address differ in their records: by a filter, or because one shows those of the other. */
export const duplicateAddress: Rule = {
  name: 'duplicate-address',
  check({ project, model }) {
    const lists = [...resourcesById(project).values()].flatMap((located) => {
      const { resource, like, api, single, list } = located.value;
      const address = model.resources.get(resource)?.definition.api;
      if (like !== undefined || address === undefined || !(list ?? single)) return [];
      const place = placeOfValue(located, [api === undefined ? 'resource' : 'api']);
      const key = JSON.stringify([asPattern(address), single, list?.where]);
      return { resource, address, place, key };
    });
    // Of an address in its own area, a resource was there first.
    const isCopy = (one: (typeof lists)[number]) =>
      one.address.split('/')[0] !== one.resource.split('.')[0];
    return repeats(sortBy(lists, [isCopy]), ({ key }) => key).map(({ item, first }) =>
      errorAt(item.place, {
        message: `'${item.address}' is the address of ${first.resource}: ${item.resource} would show the same records.`,
        expected: `an address of its own, 'like: ${first.resource}', or a 'where' of its list`,
        related: [{ message: 'The other declaration.', ...first.place }],
      }),
    );
  },
};

function twice<T>(
  what: string,
  files: readonly Located<T>[],
  idOf: (value: T) => readonly [key: string, id: string],
) {
  const place = (located: Located<T>) => placeOfValue(located, [idOf(located.value)[0]]);
  return repeats(files, ({ value }) => idOf(value)[1]).map(({ item, first }) =>
    errorAt(place(item), {
      message: `The ${what} '${idOf(item.value)[1]}' is declared by two files. Keep it in one.`,
      expected: `one file for one ${what}`,
      related: [{ message: 'The other declaration.', ...place(first) }],
    }),
  );
}
