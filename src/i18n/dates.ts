/** How the server writes a moment (`writeDate`); accounts leave the zone out (protocol, section 0). */
const SERVER_PATTERN =
  /^(?<day>\d{4}\/\d{2}\/\d{2}) (?<time>\d{2}:\d{2}:\d{2})(?: (?<hours>[+-]\d{2})(?<minutes>\d{2}))?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_START = /^\d{4}-\d{2}-\d{2}T/;

/** `2026/11/21`, the same with hours and minutes, or in full with seconds and zone (spec 1, section 9). */
export type DateStyle = 'short' | 'medium' | 'long';

export const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
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

/** Making a format costs more than using it: a table of 100 rows uses one. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Reads a moment as the server writes it, or ISO 8601; undefined for anything else. Without a zone
 * it is in the browser's, which the server was told of (`X-TZ`); a day alone begins at midnight there.
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

/** A moment in words of a language; empty for what is no moment. */
export function formatDate(value: unknown, style: DateStyle, language: string): string {
  const date = readDate(value);
  if (!date) return '';
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style]);
  formats.set(key, format);
  return format.format(date);
}
