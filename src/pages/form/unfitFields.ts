import type { FieldModel } from '../../../codegen/model/fields.ts';
import { offeredBy } from '../../fields/offeredBy.ts';
import { entriesOf, isEmpty, plainText, type FieldRecord } from '../../fields/values.ts';
import type { FormValues } from './initialValues.ts';

interface UnfitField {
  readonly field: FieldModel;
  /** What the chosen options have. */
  readonly own: readonly string[];
  /** What the records chosen in the other field offer. */
  readonly offered: readonly string[];
}

/**
 * The fields in which nothing chosen fits what another field chooses (`fits`), when either was changed: as a grant whose
 * accounts can log in to none of its hosts. What cannot be read is not doubted.
 *
 * @param changed the fields that a save changes
 * @param recordsOf reads records at an address by their ids
 */
export async function unfitFields(
  fields: readonly FieldModel[],
  values: FormValues,
  changed: readonly string[],
  recordsOf: (from: string, ids: readonly string[]) => Promise<readonly FieldRecord[]>,
): Promise<readonly UnfitField[]> {
  const unfitByField = await Promise.all(
    fields.map(async (field): Promise<readonly UnfitField[]> => {
      const { fits, from = '' } = field.options ?? {};
      if (!fits) return [];
      const { chosen, unless, has } = fits;
      const options = idsOf(values[field.name]);
      const others = idsOf(values[chosen]);
      const isDecided = unless === undefined || isEmpty(values[unless]);
      const isNew = [field.name, chosen, unless ?? chosen].some((name) => changed.includes(name));
      if (options.length === 0 || others.length === 0 || !isDecided || !isNew) return [];
      const records = Promise.all([recordsOf(from, options), recordsOf(fits.from, others)]);
      const [optionRecords, otherRecords] = await records.catch(() => NOTHING_READ);
      const ownTexts = offeredBy(optionRecords, fits.own);
      const offered = offeredBy(otherRecords, has);
      const isDoubtful = ownTexts.length > 0 && offered.length > 0;
      return isDoubtful && !ownTexts.some((one) => offered.includes(one))
        ? [{ field, own: ownTexts, offered }]
        : [];
    }),
  );
  return unfitByField.flat();
}

const NOTHING_READ: readonly FieldRecord[][] = [[], []];

function idsOf(value: unknown): readonly string[] {
  return entriesOf(value).map(plainText);
}
