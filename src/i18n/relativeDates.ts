import { memoize } from 'es-toolkit/function';
import dayjs from 'dayjs';
import { readDate } from './dates.ts';

/** The largest unit that fits is used. */
const UNITS = ['day', 'hour', 'minute'] as const;

const formatOf = memoize(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }),
);

/**
 * Formats the time since a moment: `3 h ago`, `yesterday`, `now` for less than a minute and for
 * the future. Empty for anything else.
 */
export function formatRelative(value: unknown, now: number, language: string): string {
  const date = readDate(value);
  if (!date) return '';
  const format = formatOf(language);
  const today = dayjs(now);
  const unit = UNITS.find((name) => today.diff(date, name) > 0) ?? 'second';
  switch (unit) {
    case 'second':
      return said(format, 0, unit);
    case 'day':
      // Calendar days: yesterday is never 47 hours ago.
      return said(format, -today.startOf('day').diff(dayjs(date).startOf('day'), 'day'), unit);
    default:
      return said(format, -today.diff(date, unit), unit);
  }
}

/** In whole units with the symbols of durations, a blank before them in every language: `36 min ago`, `36 分钟前`. */
function said(
  format: Intl.RelativeTimeFormat,
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
): string {
  const parts = format.formatToParts(value, unit);
  const words = parts.map((part, at) =>
    part.type === 'literal' && parts[at - 1] ? ` ${part.value.trimStart()}` : part.value,
  );
  return words.join('').replace('hr.', 'h').replace('min.', 'min');
}
