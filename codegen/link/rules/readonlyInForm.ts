import { errorAt, placeOf, type Rule } from '../rule.ts';
import { fieldAt } from '../walk/fieldNames.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** A form has no input for a read-only field; a field that is only displayed says `locked: true`. */
export const readonlyInForm: Rule = {
  name: 'readonly-in-form',
  check({ project }) {
    return allParts(project).flatMap(({ located, source, formFields, bulkFields }) =>
      [...formFields, ...bulkFields].flatMap(({ name: field, path, value }) => {
        const known = fieldAt(source, field);
        if (!known || known === 'open' || !known.readOnly || value.locked === true) return [];
        return [
          errorAt(
            placeOf(located, path),
            `The form asks for '${field}', which is read-only: the server would ignore it.`,
            {
              expected: 'a field that can be changed, or { locked: true } to show it only',
              related: [
                {
                  message: 'It is declared read-only here.',
                  ...placeOf(located, ['fields', ...field.split('.').slice(0, 1)]),
                },
              ],
            },
          ),
        ];
      }),
    );
  },
};
