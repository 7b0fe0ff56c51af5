import { memoize } from 'es-toolkit/function';
import { STYLES } from './dates.ts';

/** The server's format of dates without a zone: `2026-11-22 13:56:07` (contract: tickets, section 2). */
const DIGITS = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const OFFSET = /^GMT(?:(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2}))?$/;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Parses digits without a zone in a given time zone. When the clock goes back it is the first of
 * two moments; digits that the clock skips are moved forward.
 *
 * @returns undefined for other texts and unknown zones
 */
export function readInZone(value: unknown, zone: string): Date | undefined {
  if (typeof value !== 'string' || !DIGITS.test(value)) return undefined;
  const wall = Date.parse(`${value.replace(' ', 'T')}Z`);
  if (Number.isNaN(wall)) return undefined;
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  if (before === undefined || after === undefined) return undefined;
  const first = wall - Math.max(before, after);
  const fits = [first, wall - Math.min(before, after)].find(
    (moment) => moment + (offsetAt(moment, zone) ?? 0) === wall,
  );
  return new Date(fits ?? wall - before);
}

/** Formats a moment in a time zone, to the minute. */
export function formatInZone(moment: Date, zone: string, language: string): string {
  return new Intl.DateTimeFormat(language, { ...STYLES.medium, timeZone: zone }).format(moment);
}

/** Offset of a time zone from UTC at a moment, in milliseconds. */
export function offsetAt(time: number, zone: string): number | undefined {
  const name = partsFormat(zone)
    ?.formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const found = OFFSET.exec(name ?? '');
  if (!found) return undefined;
  const { sign, hours = '0', minutes = '0' } = found.groups ?? {};
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** Undefined for an unknown zone. */
const partsFormat = memoize((timeZone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
});
