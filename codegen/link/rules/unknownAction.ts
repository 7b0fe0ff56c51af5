import { oneOf, type Rule } from '../rule.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { namesOfKind } from '../walk/nameUses.ts';

/** `quick` of a tab names actions of the record; `actions` of a tab names actions of the record that make a call. */
export const unknownAction: Rule = {
  name: 'unknown-action',
  check: (context) =>
    Object.entries({ call: 'makes a call', action: 'is done to a record' } as const).flatMap(
      ([kind, what]) =>
        unknownNames(
          context,
          namesOfKind(context.project, [kind === 'call' ? 'call' : 'action']),
          ({ name, of }) => `There is no action '${name}' in ${of} that ${what}.`,
          { expected: (names) => (names.size > 0 ? oneOf(names) : `an action that ${what}`) },
        ),
    ),
};
