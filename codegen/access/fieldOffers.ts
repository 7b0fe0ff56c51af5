import type { GateSource } from '../schema/generated/manifest.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type { Offer } from './offer.ts';
import { writtenRequirements } from './requirement.ts';
import { offerOf, type ShownResource } from './resourceOffer.ts';

/** The fields, columns and form fields of a resource that have a gate of their own. */
export function fieldOffers(shown: ShownResource, project: ParsedProject): readonly Offer[] {
  const { located, lists, details } = shown;
  const source = located.value;
  const other = project.resources.find(({ value }) => value.resource === source.like);
  const gated = (
    part: string,
    name: string,
    gate: GateSource,
    path: KeyPath,
    file: Located<unknown> = located,
  ): readonly Offer[] => {
    const requirements = writtenRequirements(file, path, gate, `${part} ${name}`);
    if (requirements.length === 0) return [];
    return [
      offerOf(shown, {
        name: `${part}.${name}`,
        kind: 'field',
        path,
        requirements,
        within: [...lists, ...details],
        changes: false,
      }),
    ];
  };
  return [
    ...Object.entries(source.fields ?? {}).flatMap(([name, field]) =>
      gated(
        'field',
        name,
        field,
        ['fields', name],
        other?.value.fields?.[name] === field ? other : located,
      ),
    ),
    ...Object.entries(source.list?.cells ?? {}).flatMap(([name, cell]) =>
      typeof cell === 'string' ? [] : gated('column', name, cell, ['list', 'cells', name]),
    ),
    ...formFields(source.form).flatMap(({ name, gate, path }) => gated('form', name, gate, path)),
  ];
}

interface FormField {
  readonly name: string;
  readonly gate: GateSource;
  readonly path: KeyPath;
}

/** The fields of the main form that are written with options. */
function formFields(form: ShownResource['located']['value']['form']): readonly FormField[] {
  if (!form) return [];
  const [groups, base] = 'groups' in form ? [form.groups, ['form', 'groups']] : [form, ['form']];
  return groups.flatMap((group, at) =>
    Object.entries(group).flatMap(([key, fields]) =>
      fields.flatMap((field, index) =>
        typeof field === 'string'
          ? []
          : Object.entries(field).map(([name, gate]) => ({
              name,
              gate,
              path: [...base, at, key, index, name],
            })),
      ),
    ),
  );
}
