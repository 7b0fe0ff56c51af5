import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { isSame, partsOf, type Part } from '../changes/fieldParts.ts';
import type { FormGroup } from '../formState.ts';
import type { FormValues } from '../initialValues.ts';

/** A field that both users changed to different values. */
export interface Conflict {
  /** The field; a part of an object has a path: `attrs.port`. */
  readonly field: FieldModel;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly write: Part['write'];
}

export interface Merge {
  /** The form's values with the other user's changes of untouched fields. */
  readonly values: FormValues;
  readonly conflicts: readonly Conflict[];
  /** Untouched fields that the other user changed. */
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
  const values = { ...filled };
  const conflicts: Conflict[] = [];
  const taken: FieldModel[] = [];
  for (const field of groups.flatMap(({ entries }) => entries.map((entry) => entry.field))) {
    if (!isRead(field)) continue;
    for (const part of partsOf(field)) {
      if (!isRead(part.field)) continue;
      const [before, mine, theirs] = [begun, filled, now].map(part.read);
      if (isSame(part.field, before, theirs) || isSame(part.field, mine, theirs)) continue;
      if (isSame(part.field, before, mine)) {
        part.write(values, theirs);
        taken.push(part.field);
      } else conflicts.push({ field: part.field, before, mine, theirs, write: part.write });
    }
  }
  return { values, conflicts, taken };
}

/**
 * The values to save after the user has chosen.
 *
 * @param keepTheirs names of the conflicting fields that keep the other user's value
 */
export function settledValues(merge: Merge, keepTheirs: ReadonlySet<string>): FormValues {
  const values = { ...merge.values };
  for (const { field, theirs, write } of merge.conflicts) {
    if (keepTheirs.has(field.name)) write(values, theirs);
  }
  return values;
}

function isRead({ type, writeOnly, pageOnly }: FieldModel): boolean {
  return type !== 'secret' && !writeOnly && !pageOnly;
}
