import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { fieldAt } from '../walk/fieldNames.ts';

/** The switch of a resource is a boolean field, and the resource has a single record. */
export const noSwitch: Rule = {
  name: 'no-switch',
  check({ project }) {
    return project.resources.flatMap((located) => {
      const { resource, switch: field, single } = located.value;
      if (field === undefined) return [];
      const known = fieldAt(located.value, field);
      // Fields that do not exist are reported as such.
      const wrongType = known !== undefined && known !== 'open' && known.type !== 'boolean';
      if (!wrongType && single !== undefined) return [];
      return [
        errorAt(
          placeOfValue(located, ['switch']),
          wrongType
            ? `'${field}' is neither on nor off.`
            : `${resource} has many records, so it is not on or off as a whole.`,
          { expected: wrongType ? 'a field of the type boolean' : 'single' },
        ),
      ];
    });
  },
};
