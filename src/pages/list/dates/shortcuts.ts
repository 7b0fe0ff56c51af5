import dayjs from 'dayjs';
import type { DateRange } from './range.ts';

/** Last 24 hours, week, month, 3 months (spec 1, section 9). */
export const SHORTCUT_DAYS = [1, 7, 30, 90] as const;

/** The last days up to this moment. */
export function lastDays(days: number, now: Date): Required<DateRange> {
  return {
    from: dayjs(now)
      .subtract(24 * days, 'hour')
      .toISOString(),
    to: now.toISOString(),
  };
}
