import { nearest } from '../../schema/nearest.ts';
import { routesAreIncomplete } from '../broken.ts';
import { errorAt, type Rule } from '../rule.ts';
import { expectationsOf } from '../walk/expectations.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { placeOfUse } from '../walk/nameUses.ts';

/** Every word of an expectation stands for a page, an action or a view; so does every view of `app.yaml`. */
export const unknownSubject: Rule = {
  name: 'unknown-subject',
  check(context) {
    const found = expectationsOf(context);
    const views = routesAreIncomplete(context.project) ? [] : unknownNames(context, 'view', 'view');
    if (!found) return views;
    return [
      ...found.unknown.map((use) =>
        errorAt(placeOfUse(use), {
          message: `'${use.name}' is no page and no action.`,
          expected:
            "a route's name, an address, a resource, 'pages', 'actions', 'changes', or one part of these",
          suggestion: nearest(use.name, found.names),
        }),
      ),
      ...views,
    ];
  },
};
