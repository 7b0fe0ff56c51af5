import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../walk/resourceParts.ts';

const name = 'unknown-action';

/** What a record does to the rows on a tab is one of its own actions, and makes a call. */
export const unknownAction: Rule = {
  name,
  check({ project }) {
    return allParts(project).flatMap(({ located, id, tabs, actions }) => {
      const known = actions.flatMap(({ name: action, value }) =>
        (value.get ?? value.post ?? value.put ?? value.patch ?? value.delete) ? [action] : [],
      );
      return tabs.flatMap(({ path, value }) =>
        Object.keys(value.actions ?? {}).flatMap((action) =>
          known.includes(action)
            ? []
            : [
                errorAt(
                  name,
                  placeOf(located, [...path, 'actions', action]),
                  `There is no action '${action}' in ${id} that makes a call.`,
                  {
                    expected: known.length > 0 ? oneOf(known) : 'an action with a call',
                    suggestion: nearest(action, known),
                  },
                ),
              ],
        ),
      );
    });
  },
};
