import { nearest } from '../../schema/nearest.ts';
import { memoizeAsking } from '../../read/memoize.ts';
import { errorAt, oneOf, type Finding, type Rule } from '../rule.ts';
import { fieldAt } from '../walk/fieldNames.ts';
import { filteredField, OF_EVERY_LIST } from '../walk/filters.ts';
import {
  fieldScope,
  fieldUses,
  fieldWords,
  notingFields,
  placeOfUse,
  type FieldScope,
  type FieldUse,
} from '../walk/nameUses.ts';

/** Every field that is named exists. A resource without `fields` accepts any name. */
export const unknownField: Rule = {
  name: 'unknown-field',
  check(context) {
    const scope = fieldScope(context);
    return fieldUses(context).flatMap((uses) => missingAmong(uses, scope));
  },
};

const missingAmong = memoizeAsking(
  (uses: readonly FieldUse[], scope: FieldScope) =>
    uses.flatMap((use) => (use.kind === 'column' ? [] : missing(use, scope))),
  notingFields,
);

function missing(use: FieldUse, scope: FieldScope): readonly Finding[] {
  const { name: field, text, owner, also } = use;
  if (also.includes(field) || isKnown(use, scope)) return [];
  const known = fieldWords(use);
  return [
    errorAt(placeOfUse(use), {
      message: `There is no field '${field}' in ${owner.resource}.`,
      expected: oneOf(known.filter((one) => !OF_EVERY_LIST.includes(one))),
      suggestion: () => nearest(text, known),
    }),
  ];
}

/** Comparisons of the server's query language; others are paths into the record that a reference names. */
const COMPARISONS = ['in', 'id', 'exact', 'contains', 'icontains', 'gte', 'lte', 'isnull'];

/** A field, or a path into another record: `platform__base`. */
function isKnown({ name, owner }: FieldUse, { sourceOf }: FieldScope): boolean {
  const [, next] = name.split('__');
  const field = fieldAt(owner, filteredField(name));
  if (field === undefined || field === 'open' || next === undefined) return field !== undefined;
  const target = sourceOf(field.to ?? '');
  return COMPARISONS.includes(next) || !target || fieldAt(target, next) !== undefined;
}
