import { errorAt, placeOf, type Rule } from '../rule.ts';
import { repeats } from '../walk/repeats.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** A form has each field once. */
export const repeatedField: Rule = {
  name: 'repeated-field',
  check({ project }) {
    return allParts(project).flatMap(({ located, formFields }) =>
      repeats(formFields, ({ form = '', name: field }) => `${form} ${field}`).map(
        ({ item, first }) =>
          errorAt(
            placeOf(located, item.path),
            `The form asks for '${item.name}' twice. Keep one of the two.`,
            {
              expected: 'each field once in a form',
              related: [{ message: 'It stands first here.', ...placeOf(located, first.path) }],
            },
          ),
      ),
    );
  },
};
