import { errorAt, placeOf } from '../rule.ts';
import { ruleOfResources } from '../ruleOfResources.ts';
import { repeats } from '../walk/repeats.ts';

/** A form has each field once. */
export const repeatedField = ruleOfResources('repeated-field', ({ located, formFields }) =>
  repeats(formFields, ({ form = '', name: field }) => `${form} ${field}`).map(({ item, first }) =>
    errorAt(placeOf(located, item.path), {
      message: `The form asks for '${item.name}' twice. Keep one of the two.`,
      expected: 'each field once in a form',
      related: [{ message: 'It stands first here.', ...placeOf(located, first.path) }],
    }),
  ),
);
