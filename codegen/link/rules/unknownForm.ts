import { oneOf, type Rule } from '../rule.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { namesOfKind } from '../walk/nameUses.ts';

/** The form that a route names is one of its resource's `forms`. */
export const unknownForm: Rule = {
  name: 'unknown-form',
  check: (context) =>
    unknownNames(
      context,
      namesOfKind(context.project, ['form']),
      ({ of, name }) => `${of} has no form '${name}' in its 'forms'.`,
      {
        expected: (names) =>
          names.size > 0 ? oneOf(names) : "a form below 'forms' of the resource",
      },
    ),
};
