import { formatDate, readDate, STYLES } from './dates.ts';

/** What a field holds: `2026-11-26`, `09:56`, or both with a T between them; local to the reader. */
export type DateKind = 'date' | 'time' | 'datetime';

/** Digits and what stands between them in the languages of the console; `PM` is no part of it. */
const TYPED = /^[\d\s:/.,T年月日时時分-]+$/;
const YEAR_FIRST = ['year', 'month', 'day'] as const;
const YEAR_DIGITS = 4;
const HOURS = 24;
const MINUTES = 60;

/** Parts of a date in the order of the language. */
function partsOf(kind: DateKind, language: string): readonly Intl.DateTimeFormatPart[] {
  const style = STYLES[kind === 'date' ? 'short' : 'medium'];
  return new Intl.DateTimeFormat(language, style).formatToParts(new Date());
}

const LETTERS: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = {
  year: 'YYYY',
  month: 'MM',
  day: 'DD',
  hour: 'hh',
  minute: 'mm',
};

/** How the language writes a date: `MM/DD/YYYY, hh:mm`. */
export function datePattern(kind: DateKind, language: string): string {
  if (kind === 'time') return 'hh:mm';
  return partsOf(kind, language)
    .map(({ type, value }) => LETTERS[type] ?? value)
    .join('');
}

/** The value of a field as the console writes dates; what is no date stays as it is. */
export function writtenDate(value: string, kind: DateKind, language: string): string {
  if (kind === 'time') return value;
  return formatDate(value, kind === 'date' ? 'short' : 'medium', language) || value;
}

/**
 * Reads what somebody typed in the order of the language, or with the year first; undefined when it is no date or
 * time. A date without a time is midnight.
 */
export function readTypedDate(text: string, kind: DateKind, language: string): string | undefined {
  const digits = TYPED.test(text) ? (text.match(/\d+/g) ?? []) : [];
  if (kind === 'time') return digits.length === 2 ? timeOf(digits) : undefined;
  const isYearFirst = digits[0]?.length === YEAR_DIGITS;
  const order = isYearFirst ? YEAR_FIRST : partsOf('date', language).map(({ type }) => type);
  const named = new Map(
    order.filter((type) => type in LETTERS).map((type, at) => [type, digits[at]]),
  );
  const [year = '', month = '', day = ''] = YEAR_FIRST.map((type) => named.get(type));
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year.length !== YEAR_DIGITS || readDate(date)?.getDate() !== Number(day)) return undefined;
  const rest = digits.slice(YEAR_FIRST.length);
  if (kind === 'date') return rest.length === 0 ? date : undefined;
  const time = rest.length === 0 ? '00:00' : timeOf(rest);
  return time === undefined ? undefined : `${date}T${time}`;
}

function timeOf([hour = '', minute = '']: readonly string[]): string | undefined {
  const isTime = minute !== '' && Number(hour) < HOURS && Number(minute) < MINUTES;
  return isTime ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined;
}
