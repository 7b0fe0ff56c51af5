import { readDate } from '../../../i18n/dates.ts';

/** Two moments in ISO 8601, both included; an absent one is unlimited. */
export interface DateRange {
  readonly from?: string;
  readonly to?: string;
}

/** Last 24 hours, week, month, 3 months (spec 1, section 9). */
export const SHORTCUT_DAYS = [1, 7, 30, 90] as const;

export const DAY_MS = 86_400_000;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** A range of whole days in the browser's time zone: 00:00:01 to 23:59:59 (spec 1, section 9). */
export function wholeDays(first: Date, last: Date): Required<DateRange> {
  const from = new Date(first);
  from.setHours(0, 0, 1, 0);
  const to = new Date(last);
  to.setHours(23, 59, 59, 0);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** The last days up to this moment. */
export function lastDays(days: number, now: Date): Required<DateRange> {
  return { from: new Date(now.getTime() - days * DAY_MS).toISOString(), to: now.toISOString() };
}

/** The default range of a list, in whole days around today. */
export function startRange(
  start: { readonly back: number; readonly ahead: number } | undefined,
  now: Date,
): Required<DateRange> | undefined {
  return start && wholeDays(addDays(now, -start.back), addDays(now, start.ahead));
}

/** Reads a range from the address. A day without time is a whole day; an invalid moment is left out. */
export function readRange(start: string | null, end: string | null): DateRange {
  const from = moment(start, 'from');
  const to = moment(end, 'to');
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

export function sameRange(left: DateRange | undefined, right: DateRange | undefined): boolean {
  return left?.from === right?.from && left?.to === right?.to;
}

/** The same time of day some days later, across daylight saving changes. */
export function addDays(date: Date, days: number): Date {
  const next = new Date(date);
  next.setDate(next.getDate() + days);
  return next;
}

function moment(text: string | null, end: keyof DateRange): string | undefined {
  const date = readDate(text);
  if (!date || text === null) return undefined;
  return DAY_ALONE.test(text) ? wholeDays(date, date)[end] : date.toISOString();
}
