import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { pickWidget } from '../../../fields/pick.ts';
import type { FormValues } from '../initialValues.ts';
import { isObject } from '../../../api/unknownValues.ts';

type Part = Omit<FieldModel, 'name' | 'label'> & { readonly name?: string };

/** Fields that are never stored: secrets and other write-only fields. */
export function isKeptBack(field: Part): boolean {
  const widget = pickWidget(field);
  return (
    field.encrypted === true ||
    field.writeOnly === true ||
    field.type === 'secret' ||
    widget === 'secret' ||
    widget === 'key-file'
  );
}

/** Does a draft leave out any of these fields? */
export function holdsSecrets(fields: readonly Part[]): boolean {
  return fields.some(
    (field) =>
      isKeptBack(field) ||
      holdsSecrets(field.fields ?? []) ||
      (field.item !== undefined && holdsSecrets([field.item])),
  );
}

/** The values of a draft: changed fields without secrets, at any depth of objects and lists. */
export function draftValues(
  fields: readonly FieldModel[],
  values: FormValues,
  beginning: Readonly<Record<string, unknown>>,
): FormValues {
  const changed = fields.filter(
    ({ name }) => JSON.stringify(values[name]) !== JSON.stringify(beginning[name]),
  );
  return Object.fromEntries(
    changed.flatMap((field) => {
      const kept = withoutSecrets(field, values[field.name]);
      return kept === undefined ? [] : [[field.name, kept]];
    }),
  );
}

/** The form's values with those of a draft; fields missing in the draft keep their value. */
export function restoredValues(
  fields: readonly FieldModel[],
  draft: FormValues,
  current: FormValues,
): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, fields: parts }) => {
      if (!Object.hasOwn(draft, name)) return [];
      const [kept, present] = [draft[name], current[name]];
      const merged = parts && isObject(kept) && isObject(present) ? { ...present, ...kept } : kept;
      return [[name, merged]];
    }),
  );
}

function withoutSecrets(field: Part, value: unknown): unknown {
  if (isKeptBack(field)) return undefined;
  const { fields, item } = field;
  if (Array.isArray(value)) {
    return item ? value.map((one) => withoutSecrets(item, one)) : value;
  }
  if (!fields || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const part = fields.find((candidate) => candidate.name === name);
      const kept = part ? withoutSecrets(part, one) : undefined;
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}
