import type { GateSource, ResourceSource } from '../schema/generated/manifest.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { partsOf } from '../derive/resourceParts.ts';
import type { AccessPoint } from './accessPoint.ts';
import { writtenRequirements } from './requirement.ts';
import { pointOf, type ShownResource } from './resourcePoint.ts';

/**
 * The fields, columns and form fields of a resource that have a gate of their own.
 *
 * @param other the resource that it is `like`
 */
export function fieldPoints(
  shown: ShownResource,
  other: Located<ResourceSource> | undefined,
): readonly AccessPoint[] {
  const { located, lists, details, forms } = shown;
  const source = located.value;
  const { cells, formFields } = partsOf(located);
  const gated = (
    part: string,
    name: string,
    gate: GateSource,
    path: KeyPath,
    file: Located<unknown> = located,
  ): readonly AccessPoint[] => {
    const requirements = writtenRequirements(file, path, gate, `${part} ${name}`);
    if (requirements.length === 0) return [];
    return [
      pointOf(shown, {
        name: `${part}.${name}`,
        kind: 'field',
        path,
        requirements,
        within: [...lists, ...details, ...forms],
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
    ...cells.flatMap(({ name, path, value }) => gated('column', name, value, path)),
    ...formFields.flatMap(({ form, name, path, value }) =>
      form === undefined ? gated('form', name, value, path) : [],
    ),
  ];
}
