import { errorAt, placeOf } from '../rule.ts';
import { ruleOfResources } from '../ruleOfResources.ts';

/** An action that deletes asks first. */
export const unaskedDelete = ruleOfResources('unasked-delete', ({ located, actions }) =>
  actions
    .filter(({ value }) => value.delete !== undefined && !value.confirm)
    .map(({ name: action, path }) =>
      errorAt(placeOf(located, [...path, 'delete']), {
        message: `The action '${action}' deletes at once, on one click.`,
        expected: 'confirm: true, or another method',
      }),
    ),
);
