import { errorAt, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** An action that deletes asks first. */
export const unaskedDelete: Rule = {
  name: 'unasked-delete',
  check({ project }) {
    return allParts(project).flatMap(({ located, actions }) =>
      actions.flatMap(({ name: action, path, value }) =>
        value.delete === undefined || value.confirm
          ? []
          : [
              errorAt(
                placeOf(located, [...path, 'delete']),
                `The action '${action}' deletes at once, on one click.`,
                { expected: 'confirm: true, or another method' },
              ),
            ],
      ),
    );
  },
};
