import { select } from '../../access/selectors.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Rule } from '../rule.ts';
import { expectationsOf, selectorsIn, viewsIn } from '../walk/expectations.ts';

const name = 'unknown-subject';

/** Every word of an expectation stands for a page, an action or a view. */
export const unknownSubject: Rule = {
  name,
  check(context) {
    const { located, court } = expectationsOf(context) ?? {};
    if (!located || !court) return [];
    const views = context.model.views.map((view) => view.name);
    return [
      ...selectorsIn(located)
        .filter(({ word }) => select(word, court.offers).length === 0)
        .map(({ path, word }) =>
          errorAt(name, placeOfValue(located, path), `'${word}' is no page and no action.`, {
            expected:
              "a route's name, an address, a resource, 'pages', 'actions', 'changes', or one part of these",
            suggestion: nearest(word, [...court.offers.keys(), ...context.model.resources.keys()]),
          }),
        ),
      ...viewsIn(located)
        .filter(({ word }) => !views.includes(word))
        .map(({ path, word }) =>
          errorAt(name, placeOfValue(located, path), `There is no view '${word}'.`, {
            expected: oneOf(views),
            suggestion: nearest(word, views),
          }),
        ),
    ];
  },
};
