import type { ModelResource } from '../model/console.ts';
import type { FieldModel } from '../model/fields.ts';
import type { DriftSource } from '../schema/manifest.ts';
import type { ServerField, ServerMetadata } from './metadata.ts';
import { sameClass } from './typeClasses.ts';

/** What may differ; `manifest/drift.yaml` uses these words under `about`. */
export const ABOUT = [
  'presence',
  'type',
  'required',
  'read-only',
  'write-only',
  'choices',
  'max-length',
] as const;
export type About = (typeof ABOUT)[number];

export interface Difference {
  readonly resource: string;
  readonly field: string;
  readonly about: About;
  /** What the manifest says, and what the server says. */
  readonly manifest: string;
  readonly server: string;
}

/**
 * Where a resource's fields differ from what the server says of them, compared by field name.
 * A resource without `fields` follows the server and cannot differ.
 */
export function compareResource(
  { definition }: ModelResource,
  metadata: ServerMetadata,
): readonly Difference[] {
  if (!definition.fields) return [];
  const served = definition.fields.filter((field) => !field.pageOnly);
  const known = new Set(definition.fields.map(({ name }) => name));
  const differs = (field: string, about: About, manifest: string, server: string): Difference => ({
    resource: definition.id,
    field,
    about,
    manifest,
    server,
  });
  return [
    ...served.flatMap((field) => {
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
  const findings: Finding[] = [];
  if (!sameClass(field.type, server.type)) findings.push(['type', field.type, server.type]);
  if (creates && requiredText(field) !== 'when' && (field.required === true) !== server.required) {
    findings.push(['required', requiredText(field), yesNo(server.required)]);
  }
  if ((field.readOnly === true) !== server.readOnly) {
    findings.push(['read-only', yesNo(field.readOnly), yesNo(server.readOnly)]);
  }
  if ((field.writeOnly === true) !== server.writeOnly) {
    findings.push(['write-only', yesNo(field.writeOnly), yesNo(server.writeOnly)]);
  }
  const ours = field.choices?.map(({ value }) => String(value)).toSorted();
  const theirs = server.choices?.map(String).toSorted();
  if (ours && theirs && ours.join('\n') !== theirs.join('\n')) {
    findings.push(['choices', ours.join(', '), theirs.join(', ')]);
  }
  if (field.maxLength !== server.maxLength) {
    findings.push(['max-length', lengthText(field.maxLength), lengthText(server.maxLength)]);
  }
  return findings;
}

/** Required on a condition agrees with a server that does not always ask for the value, and with one that does. */
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
  /** Explanations of differences that are no longer there. */
  readonly outdated: readonly {
    readonly resource: string;
    readonly field: string;
    readonly about: string;
  }[];
}

/** Sets apart the differences that `manifest/drift.yaml` gives a reason for. */
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
  const reasonFor = (difference: Difference) =>
    reasons.find(
      ({ resource, field, about }) =>
        resource === difference.resource &&
        field === difference.field &&
        about === difference.about,
    );
  const explained = differences.flatMap((difference) => {
    const reason = reasonFor(difference);
    return reason ? [{ difference, because: reason.because, reason }] : [];
  });
  const used = new Set(explained.map(({ reason }) => reason));
  return {
    unexplained: differences.filter((difference) => !reasonFor(difference)),
    explained: explained.map(({ difference, because }) => ({ difference, because })),
    outdated: reasons
      .filter((reason) => !used.has(reason) && comparedResources.has(reason.resource))
      .map(({ resource, field, about }) => ({ resource, field, about })),
  };
}
