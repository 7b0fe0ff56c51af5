import { errorAt, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../walk/resourceParts.ts';

const name = 'ignored-condition';

/** `when` of an action is about one record, `skip` about the selected ones: neither is read elsewhere. */
export const ignoredCondition: Rule = {
  name,
  check({ project }) {
    return allParts(project).flatMap(({ located, actions, tabs }) =>
      actions.flatMap(({ name: action, path, value }) => {
        const on = [value.on].flat();
        const listed = tabs.some((tab) => tab.value.actions?.[action] !== undefined);
        const oneRecord = on.includes('row') || on.includes('record') || listed;
        const selection = on.includes('selection') || listed;
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
          ...(value.skip && !selection
            ? [
                errorAt(
                  name,
                  placeOf(located, [...path, 'skip']),
                  `The action '${action}' has no selected rows, so 'skip' would be ignored.`,
                  { expected: oneRecord ? "'when', the records it is for" : 'no condition' },
                ),
              ]
            : []),
        ];
      }),
    );
  },
};
