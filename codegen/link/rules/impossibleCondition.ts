import { isMap } from '../../model/isMap.ts';
import { valueIn } from '../../read/located.ts';
import type { Scalar } from '../../model/conditions.ts';
import type { FieldType } from '../../model/fields.ts';
import type { FieldSource } from '../../schema/generated/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOf, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { comparisonsOf, comparisonsOfKinds, comparisonsOfVariants } from '../walk/conditions.ts';
import { filteredField } from '../walk/filters.ts';
import { declaredField } from '../../derive/scope.ts';
import { valueOfChoice } from '../../derive/texts.ts';
import { fieldUses, type FieldUse } from '../walk/nameUses.ts';
import { memoize } from '../../read/memoize.ts';
import { allParts, ownFields, type ResourceParts } from '../../derive/resourceParts.ts';

/** How a query names the values of a boolean. */
const BOOLEANS: readonly string[] = ['true', 'false', 'True', 'False', '1', '0'];

const MOMENTS: readonly FieldType[] = ['datetime', 'date'];
const REFERENCES: readonly FieldType[] = ['reference', 'references'];
/** A number, or a UUID (RFC 9562), with which the server names records. */
const ID = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A condition, or a filter, compares a field with values that the field can have. */
export const impossibleCondition: Rule = {
  name: 'impossible-condition',
  check: (context) => [
    ...fieldUses(context).flatMap(impossibleFilters),
    ...allParts(context.project).flatMap(impossibleConditions),
  ],
};

const impossibleFilters = memoize((uses: readonly FieldUse[]) =>
  uses.flatMap((use) => (use.kind === 'filter' ? impossibleFilter(use) : [])),
);

const impossibleConditions = memoize((parts: ResourceParts): readonly Finding[] =>
  [
    ...comparisonsOf(parts),
    ...comparisonsOfKinds(parts.source.list),
    ...comparisonsOfVariants(parts, ownFields(parts)),
  ].flatMap(({ field, path, values }) => {
    const known = declaredField(parts.source, field);
    const isMoment = values.length === 0 && isMap(valueIn(parts.located.value, path));
    if (isMoment && known?.type && !MOMENTS.includes(known.type)) {
      return errorAt(placeOf(parts.located, path), {
        message: `'${field}' holds no date and time: the condition cannot hold.`,
        expected: `a field of type ${MOMENTS.join(' or ')}`,
      });
    }
    const possible = known && valuesOf(known);
    if (!possible) return [];
    return values
      .filter((value) => value !== null && !possible.includes(value))
      .map((value) =>
        errorAt(placeOfValue(parts.located, path), {
          message: `'${field}' is never '${String(value)}': the condition cannot hold.`,
          expected: `one of ${possible.join(', ')}`,
          suggestion: () => nearest(String(value), possible.map(String)),
        }),
      );
  }),
);

/** A value with a reference is known at run time only. */
function impossibleFilter(use: FieldUse): readonly Finding[] {
  const { located, path, name: field, value, owner } = use;
  // The server also filters by the column of a reference: `plan_id`.
  const [known] = [filteredField(field), field.replace(/_id$/, '')].flatMap(
    (name) => declaredField(owner, name) ?? [],
  );
  const compares = field === filteredField(field) || field.endsWith('__in');
  if (typeof value !== 'string' || value.includes('$') || !compares || !known) return [];
  const possible = known.type === 'boolean' ? BOOLEANS : valuesOf(known)?.map(String);
  const names = REFERENCES.includes(known.type) && (known.options?.value ?? 'id') === 'id';
  return value
    .split(',')
    .filter((one) => (names ? !ID.test(one) : possible?.includes(one) === false))
    .map((one) =>
      errorAt(placeOfValue(located, path), {
        message: `'${field}' is never '${one}': the filter finds nothing.`,
        expected: names ? 'the id of a record, or a reference' : `one of ${possible?.join(', ')}`,
        suggestion: () => nearest(one, possible ?? []),
      }),
    );
}

/** Undefined when the field can have any value. */
function valuesOf(field: FieldSource): readonly Scalar[] | undefined {
  if (field.type === 'boolean') return [true, false];
  return field.type === 'choice' || field.type === 'choices'
    ? field.choices?.map(valueOfChoice)
    : undefined;
}
