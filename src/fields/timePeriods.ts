import { objectsOf, textOf } from '../api/unknownValues.ts';

/** A range of a day, `00:00` to `24:00` in half hours. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** The ranges of each weekday, by its number. */
type Week = ReadonlyMap<number, readonly TimeRange[]>;

/** Monday first; Sunday is 0 for the server. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';
const HALF_HOURS = 48;
/** Separates the ranges of a day. */
const SEPARATOR = '、';

export const HALF_HOUR_MARKS: readonly string[] = Array.from(
  { length: HALF_HOURS + 1 },
  (_, index) =>
    `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** Reads `[{id: 1, value: '00:00~23:30'}]`; an end of `00:00` means the end of the day. */
export function readWeek(value: unknown): Week {
  const week = new Map<number, readonly TimeRange[]>();
  for (const day of objectsOf(value)) {
    const ranges = textOf(day.value)
      .split(SEPARATOR)
      .flatMap((range) => {
        const [from, to] = range.split('~');
        return from && to ? [{ from, to: to === MIDNIGHT ? END_OF_DAY : to }] : [];
      });
    if (ranges.length > 0) week.set(Number(day.id), ranges);
  }
  return week;
}

/** The same in the server's form; days without a range are left out. */
export function writeWeek(week: Week): readonly { readonly id: number; readonly value: string }[] {
  return WEEKDAYS.flatMap((id) => {
    const ranges = week.get(id) ?? [];
    const value = ranges
      .map(({ from, to }) => `${from}~${to === END_OF_DAY ? MIDNIGHT : to}`)
      .join(SEPARATOR);
    return value === '' ? [] : [{ id, value }];
  });
}

export function changeDay(week: Week, day: number, ranges: readonly TimeRange[]): Week {
  const next = new Map(week);
  if (ranges.length === 0) next.delete(day);
  else next.set(day, ranges);
  return next;
}

/** A new range: the rest of the day after the last one. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange | undefined {
  const from = ranges.at(-1)?.to ?? MIDNIGHT;
  return from === END_OF_DAY ? undefined : { from, to: END_OF_DAY };
}

/** Changes the start and keeps the end after it. */
export function startAt(range: TimeRange, from: string): TimeRange {
  return { from, to: range.to > from ? range.to : END_OF_DAY };
}
