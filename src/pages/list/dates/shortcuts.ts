import type { TextKey } from '#project/generated/texts.ts';
import { readDate } from '../../../i18n/dates.ts';
import { addDays, DAY_MS, sameRange, SHORTCUT_DAYS, type DateRange } from './range.ts';

export const SHORTCUT_WORDS: Readonly<Record<(typeof SHORTCUT_DAYS)[number], TextKey>> = {
  1: 'listSearch.last1',
  7: 'listSearch.last7',
  30: 'listSearch.last30',
  90: 'listSearch.last90',
};

/**
 * The shortcut that a range is the same as, such as 7 for the last 7 days up to today.
 *
 * @param start the default range of the list, which is of whole days
 */
export function shortcutOf(
  range: DateRange,
  start: DateRange | undefined,
  now: Date,
): (typeof SHORTCUT_DAYS)[number] | undefined {
  const from = readDate(range.from);
  const to = readDate(range.to);
  if (!from || !to) return undefined;
  if (sameRange(range, start)) {
    return SHORTCUT_DAYS.find((days) => isSameDay(from, addDays(now, -days)));
  }
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  return isSameDay(to, now) ? SHORTCUT_DAYS.find((one) => one === days) : undefined;
}

function isSameDay(left: Date, right: Date): boolean {
  return left.toDateString() === right.toDateString();
}
