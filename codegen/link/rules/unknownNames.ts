import { oneOf, type Rule } from '../rule.ts';
import { oneOfOr, unknownNames } from '../walk/knownNames.ts';
import { wholeOf } from '../../read/manifestKinds.ts';

/** Every icon is one of the icons that the shell can draw. */
export const unknownIcon: Rule = {
  name: 'unknown-icon',
  check: (context) => unknownNames(context, 'icon', 'icon'),
};

/** The form that a route names is one of its resource's `forms`. */
export const unknownForm: Rule = {
  name: 'unknown-form',
  check: (context) =>
    unknownNames(context, 'form', ({ of, name }) => `${of} has no form '${name}' in its 'forms'.`, {
      expected: oneOfOr("a form below 'forms' of the resource"),
    }),
};

/**
 * `quick` of a tab names actions of the record; `actions` of a tab names actions of the record that make a call, and
 * those of a chip are done to selected rows.
 */
export const unknownAction: Rule = {
  name: 'unknown-action',
  check: (context) =>
    ACTIONS.flatMap(([kind, what]) =>
      unknownNames(
        context,
        kind,
        ({ name, of }) => `There is no action '${name}' in ${of} that ${what}.`,
        { expected: oneOfOr(`an action that ${what}`) },
      ),
    ),
};

const ACTIONS = [
  ['call', 'makes a call'],
  ['action', 'is done to a record'],
  ['bulkAction', 'is done to selected rows'],
] as const;

/** Every role that another includes, and every role or user of an expectation, is declared. */
export const unknownRole: Rule = {
  name: 'unknown-role',
  check(context) {
    const rolesAreKnown = !context.project.broken.some(({ file }) => wholeOf(file) === ROLES);
    const expected = (names: Iterable<string>) => `${oneOf(names)}: roles are in ${ROLES}`;
    return [
      ...unknownNames(context, 'role', 'role', { expected }),
      ...unknownNames(context, 'person', 'role or person', {
        expected,
        among: () => rolesAreKnown,
      }),
    ];
  },
};

const ROLES = 'manifest/roles.yaml';
