import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormGroup } from '../formState.ts';
import type { FormValues } from '../initialValues.ts';

/** A field that both people changed to different values. */
export interface Conflict {
  /** The field; a part of an object has a path: `attrs.port`. */
  readonly field: FieldModel;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** The form's values with the other person's changes of untouched fields. */
  readonly mine: FormValues;
  /** The same, with the other person's values in conflicting fields. */
  readonly theirs: FormValues;
  readonly conflicts: readonly Conflict[];
  /** Untouched fields that the other person changed. */
  readonly taken: readonly FieldModel[];
}

/**
 * Merges the form's values with changes saved meanwhile, field by field; each part of an object
 * counts as a field. Secrets are never sent by the server, so they have no conflicts.
 *
 * @param begun initial values of the form
 * @param filled current values of the form
 * @param now values of the record on the server now
 */
export function mergeChanges(
  groups: readonly FormGroup[],
  begun: FormValues,
  filled: FormValues,
  now: FormValues,
): Merge {
  const merged = { mine: { ...filled }, theirs: { ...filled } };
  const conflicts: Conflict[] = [];
  const taken: FieldModel[] = [];
  for (const field of groups.flatMap(({ entries }) => entries.map((entry) => entry.field))) {
    if (!isRead(field)) continue;
    for (const part of partsOf(field)) {
      const [old, mine, theirs] = [begun, filled, now].map(part.read);
      if (isSame(part.field, old, theirs) || isSame(part.field, mine, theirs)) continue;
      part.write(merged.theirs, theirs);
      if (isSame(part.field, old, mine)) {
        part.write(merged.mine, theirs);
        taken.push(part.field);
      } else conflicts.push({ field: part.field, mine, theirs });
    }
  }
  return { ...merged, conflicts, taken };
}

interface Part {
  readonly field: FieldModel;
  readonly read: (values: FormValues) => unknown;
  readonly write: (values: FormValues, value: unknown) => void;
}

function partsOf(field: FieldModel): readonly Part[] {
  const { name, type, fields } = field;
  if (type !== 'object' || !fields) {
    const write: Part['write'] = (values, value) => {
      values[name] = value;
    };
    return [{ field, read: (values) => values[name], write }];
  }
  return fields
    .filter((part) => isRead(part) && !part.readOnly)
    .map((part) => ({
      field: { ...part, name: `${name}.${part.name}` },
      read: (values) => insideOf(values[name])[part.name],
      write: (values, value) => {
        values[name] = { ...insideOf(values[name]), [part.name]: value };
      },
    }));
}

function isRead({ type, writeOnly, pageOnly }: FieldModel): boolean {
  return type !== 'secret' && !writeOnly && !pageOnly;
}

function insideOf(value: unknown): FormValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The order of related records and of multiple choices has no meaning. */
function isSame({ type }: FieldModel, left: unknown, right: unknown): boolean {
  const isSet = type === 'references' || type === 'choices';
  const text = (value: unknown) => {
    if (value === undefined || value === null) return '""';
    return isSet && Array.isArray(value)
      ? JSON.stringify(value.map(String).toSorted())
      : JSON.stringify(value, inOrder);
  };
  return text(left) === text(right);
}

/** Sorts the keys of an object: their order has no meaning either. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}
