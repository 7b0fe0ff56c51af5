import type { FieldSource, ResourceSource } from '../../schema/generated/manifest.ts';

/**
 * The field at a path (`rules.ip_group`).
 *
 * @returns `open` when the resource, or an object on the way, does not declare its fields
 */
export function fieldAt(resource: ResourceSource, path: string): FieldSource | 'open' | undefined {
  let fields = resource.fields;
  let field: FieldSource | undefined;
  for (const step of path.split('.')) {
    if (!fields) return 'open';
    field = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (!field) return undefined;
    fields = field.fields ?? field.item?.fields;
  }
  return field;
}

/** Names for suggestions: fields, and the fields inside objects. */
export function fieldNames(
  fields: Readonly<Record<string, FieldSource>> | undefined,
  above = '',
): readonly string[] {
  return Object.entries(fields ?? {}).flatMap(([name, field]) => [
    `${above}${name}`,
    ...fieldNames(field.fields ?? field.item?.fields, `${above}${name}.`),
  ]);
}
