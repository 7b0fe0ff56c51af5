import { select } from '../../access/selectors.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { expectationsOf, selectorsIn, viewsIn } from '../walk/expectations.ts';
import { unknownNames } from '../walk/nameUses.ts';

/** Every word of an expectation stands for a page, an action or a view. */
export const unknownSubject: Rule = {
  name: 'unknown-subject',
  check(context) {
    const { located, court } = expectationsOf(context) ?? {};
    if (!located || !court) return [];
    const views = new Set(context.model.views.map((view) => view.name));
    return [
      ...selectorsIn(located)
        .filter((use) => select(use.name, court.points).length === 0)
        .map(({ path, name: word }) =>
          errorAt(placeOfValue(located, path), `'${word}' is no page and no action.`, {
            expected:
              "a route's name, an address, a resource, 'pages', 'actions', 'changes', or one part of these",
            suggestion: nearest(word, [...court.points.keys(), ...context.model.resources.keys()]),
          }),
        ),
      ...unknownNames('view', viewsIn(located), views),
    ];
  },
};
