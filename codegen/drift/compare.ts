import type { ModelResource } from '../model/console.ts';
import type { FieldModel } from '../model/fields.ts';
import type { DriftSource } from '../schema/generated/manifest.ts';
import type { ServerField } from '../model/serverField.ts';
import type { ServerMetadata } from '../server/metadata.ts';
import { sameClass } from './typeClasses.ts';

/** Kinds of difference, as written under `about` in `manifest/drift.yaml`. */
const ABOUT = [
  'presence',
  'type',
  'required',
  'read-only',
  'write-only',
  'choices',
  'max-length',
] as const;
type About = (typeof ABOUT)[number];

export interface Difference {
  readonly resource: string;
  readonly field: string;
  readonly about: About;
  readonly manifest: string;
  readonly server: string;
}

/**
 * The differences between the fields of a resource and the server's metadata. A resource without `fields` takes
 * them from the server and cannot differ.
 */
export function compareResource(
  { definition, served = [] }: ModelResource,
  metadata: ServerMetadata,
): readonly Difference[] {
  if (!definition.fields) return [];
  const ours = definition.fields.filter((field) => !field.pageOnly);
  const known = new Set([...definition.fields, ...served].map(({ name }) => name));
  const differs = (field: string, about: About, manifest: string, server: string): Difference => ({
    resource: definition.id,
    field,
    about,
    manifest,
    server,
  });
  return [
    ...ours.flatMap((field) => {
      const server = metadata.fields.get(field.name);
      if (!server) return [differs(field.name, 'presence', 'present', 'absent')];
      return compareField(field, server, metadata.creates).map(([about, ours, theirs]) =>
        differs(field.name, about, ours, theirs),
      );
    }),
    ...[...metadata.fields.keys()]
      .filter((name) => !known.has(name))
      .map((name) => differs(name, 'presence', 'absent', 'present')),
  ];
}

type Finding = readonly [About, string, string];

function compareField(field: FieldModel, server: ServerField, creates: boolean): Finding[] {
  const required = requiredText(field);
  const ours = field.choices?.map(({ value }) => String(value)).toSorted();
  // The empty value says that nothing is chosen.
  const theirs = server.choices
    ?.filter((value) => value !== '' || ours?.includes(''))
    .map(String)
    .toSorted();
  const type: Finding = ['type', field.type, server.type];
  const facts: readonly (Finding | false | undefined)[] = [
    creates && required !== 'when' && ['required', required, yesNo(server.required)],
    ['read-only', yesNo(field.readOnly), yesNo(server.readOnly)],
    ['write-only', yesNo(field.writeOnly), yesNo(server.writeOnly)],
    ours && theirs && ['choices', ours.join(', '), theirs.join(', ')],
    ['max-length', lengthText(field.maxLength), lengthText(server.maxLength)],
  ];
  return [
    ...(sameClass(field.type, server.type) ? [] : [type]),
    ...facts.flatMap((fact) => (fact && fact[1] !== fact[2] ? [fact] : [])),
  ];
}

/** A conditional `required` matches a server field whether it is required or not. */
function requiredText(field: FieldModel): 'yes' | 'no' | 'when' {
  if (field.required === true) return 'yes';
  return field.required ? 'when' : 'no';
}

function yesNo(value: boolean | undefined): string {
  return value ? 'yes' : 'no';
}

function lengthText(length: number | undefined): string {
  return length === undefined ? 'none' : String(length);
}

export interface SortedDifferences {
  readonly unexplained: readonly Difference[];
  readonly explained: readonly { readonly difference: Difference; readonly because: string }[];
  /** Explanations in `manifest/drift.yaml` whose difference no longer exists. */
  readonly outdated: readonly Omit<Reason, 'because'>[];
}

/** What `manifest/drift.yaml` explains. */
interface Reason {
  readonly resource: string;
  readonly field: string;
  readonly about: string;
  readonly because: string;
}

/** Separates the differences that `manifest/drift.yaml` explains from the others. */
export function sortDifferences(
  differences: readonly Difference[],
  drift: DriftSource | undefined,
  comparedResources: ReadonlySet<string>,
): SortedDifferences {
  const reasons = Object.entries(drift?.explained ?? {}).flatMap(([resource, fields]) =>
    Object.entries(fields).flatMap(([field, { about, because }]) =>
      [about].flat().map((word) => ({ resource, field, about: String(word), because })),
    ),
  );
  const nameOf = ({ resource, field, about }: Omit<Reason, 'because'>) =>
    [resource, field, about].join('\n');
  const because = new Map(reasons.map((reason) => [nameOf(reason), reason.because]));
  const differing = new Set(differences.map(nameOf));
  return {
    unexplained: differences.filter((difference) => !because.has(nameOf(difference))),
    explained: differences.flatMap((difference) => {
      const why = because.get(nameOf(difference));
      return why === undefined ? [] : [{ difference, because: why }];
    }),
    outdated: reasons
      .filter((reason) => !differing.has(nameOf(reason)) && comparedResources.has(reason.resource))
      .map(({ resource, field, about }) => ({ resource, field, about })),
  };
}
