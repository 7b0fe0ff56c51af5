import { errorAt, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../walk/resourceParts.ts';

const name = 'ignored-condition';
const OF_SELECTION = ['skip', 'each', 'ids'] as const;
/** Calls that cannot be made with `each`. */
const NO_CHANGES = ['get', 'post', 'delete'] as const;

/**
 * `when` of an action is about one record; `skip`, `each` and `ids` are about the selected ones: neither is read
 * elsewhere. `each` changes records.
 */
export const ignoredCondition: Rule = {
  name,
  check({ project }) {
    return allParts(project).flatMap(({ located, actions, tabs }) =>
      actions.flatMap(({ name: action, path, value }) => {
        const on = [value.on].flat();
        const listed = tabs.some((tab) => tab.value.actions?.[action] !== undefined);
        const oneRecord = on.includes('row') || on.includes('record') || listed;
        const selection = on.includes('selection') || listed || value.pick !== undefined;
        return [
          ...(value.when && !oneRecord
            ? [
                errorAt(
                  name,
                  placeOf(located, [...path, 'when']),
                  `The action '${action}' has no single record, so 'when' would be ignored.`,
                  {
                    expected: selection ? "'skip', the selected rows to leave out" : 'no condition',
                  },
                ),
              ]
            : []),
          ...OF_SELECTION.filter((key) => value[key] !== undefined && !selection).map((key) =>
            errorAt(
              name,
              placeOf(located, [...path, key]),
              `The action '${action}' has no selected rows, so '${key}' would be ignored.`,
              {
                expected:
                  key === 'skip' && oneRecord
                    ? "'when', the records it is for"
                    : `an action on: selection, or no '${key}'`,
              },
            ),
          ),
          ...NO_CHANGES.filter((key) => value.each && value[key] !== undefined).map((key) =>
            errorAt(
              name,
              placeOf(located, [...path, key]),
              `The action '${action}' changes each selected record, so '${key}' would be ignored.`,
              { expected: "'patch' or 'put'" },
            ),
          ),
        ];
      }),
    );
  },
};
