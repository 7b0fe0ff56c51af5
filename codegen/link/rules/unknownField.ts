import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';
import { levenshtein, nearest } from '../../schema/nearest.ts';
import { memoize, memoizeAsking } from '../../read/memoize.ts';
import { errorAt, oneOf, placeOfValue, warningAt, type Finding, type Rule } from '../rule.ts';
import { fieldAt } from '../../derive/scope.ts';
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
    return [
      ...fieldUses(context).flatMap((uses) => missingAmong(uses, scope)),
      ...allParts(context.project).flatMap(misspeltFilters),
    ];
  },
};

/** Filters of the server need not be fields; one that is a letter off a field, and not its singular, may be meant so. */
const misspeltFilters = memoize(({ located, source: { fields = {}, server } }: ResourceParts) => {
  if (located.takenFrom?.(['server', 'filters'])) return [];
  const filters = server?.filters ?? [];
  const others = Object.keys(fields).filter((field) => !filters.includes(field));
  return filters.flatMap((filter, index) => {
    const meant = others.find(
      (field) => levenshtein(filter, field, 1) === 1 && field !== `${filter}s`,
    );
    if (Object.hasOwn(fields, filter) || filter.length <= SHORTEST || !meant) return [];
    return warningAt(placeOfValue(located, ['server', 'filters', index]), {
      message: `The filter '${filter}' is no field, but a letter off one.`,
      expected: `'${meant}', or '# gatehouse: allow unknown-field because …' when the server has this name`,
    });
  });
});

/** A letter makes another word of a short one: `ip`, `id`. */
const SHORTEST = 3;

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
