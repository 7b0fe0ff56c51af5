import { formatDate, readDate } from '../../i18n/dates.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';

/** Up to this age a date is shown as an age (spec 1, section 9). */
export const RELATIVE_UP_TO_MS = 604_800_000;

/** The age of a message, or date and time when it is older than seven days (spec 1, section 2.6). */
export function messageDate(value: string, now: number, language: string): string {
  const date = readDate(value);
  if (!date) return '';
  return now - date.getTime() > RELATIVE_UP_TO_MS
    ? formatDate(date, 'medium', language)
    : formatRelative(date, now, language);
}
