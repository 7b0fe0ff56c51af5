import { REFERENCE } from '../../model/references.ts';
import type { ResourceSource } from '../../schema/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Details, type Rule } from '../rule.ts';
import { fieldAt, fieldNames } from '../walk/fieldNames.ts';
import { referencesOf, type WrittenReference } from '../walk/references.ts';
import { allParts, type ResourceParts } from '../walk/resourceParts.ts';

const name = 'bad-reference';
const FORMS = '$record.<field>, $me.<field>, $query.<name>, $selection or $selection.<field>';

/** A reference has one of the five forms, and its target exists in that place. */
export const badReference: Rule = {
  name,
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return allParts(project).flatMap((parts) =>
      referencesOf(parts).flatMap((reference) => {
        const fault = faultOf(reference, parts, byId);
        return fault ? [errorAt(name, placeOfValue(parts.located, reference.path), ...fault)] : [];
      }),
    );
  },
};

function faultOf(
  { text, record, selection, rowsOf }: WrittenReference,
  { source }: ResourceParts,
  byId: ReadonlyMap<string, ResourceSource>,
): readonly [string, Details] | undefined {
  const [, of, key, ofRows] = REFERENCE.exec(text) ?? [];
  if (!REFERENCE.test(text)) {
    return [`'${text}' is no reference.`, { expected: FORMS }];
  }
  if (of === undefined && !selection) {
    return [`'${text}' stands where nothing is selected.`, { expected: 'an action on: selection' }];
  }
  if (ofRows !== undefined) {
    const rows = rowsOf === undefined ? source : byId.get(rowsOf);
    return rows && unknownField(text, '$selection', ofRows, rows);
  }
  if (of !== 'record') return undefined;
  if (!record) {
    return [
      `'${text}' stands where there is no record.`,
      { expected: '$query.<name> or $me.<field>' },
    ];
  }
  return key === undefined ? undefined : unknownField(text, '$record', key, source);
}

function unknownField(
  text: string,
  of: string,
  key: string,
  resource: ResourceSource,
): readonly [string, Details] | undefined {
  if (key === 'id' || fieldAt(resource, key) !== undefined) return undefined;
  const known = fieldNames(resource.fields);
  const meant = nearest(key, known);
  return [
    `'${text}' names no field of ${resource.resource}.`,
    { expected: oneOf(known), suggestion: meant === undefined ? undefined : `${of}.${meant}` },
  ];
}
