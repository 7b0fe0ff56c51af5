import dayjs from 'dayjs';
import { readDate } from '../../i18n/dates.ts';
import { writeDate } from '../../i18n/writeDate.ts';

const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';

/** A server time as the value of a date field: local, to the minute. What is no time stays as it is. */
export function toLocalInput(value: unknown): string {
  const date = readDate(value);
  return date ? dayjs(date).format(INPUT_FORMAT) : String(value ?? '');
}

/** The value of such a field as a server time; what is no time stays as it is. */
export function fromLocalInput(text: string): string {
  const date = readDate(text);
  return date ? writeDate(date) : text;
}
