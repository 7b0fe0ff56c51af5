import { addDays } from './range.ts';

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
/** Six weeks hold every month, so that nothing moves when the month changes. */
const WEEKS = 6;

/** The weeks that show a month, each from Monday to Sunday (ISO 8601). */
export function weeksOf(month: Date): readonly (readonly Date[])[] {
  const first = new Date(month.getFullYear(), month.getMonth(), 1);
  const monday = addDays(first, -daysAfterMonday(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, day) => addDays(monday, week * DAYS_PER_WEEK + day)),
  );
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0).getDate();
  return new Date(date.getFullYear(), date.getMonth() + months, Math.min(date.getDate(), last));
}

/** The day that a key moves to; undefined for other keys (WAI-ARIA, date picker dialog). */
export function dayAfterKey(day: Date, key: string, shift: boolean): Date | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'Home':
      return addDays(day, -daysAfterMonday(day));
    case 'End':
      return addDays(day, DAYS_PER_WEEK - 1 - daysAfterMonday(day));
    case 'PageUp':
      return addMonths(day, shift ? -MONTHS_PER_YEAR : -1);
    case 'PageDown':
      return addMonths(day, shift ? MONTHS_PER_YEAR : 1);
    default:
      return undefined;
  }
}

export function dayOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

export function sameDay(left: Date | undefined, right: Date | undefined): boolean {
  return left !== undefined && right !== undefined && +dayOf(left) === +dayOf(right);
}

function daysAfterMonday(date: Date): number {
  return (date.getDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
}
