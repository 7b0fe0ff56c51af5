import { select } from '../../access/selectors.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { expectationsOf } from '../walk/expectations.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { namesOfKind } from '../walk/nameUses.ts';

/** Every word of an expectation stands for a page, an action or a view. */
export const unknownSubject: Rule = {
  name: 'unknown-subject',
  check(context) {
    const { located, court } = expectationsOf(context) ?? {};
    if (!located || !court) return [];
    return [
      ...namesOfKind(context.project, ['subject'])
        .filter((use) => select(use.name, court.points).length === 0)
        .map(({ path, name: word }) =>
          errorAt(placeOfValue(located, path), `'${word}' is no page and no action.`, {
            expected:
              "a route's name, an address, a resource, 'pages', 'actions', 'changes', or one part of these",
            suggestion: nearest(word, [...court.points.keys(), ...context.model.resources.keys()]),
          }),
        ),
      ...unknownNames(context, 'view', 'view'),
    ];
  },
};
