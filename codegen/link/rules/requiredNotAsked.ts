import { errorAt, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** The form that creates a record has every field that the server requires and has no default for. */
export const requiredNotAsked: Rule = {
  name: 'required-not-asked',
  check({ project }) {
    return allParts(project).flatMap(({ located, id, source, formFields }) => {
      if (!source.form || source.list?.create === false) return [];
      const asked = new Set(
        formFields.filter(({ form }) => form === undefined).map((part) => part.name.split('.')[0]),
      );
      return Object.entries(source.fields ?? {}).flatMap(([field, facts]) => {
        const needed =
          facts.required === true &&
          facts.type !== 'id' &&
          !facts.readOnly &&
          facts.default === undefined;
        if (!needed || asked.has(field)) return [];
        return [
          errorAt(
            placeOf(located, ['fields', field]),
            `'${field}' is required, but the form of ${id} does not ask for it: nothing could be created.`,
            { expected: "the field in one of the form's groups, or a default" },
          ),
        ];
      });
    });
  },
};
