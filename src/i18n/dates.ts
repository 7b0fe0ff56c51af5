import { NEVER_DAYS } from '../../codegen/model/fields.ts';

/** The server's format of a time (`writeDate`); accounts omit the time zone (protocol, section 0). */
const SERVER_PATTERN =
  /^(?<day>\d{4}\/\d{2}\/\d{2}) (?<time>\d{2}:\d{2}:\d{2})(?: (?<hours>[+-]\d{2})(?<minutes>\d{2}))?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_START = /^\d{4}-\d{2}-\d{2}T/;

/**
 * `2026/11/21`, the same with hours and minutes, or with seconds and zone (spec 1, section 9); day and time of a year that
 * is known.
 */
export type DateStyle = 'short' | 'medium' | 'long' | 'withoutYear';

const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

export const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { year: 'numeric', ...DAY_AND_TIME },
  withoutYear: DAY_AND_TIME,
  long: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
};

/** Cached, because creating a format costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Parses a time in the server's format or ISO 8601; undefined for anything else. Without a zone it
 * is in the browser's zone, which the server knows (`X-TZ`); a date alone is midnight there.
 */
export function readDate(value: unknown): Date | undefined {
  if (value instanceof Date) return valid(value);
  return typeof value === 'string' ? valid(new Date(toIso(value))) : undefined;
}

function toIso(text: string): string {
  const { day, time, hours, minutes } = SERVER_PATTERN.exec(text)?.groups ?? {};
  if (day !== undefined) {
    const zone = hours === undefined ? '' : `${hours}:${minutes}`;
    return `${day.replaceAll('/', '-')}T${time}${zone}`;
  }
  if (ISO_DAY.test(text)) return `${text}T00:00:00`;
  return ISO_START.test(text) ? text : '';
}

function valid(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Formats a time; empty for anything else. */
export function formatDate(value: unknown, style: DateStyle, language: string): string {
  const date = readDate(value);
  if (!date) return '';
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style]);
  formats.set(key, format);
  return format.format(date);
}

const MS_PER_DAY = 86_400_000;

/** Does the moment mean that something never ends? */
export function isNever(value: unknown): boolean {
  return Number(readDate(value)) > Date.now() + NEVER_DAYS * MS_PER_DAY;
}
