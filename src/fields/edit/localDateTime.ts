import { readDate } from '../../i18n/dates.ts';
import { writeDate } from '../../i18n/writeDate.ts';

const MINUTE_MS = 60_000;
const TO_THE_MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** A moment as the server writes it, for an input of type `datetime-local`: local, to the minute. */
export function toLocalInput(value: unknown): string {
  const date = readDate(value);
  if (!date) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, TO_THE_MINUTE);
}

/** What such an input holds, as the server writes a moment; empty stays empty. */
export function fromLocalInput(text: string): string {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? '' : writeDate(date);
}
