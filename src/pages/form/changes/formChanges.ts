import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { isEmpty } from '../../../fields/values.ts';
import { isKeptBack } from '../drafts/draftValues.ts';
import { entryState, type FormEntry, type FormGroup, type FormSituation } from '../formState.ts';
import type { FormValues } from '../initialValues.ts';
import { isSame, isSet, partsOf } from './fieldParts.ts';
import { listOf } from '../../../api/unknownValues.ts';

/** What a save changes in one field; a part of an object has a path: `attrs.port`. */
export type Change =
  /** Its value is never shown. */
  | { readonly kind: 'secret'; readonly field: FieldModel }
  | {
      readonly kind: 'value';
      readonly field: FieldModel;
      readonly before: unknown;
      readonly after: unknown;
    }
  /** Related records or multiple choices. */
  | {
      readonly kind: 'members';
      readonly field: FieldModel;
      readonly added: readonly unknown[];
      readonly removed: readonly unknown[];
    };

/**
 * What a save of an existing record changes: the visible fields whose value differs from the stored
 * one, in the order of the form. Fields of the page, such as a box that opens a part of the form,
 * and untouched secrets change nothing.
 *
 * @param begun values of the stored record
 * @param filled current values of the form
 */
export function formChanges(
  groups: readonly FormGroup[],
  begun: FormValues,
  filled: FormValues,
  situation: FormSituation,
): readonly Change[] {
  const { record } = situation;
  const shownWith = (entry: FormEntry, values: FormValues) =>
    entryState(entry, { ...record, ...values }, situation).shown;
  return groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry): readonly Change[] => {
      const { field, place } = entry;
      if (field.pageOnly) return [];
      if (shownWith(entry, filled)) return partChanges(field, begun, filled);
      // Hidden by another change, it gets the value that the manifest gives it for that case.
      const { otherwise } = place;
      if (otherwise === undefined || !shownWith(entry, begun)) return [];
      return partChanges(field, begun, { [field.name]: otherwise });
    });
}

function partChanges(field: FieldModel, begun: FormValues, filled: FormValues): readonly Change[] {
  const isSecret = isKeptBack(field);
  return partsOf(field).flatMap((part): readonly Change[] => {
    const [before, after] = [begun, filled].map(part.read);
    const [old, now] = [before, after].map((value) => comparable(part.field, value));
    if (isSame(part.field, old, now)) return [];
    if (isSecret || isKeptBack(part.field)) {
      return isEmpty(after) ? [] : [{ kind: 'secret', field: part.field }];
    }
    if (!isSet(part.field)) return [{ kind: 'value', field: part.field, before, after }];
    const [had, has] = [listOf(before), listOf(after)];
    return [
      {
        kind: 'members',
        field: part.field,
        added: has.filter((one) => !had.includes(one)),
        removed: had.filter((one) => !has.includes(one)),
      },
    ];
  });
}

/** Texts are sent without the spaces around them; a moment can be written in several ways. */
function comparable({ type }: FieldModel, value: unknown): unknown {
  if (typeof value !== 'string' || type === 'secret') return value;
  if (type !== 'datetime') return value.trim();
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? value : moment;
}
