import type { FieldModel } from '../../codegen/model/fields.ts';
import { isObject } from '../api/unknownValues.ts';

/** The plain values of references: a server may answer the related objects themselves. */
export function plainReference({ type, options }: FieldModel, value: unknown): unknown {
  const key = options?.value ?? 'id';
  const plain = (item: unknown) => (isObject(item) && key in item ? item[key] : item);
  if (type === 'reference') return plain(value);
  if (type === 'references') return (Array.isArray(value) ? value : [value]).map(plain);
  return value;
}
