import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { Located } from '../read/located.ts';
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
  const { cells, formFields } = partsOf(located);
  const gates = [
    ...Object.entries(located.value.fields ?? {}).map(([name, value]) => {
      const file = other?.value.fields?.[name] === value ? other : located;
      return { part: 'field', name, value, path: ['fields', name], file };
    }),
    ...cells.map((cell) => ({ part: 'column', file: located, ...cell })),
    ...formFields
      .filter(({ form }) => form === undefined)
      .map((field) => ({ part: 'form', file: located, ...field })),
  ];
  return gates.flatMap(({ part, name, value, path, file }) => {
    const requirements = writtenRequirements(file, path, value, `${part} ${name}`);
    if (requirements.length === 0) return [];
    const within = [...lists, ...details, ...forms];
    const point = { kind: 'field', path, requirements, within, changes: false } as const;
    return [pointOf(shown, { name: `${part}.${name}`, ...point })];
  });
}
