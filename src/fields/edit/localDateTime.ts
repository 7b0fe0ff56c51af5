import { readDate } from '../../i18n/dates.ts';
import { writeDate } from '../../i18n/writeDate.ts';

const MINUTE_MS = 60_000;
const TO_THE_MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** A server time as the value of a `datetime-local` input: local, to the minute. */
export function toLocalInput(value: unknown): string {
  const date = readDate(value);
  if (!date) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, TO_THE_MINUTE);
}

/** The value of such an input as a server time; empty stays empty. */
export function fromLocalInput(text: string): string {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? '' : writeDate(date);
}
