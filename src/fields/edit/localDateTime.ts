import dayjs from 'dayjs';
import { readDate } from '../../i18n/dates.ts';
import { writeDate } from '../../i18n/writeDate.ts';

const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';

/** A server time as the value of a `datetime-local` input: local, to the minute. */
export function toLocalInput(value: unknown): string {
  const date = readDate(value);
  return date ? dayjs(date).format(INPUT_FORMAT) : '';
}

/** The value of such an input as a server time; empty stays empty. */
export function fromLocalInput(text: string): string {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? '' : writeDate(date);
}
