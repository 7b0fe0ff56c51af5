const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const UNITS = [
  ['day', DAY_S],
  ['hour', HOUR_S],
  ['minute', MINUTE_S],
  ['second', 1],
] as const;
type Unit = (typeof UNITS)[number][0];

/** Symbols of units, where they are shorter than the words of `Intl`: `h`, not `hr`. */
const SYMBOLS: Readonly<Record<string, Partial<Record<Unit, string>>>> = {
  en: { day: 'd', hour: 'h', second: 's' },
};

/**
 * A duration in whole units, the two largest: `45 s`, `25 min`, `1 h 11 min`, `2 d 3 h`. Below a second it has one
 * decimal. Empty for anything else.
 *
 * @param seconds a number or a numeric text
 */
export function formatDuration(seconds: unknown, language: string): string {
  const length = readLength(seconds);
  if (length === undefined) return '';
  if (length < 1) return inUnit(length, 'second', language);
  const whole = Math.floor(length);
  const at = UNITS.findIndex(([, size]) => whole >= size);
  const [unit, size] = UNITS[at] ?? (['second', 1] as const);
  const first = inUnit(Math.floor(whole / size), unit, language);
  const [lesser, lesserSize] = UNITS[at + 1] ?? (['second', 1] as const);
  const rest = Math.floor((whole % size) / lesserSize);
  return rest === 0 || lesser === 'second' ? first : `${first} ${inUnit(rest, lesser, language)}`;
}

/**
 * A duration in its largest unit to one decimal: `2.5 hours`, `0.3 seconds` (spec 1, section 9). Empty for anything
 * else.
 *
 * @param seconds a number or a numeric text
 */
export function formatExactDuration(seconds: unknown, language: string): string {
  const length = readLength(seconds);
  if (length === undefined) return '';
  // A value that would round up to the next unit uses that unit: never `60 seconds`.
  const [unit, size] =
    UNITS.find(([, whole], at) => length >= whole - (UNITS[at + 1]?.[1] ?? 0) * 0.05) ??
    (['second', 1] as const);
  return inUnit(length / size, unit, language, 'long');
}

function readLength(seconds: unknown): number | undefined {
  const length = typeof seconds === 'string' && seconds.trim() !== '' ? Number(seconds) : seconds;
  return typeof length === 'number' && Number.isFinite(length) && length >= 0 ? length : undefined;
}

/** A number, a blank and its unit, in every language. */
function inUnit(
  value: number,
  unit: Unit,
  language: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  const parts = new Intl.NumberFormat(language, format).formatToParts(value);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  const digits = parts.filter(({ type }) => type !== 'unit' && type !== 'literal');
  const symbol = unitDisplay === 'short' ? SYMBOLS[language]?.[unit] : undefined;
  return `${digits.map((part) => part.value).join('')} ${symbol ?? word}`;
}
