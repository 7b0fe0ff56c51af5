import type { KeyPath } from '../../read/located.ts';
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

/** The field at a path, where the resource declares it. */
export function declaredField(resource: ResourceSource, path: string): FieldSource | undefined {
  const field = fieldAt(resource, path);
  return field === 'open' ? undefined : field;
}

/** Where a resource describes a field: `rules.ip_group` is `fields/rules/fields/ip_group`. */
export function pathOfField(resource: ResourceSource, name: string): KeyPath {
  const names = name.split('.');
  return names.flatMap((step, index) => {
    const above = index > 0 && declaredField(resource, names.slice(0, index).join('.'));
    return above && !above.fields ? ['item', 'fields', step] : ['fields', step];
  });
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
