const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const UNITS = [
  ['day', DAY_S],
  ['hour', HOUR_S],
  ['minute', MINUTE_S],
  ['second', 1],
] as const;

/**
 * Formats a duration in its largest unit to one decimal: `2.5 hours`, `0.3 seconds` (spec 1,
 * section 9). Empty for anything else.
 *
 * @param seconds a number or a numeric text
 */
export function formatDuration(seconds: unknown, language: string): string {
  const length = typeof seconds === 'string' && seconds.trim() !== '' ? Number(seconds) : seconds;
  if (typeof length !== 'number' || !Number.isFinite(length) || length < 0) return '';
  // A value that would round up to the next unit uses that unit: never `60 seconds`.
  const [unit, size] =
    UNITS.find(([, whole], at) => length >= whole - (UNITS[at + 1]?.[1] ?? 0) * 0.05) ??
    (['second', 1] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(length / size);
}
