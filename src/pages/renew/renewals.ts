import dayjs from 'dayjs';
import type { RaRecord } from 'ra-core';
import { valueAt } from '../../../codegen/model/conditions.ts';
import { isNever, readDate } from '../../i18n/dates.ts';

/** What a renewal does to a record. */
export type Renewal = { readonly record: RaRecord } & (
  | {
      readonly kind: 'renewed';
      readonly end: Date;
      readonly to: Date;
      /** It has ended: the days count from now. */
      readonly fromNow: boolean;
    }
  /** It has no end. */
  | { readonly kind: 'endless' }
  /** It ends after the chosen date anyway: a renewal never shortens. */
  | { readonly kind: 'later'; readonly end: Date }
);

/**
 * The new end of a record.
 *
 * @param field its date and time of end
 * @param length days after that end, or after now where it has passed; or the new end itself
 * @param now milliseconds since 1970
 */
export function renewalOf(
  record: RaRecord,
  field: string,
  length: number | Date,
  now: number,
): Renewal {
  const end = readDate(valueAt(record, field));
  if (!end || isNever(end)) return { record, kind: 'endless' };
  const isOver = end.getTime() <= now;
  const isByDays = typeof length === 'number';
  const to = isByDays
    ? dayjs(isOver ? now : end)
        .add(length, 'day')
        .toDate()
    : length;
  if (to <= end) return { record, kind: 'later', end };
  return { record, kind: 'renewed', end, to, fromNow: isOver && isByDays };
}
