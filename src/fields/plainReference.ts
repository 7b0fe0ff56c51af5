import type { FieldModel } from '../../codegen/model/fields.ts';

/** The plain values of references: a server may answer the related objects themselves. */
export function plainReference({ type, options }: FieldModel, value: unknown): unknown {
  const key = options?.value ?? 'id';
  const plain = (item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) && key in item
      ? new Map(Object.entries(item)).get(key)
      : item;
  if (type === 'reference') return plain(value);
  if (type === 'references') return (Array.isArray(value) ? value : [value]).map(plain);
  return value;
}
