import { declaredField } from '../../derive/scope.ts';
import type { KeyPath } from '../../read/located.ts';
import type { FieldSource, ResourceSource } from '../../schema/generated/manifest.ts';

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
