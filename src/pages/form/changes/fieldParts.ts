import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormValues } from '../initialValues.ts';
import { isObject, objectOf } from '../../../api/unknownValues.ts';

/** A field, or a writable part of an object, that counts by itself. */
export interface Part {
  /** A part of an object has a path as its name: `attrs.port`. */
  readonly field: FieldModel;
  readonly read: (values: FormValues) => unknown;
  readonly write: (values: FormValues, value: unknown) => void;
}

export function partsOf(field: FieldModel): readonly Part[] {
  const { name, type, fields } = field;
  if (type !== 'object' || !fields) {
    const write: Part['write'] = (values, value) => {
      values[name] = value;
    };
    return [{ field, read: (values) => values[name], write }];
  }
  return fields
    .filter((part) => !part.readOnly)
    .map((part) => ({
      field: { ...part, name: `${name}.${part.name}` },
      read: (values) => objectOf(values[name])[part.name],
      write: (values, value) => {
        values[name] = { ...objectOf(values[name]), [part.name]: value };
      },
    }));
}

/** Fields whose order of values has no meaning: related records and multiple choices. */
export function isSet({ type }: Pick<FieldModel, 'type'>): boolean {
  return type === 'references' || type === 'choices';
}

/** Do two values of a field mean the same? Blank values do, whatever they are. */
export function isSame(field: Pick<FieldModel, 'type'>, left: unknown, right: unknown): boolean {
  const text = (value: unknown) => {
    if (value === undefined || value === null) return '""';
    return isSet(field) && Array.isArray(value)
      ? JSON.stringify(value.map(String).toSorted())
      : JSON.stringify(value, inOrder);
  };
  return text(left) === text(right);
}

/** Sorts the keys of an object: their order has no meaning either. */
function inOrder(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}
