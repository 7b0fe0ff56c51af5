import dayjs from 'dayjs';
import { formatDay } from '@gatehouse-console/engine/i18n/dayNames.ts';

const MONTH_AND_DAY = /^(\d{2})-(\d{2})$/;

/**
 * The day of a figure as the reader writes it. The server sends `MM-DD` without a year (contract: dashboards,
 * section 1.1): what would be later than tomorrow is of last year. Other texts stay as they are.
 */
export function dayName(day: string, now: Date, language: string): string {
  const [, month, date] = MONTH_AND_DAY.exec(day) ?? [];
  if (month === undefined || date === undefined) return day;
  const found = new Date(now.getFullYear(), Number(month) - 1, Number(date));
  const later = dayjs(found).isAfter(dayjs(now).add(1, 'day'));
  return formatDay(later ? dayjs(found).subtract(1, 'year').toDate() : found, language);
}

/** The last days up to today, oldest first. */
export function lastDaysOf(count: number, now: Date): readonly Date[] {
  const today = dayjs(now).startOf('day');
  return Array.from({ length: count }, (_, index) =>
    today.subtract(count - 1 - index, 'day').toDate(),
  );
}

/** How many moments fall on each day; others are not counted. */
export function countByDay(
  moments: readonly (Date | undefined)[],
  days: readonly Date[],
): readonly number[] {
  const counts = new Map(days.map((day) => [dayjs(day).format('YYYY-MM-DD'), 0]));
  for (const moment of moments) {
    const key = dayjs(moment ?? null).format('YYYY-MM-DD');
    const count = counts.get(key);
    if (count !== undefined) counts.set(key, count + 1);
  }
  return [...counts.values()];
}
