import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormGroup } from '../formState.ts';
import type { FormValues } from '../initialValues.ts';

/** A field that both changed, each to something else. */
export interface Conflict {
  /** The field; a part of an object by its path: `attrs.port`. */
  readonly field: FieldModel;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** What the form holds, with what others changed in fields that were not touched here. */
  readonly mine: FormValues;
  /** The same, with what others made of the fields that both changed. */
  readonly theirs: FormValues;
  readonly conflicts: readonly Conflict[];
  /** Fields that others changed and nobody touched here. */
  readonly taken: readonly FieldModel[];
}

/**
 * Joins what somebody fills in with what others saved meanwhile, field by field, the parts of an
 * object each by itself. Secrets are never read: others cannot be seen to change them.
 *
 * @param begun values of the form as it began
 * @param filled values of the form now
 * @param now values that the form would begin with now
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

/** The order of related records and of several choices means nothing. */
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

/** The order of an object's keys means nothing either. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}
