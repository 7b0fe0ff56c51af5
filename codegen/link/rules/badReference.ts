import { REFERENCE } from '../../model/references.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Details, type Rule } from '../rule.ts';
import { fieldAt, fieldNames } from '../walk/fieldNames.ts';
import { referencesOf, type WrittenReference } from '../walk/references.ts';
import { allParts, type ResourceParts } from '../walk/resourceParts.ts';

const name = 'bad-reference';
const FORMS = '$record.<field>, $me.<field>, $query.<name> or $selection';

/** A reference has one of the four forms, and what it refers to exists where it stands. */
export const badReference: Rule = {
  name,
  check({ project }) {
    return allParts(project).flatMap((parts) =>
      referencesOf(parts).flatMap((reference) => {
        const fault = faultOf(reference, parts);
        return fault ? [errorAt(name, placeOfValue(parts.located, reference.path), ...fault)] : [];
      }),
    );
  },
};

function faultOf(
  { text, record, selection }: WrittenReference,
  { id, source }: ResourceParts,
): readonly [string, Details] | undefined {
  const [, of, key] = REFERENCE.exec(text) ?? [];
  if (!REFERENCE.test(text)) {
    return [`'${text}' is no reference.`, { expected: FORMS }];
  }
  if (of === undefined && !selection) {
    return [`'${text}' stands where nothing is selected.`, { expected: 'an action on: selection' }];
  }
  if (of !== 'record') return undefined;
  if (!record) {
    return [
      `'${text}' stands where there is no record.`,
      { expected: '$query.<name> or $me.<field>' },
    ];
  }
  if (key === undefined || key === 'id' || fieldAt(source, key) !== undefined) return undefined;
  const known = fieldNames(source.fields);
  const meant = nearest(key, known);
  return [
    `'${text}' names no field of ${id}.`,
    { expected: oneOf(known), suggestion: meant === undefined ? undefined : `$record.${meant}` },
  ];
}
