import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type Finding, type Rule } from '../rule.ts';
import { fieldAt, fieldNames } from '../walk/fieldNames.ts';
import { fieldUses, type FieldUse } from '../walk/fieldUses.ts';
import { filteredField, OF_EVERY_LIST } from '../walk/filters.ts';
import { placeOfUse } from '../walk/nameUses.ts';

type Resources = ReadonlyMap<string, ResourceSource>;

/** Every field that is named exists. A resource without `fields` accepts any name. */
export const unknownField: Rule = {
  name: 'unknown-field',
  check({ project }) {
    const byId: Resources = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return fieldUses(project).flatMap((use) => missing(use, byId));
  },
};

function missing(use: FieldUse, byId: Resources): readonly Finding[] {
  const { name: field, of, also } = use;
  if (also.includes(field) || isFilter(field, of, byId)) return [];
  const known = new Set([...fieldNames(of.fields), ...also]);
  return [
    errorAt(placeOfUse(use), `There is no field '${field}' in ${of.resource}.`, {
      expected: oneOf([...known].filter((one) => !OF_EVERY_LIST.includes(one))),
      suggestion: () => nearest(field, known),
    }),
  ];
}

/** Comparisons of the server's query language; others are paths into the record that a reference names. */
const COMPARISONS = ['in', 'id', 'exact', 'contains', 'icontains', 'gte', 'lte', 'isnull'];

/** A field, or a path into another record: `platform__base`. */
function isFilter(name: string, resource: ResourceSource, byId: Resources): boolean {
  const [, next] = name.split('__');
  const known = fieldAt(resource, filteredField(name));
  if (known === undefined || known === 'open' || next === undefined) return known !== undefined;
  const target = byId.get(known.to ?? '');
  return COMPARISONS.includes(next) || !target || fieldAt(target, next) !== undefined;
}
