import { errorAt, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** A form has each field once. */
export const repeatedField: Rule = {
  name: 'repeated-field',
  check({ project }) {
    return allParts(project).flatMap(({ located, formFields }) => {
      const first = new Map<string, (typeof formFields)[number]>();
      return formFields.flatMap((part) => {
        const key = `${part.form ?? ''} ${part.name}`;
        const other = first.get(key);
        if (!other) {
          first.set(key, part);
          return [];
        }
        return [
          errorAt(
            placeOf(located, part.path),
            `The form asks for '${part.name}' twice. Keep one of the two.`,
            {
              expected: 'each field once in a form',
              related: [{ message: 'It stands first here.', ...placeOf(located, other.path) }],
            },
          ),
        ];
      });
    });
  },
};
