import type { Scalar } from '../../model/conditions.ts';
import type { FieldSource } from '../../schema/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { comparisonsOf } from '../walk/conditions.ts';
import { fieldAt } from '../walk/fieldNames.ts';
import { allParts } from '../walk/resourceParts.ts';

const name = 'impossible-condition';

/** A condition compares a field with values that the field can have. */
export const impossibleCondition: Rule = {
  name,
  check({ project }) {
    return allParts(project).flatMap((parts) =>
      comparisonsOf(parts).flatMap(({ field, path, values }) => {
        const known = fieldAt(parts.source, field);
        const possible = known && known !== 'open' ? valuesOf(known) : undefined;
        if (!possible) return [];
        return values
          .filter((value) => value !== null && !possible.includes(value))
          .map((value) =>
            errorAt(
              name,
              placeOfValue(parts.located, path),
              `'${field}' is never '${String(value)}': the condition cannot hold.`,
              {
                expected: `one of ${possible.join(', ')}`,
                suggestion: nearest(String(value), possible.map(String)),
              },
            ),
          );
      }),
    );
  },
};

/** Undefined when the field can have any value. */
function valuesOf(field: FieldSource): readonly Scalar[] | undefined {
  if (field.type === 'boolean') return [true, false];
  return field.type === 'choice' || field.type === 'choices' ? field.choices : undefined;
}
