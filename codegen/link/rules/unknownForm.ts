import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Rule } from '../rule.ts';
import { routePlaces } from '../walk/routePlaces.ts';

/** The form that a route names is one of its resource's `forms`. */
export const unknownForm: Rule = {
  name: 'unknown-form',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return routePlaces(project).flatMap(({ located, path, source }) => {
      const resource = source.resource === undefined ? undefined : byId.get(source.resource);
      const { form } = source;
      if (!resource || form === undefined) return [];
      const known = Object.keys(resource.forms ?? {});
      if (known.includes(form)) return [];
      return [
        errorAt(
          placeOfValue(located, [...path, 'form']),
          `${resource.resource} has no form '${form}' in its 'forms'.`,
          {
            expected: known.length > 0 ? oneOf(known) : "a form below 'forms' of the resource",
            suggestion: () => nearest(form, known),
          },
        ),
      ];
    });
  },
};
