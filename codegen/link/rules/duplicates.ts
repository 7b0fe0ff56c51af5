import type { Located } from '../../read/located.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { repeats } from '../walk/repeats.ts';
import { nameOfView } from '../../derive/places.ts';

/** Each resource is declared in one file. */
export const duplicateResource: Rule = {
  name: 'duplicate-resource',
  check({ project }) {
    return twice('resource', project.resources, (value) => ({
      key: 'resource',
      id: value.resource,
    }));
  },
};

/** Each view is declared in one file. */
export const duplicateView: Rule = {
  name: 'duplicate-view',
  check({ project }) {
    return twice('view', project.views, (value) => ({
      key: value.view === undefined ? 'area' : 'view',
      id: nameOfView(value),
    }));
  },
};

function twice<T>(
  what: string,
  files: readonly Located<T>[],
  idOf: (value: T) => { readonly key: string; readonly id: string },
) {
  const place = (located: Located<T>) => placeOfValue(located, [idOf(located.value).key]);
  return repeats(files, ({ value }) => idOf(value).id).map(({ item, first }) =>
    errorAt(place(item), {
      message: `The ${what} '${idOf(item.value).id}' is declared by two files. Keep it in one.`,
      expected: `one file for one ${what}`,
      related: [{ message: 'The other declaration.', ...place(first) }],
    }),
  );
}
