import type { RaRecord } from 'ra-core';
import { holds, type Condition } from '../../../codegen/model/conditions.ts';
import type { ChipModel } from '../../../codegen/model/lists.ts';

/** So many records are read of a list whose server cannot filter. */
export const READ_AT_MOST = 1000;
/** What a chip asks of the server, and which of the records of that answer it shows. */
interface ChipFilter {
  readonly where?: Readonly<Record<string, string>>;
  /** Absent: all of them, so that the server also makes the pages. */
  readonly when?: Condition;
}

/**
 * The filter of the chip that is set; undefined for none, and for one that the list does not have.
 *
 * @param set the key of a chip; of one with a menu also the choice, after a colon
 */
export function chipFilter(
  chips: readonly ChipModel[] | undefined,
  set = '',
): ChipFilter | undefined {
  const [key, choice = ''] = set.split(':');
  const chip = chips?.find((one) => one.key === key);
  return chip && 'field' in chip ? { when: { in: [choice], field: chip.field } } : chip;
}

/** The records of a chip among those that were read. @param me the id of the signed-in user */
export function chipRecords(records: RaRecord[], { when }: ChipFilter, me: unknown): RaRecord[] {
  return records.filter((record) =>
    holds(when, { values: record, mode: 'view', self: record.id === me }),
  );
}
