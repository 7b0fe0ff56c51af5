import dayjs from 'dayjs';
import { readDate } from './dates.ts';

/** The largest unit that fits is used. */
const UNITS = ['day', 'hour', 'minute'] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Formats the time since a moment: `3 hours ago`, `yesterday`, `now` for less than a minute and for
 * the future. Empty for anything else.
 */
export function formatRelative(value: unknown, now: number, language: string): string {
  const date = readDate(value);
  if (!date) return '';
  const format =
    formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  const today = dayjs(now);
  const unit = UNITS.find((name) => today.diff(date, name) > 0) ?? 'second';
  switch (unit) {
    case 'second':
      return format.format(0, unit);
    case 'day':
      // Calendar days: yesterday is never 47 hours ago.
      return format.format(-today.startOf('day').diff(dayjs(date).startOf('day'), 'day'), unit);
    default:
      return format.format(-today.diff(date, unit), unit);
  }
}
