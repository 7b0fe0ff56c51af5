import { REFERENCE } from '../../model/references.ts';
import type { ResourceSource } from '../../schema/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { errorAt, oneOf, placeOf, placeOfValue, type Details, type Rule } from '../rule.ts';
import { fieldAt, fieldNames } from '../walk/fieldNames.ts';
import { routeFiltersOf } from '../walk/filters.ts';
import { referencesIn, referencesOf, type WrittenReference } from '../walk/references.ts';
import { allParts, type ResourceParts } from '../walk/resourceParts.ts';

const name = 'bad-reference';
/** The address of the person's own record, which `$me` stands for (protocol, section 3). */
const OWN_RECORD = 'users/profile';
const FORMS = '$record.<field>, $me.<field>, $query.<name>, $selection or $selection.<field>';

/** A reference has one of the five forms, and its target exists in that place. */
export const badReference: Rule = {
  name,
  check({ project, model }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    const partsById = new Map(allParts(project).map((parts) => [parts.id, parts]));
    const inViews = routeFiltersOf(project).flatMap(({ located, path, value, of }) =>
      referencesIn(value).flatMap((text) => {
        const fault = faultOf({ text, path, record: false, selection: false }, of, byId);
        return fault ? [errorAt(name, placeOfValue(located, path), ...fault)] : [];
      }),
    );
    const inResources = allParts(project).flatMap((parts) => [
      ...referencesOf(parts).flatMap((reference) => {
        const fault = faultOf(reference, parts.source, byId);
        return fault ? [errorAt(name, placeOfValue(parts.located, reference.path), ...fault)] : [];
      }),
      ...unreadQueries(parts, (route) => {
        const target = model.routes.find((one) => one.name === route);
        return target?.kind === 'create' ? partsById.get(target.resource ?? '') : undefined;
      }),
    ]);
    return [...inViews, ...inResources];
  },
};

/**
 * What an action says to the form that it opens, and no `$query.<name>` of that form reads.
 *
 * @param formOf the resource whose form stands at a route
 */
function unreadQueries(
  { located, actions }: ResourceParts,
  formOf: (route: string) => ResourceParts | undefined,
): readonly Diagnostic[] {
  return actions.flatMap(({ path, value: { open } }) => {
    const form = typeof open === 'object' ? formOf(open.route) : undefined;
    if (typeof open !== 'object' || !form) return [];
    const read = new Set([
      ...referencesOf(form).flatMap(({ text }) => /^\$query\.(\w+)/.exec(text)?.[1] ?? []),
      ...Object.values(form.source.variants ?? {}),
    ]);
    return Object.keys(open.query ?? {})
      .filter((key) => !read.has(key))
      .map((key) =>
        errorAt(
          name,
          placeOf(located, [...path, 'open', 'query', key]),
          `No field of the form of ${form.id} reads '$query.${key}'.`,
          { expected: `a field with 'default: $query.${key}'`, suggestion: nearest(key, read) },
        ),
      );
  });
}

function faultOf(
  { text, record, selection, rowsOf }: WrittenReference,
  source: ResourceSource,
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
  if (of === 'me') {
    const me = [...byId.values()].find(({ api }) => api === OWN_RECORD);
    return me && key !== undefined ? unknownField(text, '$me', key, me) : undefined;
  }
  if (of !== 'record') return undefined;
  if (!record) {
    return [
      `'${text}' stands where there is no record.`,
      { expected: selection ? '$selection' : '$query.<name> or $me.<field>' },
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
