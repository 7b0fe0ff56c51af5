import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type Finding, type LinkContext, type Rule } from '../rule.ts';
import { fieldAt } from '../walk/fieldNames.ts';
import { filteredField, OF_EVERY_LIST } from '../walk/filters.ts';
import { fieldUses, fieldWords, placeOfUse, type FieldUse } from '../walk/nameUses.ts';

/** Every field that is named exists. A resource without `fields` accepts any name. */
export const unknownField: Rule = {
  name: 'unknown-field',
  check: (context) =>
    fieldUses(context).flatMap((use) =>
      use.kind === 'column' ? [] : missing(use, context.project.resources),
    ),
};

type Resources = LinkContext['project']['resources'];

function missing(use: FieldUse, resources: Resources): readonly Finding[] {
  const { name: field, text, owner, also } = use;
  if (also.includes(field) || isKnown(use, resources)) return [];
  const known = fieldWords(use);
  return [
    errorAt(placeOfUse(use), `There is no field '${field}' in ${owner.resource}.`, {
      expected: oneOf(known.filter((one) => !OF_EVERY_LIST.includes(one))),
      suggestion: () => nearest(text, known),
    }),
  ];
}

/** Comparisons of the server's query language; others are paths into the record that a reference names. */
const COMPARISONS = ['in', 'id', 'exact', 'contains', 'icontains', 'gte', 'lte', 'isnull'];

/** A field, or a path into another record: `platform__base`. */
function isKnown({ name, owner }: FieldUse, resources: Resources): boolean {
  const [, next] = name.split('__');
  const field = fieldAt(owner, filteredField(name));
  if (field === undefined || field === 'open' || next === undefined) return field !== undefined;
  const target = resources.find(({ value }) => value.resource === field.to)?.value;
  return COMPARISONS.includes(next) || !target || fieldAt(target, next) !== undefined;
}
