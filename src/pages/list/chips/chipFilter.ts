import type { RaRecord } from 'ra-core';
import { holds, type Condition } from '../../../../codegen/model/conditions.ts';
import type { ChipModel } from '../../../../codegen/model/lists.ts';

/** The filter that a chip sets: its key, with the choice after a colon where it is a menu. */
export const CHIP = 'chip';
/** So many records are read of a list whose server cannot filter. */
export const READ_AT_MOST = 1000;
const CHOICE_SEPARATOR = ':';

/** What a chip asks of the server, and which of the records of that answer it shows. */
export interface ChipFilter {
  readonly where?: Readonly<Record<string, string>>;
  /** Absent: all of them, so that the server also makes the pages. */
  readonly when?: Condition;
}

/** The filter of the chip that is set; undefined for none, and for one that the list does not have. */
export function chipFilter(
  chips: readonly ChipModel[] | undefined,
  set: string | undefined,
): ChipFilter | undefined {
  if (set === undefined) return undefined;
  const { key, choice } = readChip(set);
  const chip = chips?.find((one) => one.key === key);
  if (!chip || !('field' in chip)) return chip;
  return { when: { field: chip.field, in: [choice] } };
}

/** The chip that a filter names, and its choice. */
export function readChip(set: string): { readonly key: string; readonly choice: string } {
  const [key = '', choice = ''] = set.split(CHOICE_SEPARATOR);
  return { key, choice };
}

/** The value of the filter for a choice of a chip with a menu. */
export function choiceOfChip({ key }: ChipModel, choice: string): string {
  return `${key}${CHOICE_SEPARATOR}${choice}`;
}

/** The records of a chip among those that were read. @param me the id of the signed-in user */
export function chipRecords(
  records: readonly RaRecord[],
  { when }: ChipFilter,
  me: unknown,
): readonly RaRecord[] {
  return records.filter((record) =>
    holds(when, { values: record, mode: 'view', self: record.id === me }),
  );
}
