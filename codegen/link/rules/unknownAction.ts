import { nearest } from '../../schema/nearest.ts';
import type { KeyPath } from '../../read/located.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** `quick` of a tab names actions of the record; `actions` of a tab names actions of the record that make a call. */
export const unknownAction: Rule = {
  name: 'unknown-action',
  check({ project }) {
    return allParts(project).flatMap(({ located, id, tabs, actions }) => {
      const calls = actions.flatMap(({ name: action, value }) =>
        (value.get ?? value.post ?? value.put ?? value.patch ?? value.delete) ? [action] : [],
      );
      const quick = actions.flatMap(({ name: action, value }) =>
        [value.on].flat().includes('record') ? [action] : [],
      );
      const missing = (action: string, path: KeyPath, known: readonly string[], what: string) =>
        known.includes(action)
          ? []
          : [
              errorAt(
                placeOf(located, path),
                `There is no action '${action}' in ${id} that ${what}.`,
                {
                  expected: known.length > 0 ? oneOf(known) : `an action that ${what}`,
                  suggestion: () => nearest(action, known),
                },
              ),
            ];
      return tabs.flatMap(({ path, value }) => [
        ...Object.keys(value.actions ?? {}).flatMap((action) =>
          missing(action, [...path, 'actions', action], calls, 'makes a call'),
        ),
        ...(value.quick ?? []).flatMap((action, index) =>
          missing(action, [...path, 'quick', index], quick, 'is done to a record'),
        ),
      ]);
    });
  },
};
