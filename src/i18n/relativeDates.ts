import { readDate } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Formats the time since a moment: `3 hours ago`, `yesterday`, `now` for less than a minute and for
 * the future. Empty for anything else.
 */
export function formatRelative(value: unknown, now: number, language: string): string {
  const date = readDate(value);
  if (!date) return '';
  const age = Math.max(0, now - date.getTime());
  const format =
    formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  const [unit, length] =
    UNITS.find(([, shortest]) => age >= shortest) ?? (['second', Infinity] as const);
  // From one day on calendar days are counted: yesterday is never 47 hours ago.
  if (unit === 'day') return format.format(-daysBetween(date, new Date(now)), unit);
  // `|| 0`: minus zero would be "in 0 seconds".
  return format.format(-Math.floor(age / length) || 0, unit);
}

/** Midnights between two moments in the browser's time zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.max(1, (midnight(to) - midnight(from)) / DAY_MS);
}
