import { cached } from '../store/cached.ts';

/** From here on the year has four digits in every time zone. */
const EARLIEST = Date.UTC(1000, 0, 2);
const LATEST = Date.UTC(9999, 11, 31);
const QUARTER_HOUR_MS = 900_000;
const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** The most cached offsets. Offsets change at most every 15 minutes; a few thousand are enough for any page. */
const MAXIMUM_REMEMBERED = 20_000;
/** More than there are time zones. */
const MAXIMUM_ZONES = 600;

/** Whether this is the name of a known time zone; some clients send `undefined`. */
export function isTimeZone(name: string): boolean {
  return formatter(name) !== undefined;
}

/** `YYYY/MM/DD HH:MM:SS +ZZZZ` in the given zone (protocol, section 0). */
export function formatDateTime(time: number, timeZone: string): string {
  const offset = offsetMinutes(time, timeZone);
  return `${digits(time + offset * MINUTE_MS).replaceAll('-', '/')} ${offsetText(offset)}`;
}

/** `2026-11-29T16:40:43Z` (RFC 3339, section 5.6), in UTC; a fraction of a second only where there is one. */
export function formatRfc3339(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/** A stored time on the wire; null where there is none. */
export function storedTime(time: unknown, { timeZone }: { readonly timeZone: string }) {
  return typeof time === 'number' ? formatDateTime(time, timeZone) : null;
}

/** A timestamp in a time zone, without the zone: `2026-11-01 08:00:00`. */
export function formatPlain(time: number, timeZone: string): string {
  return digits(time + offsetMinutes(time, timeZone) * MINUTE_MS);
}

/**
 * The local time in the server's zone, with the offset that the caller's zone has at that local time. The real
 * server formats the time of commands this way (observed), which is only correct when both zones agree.
 */
export function formatMixed(time: number, serverZone: string, timeZone: string): string {
  const wall = time + offsetMinutes(time, serverZone) * MINUTE_MS;
  const moment = momentsAt(wall, timeZone)[0] ?? wall;
  return `${digits(wall).replaceAll('-', '/')} ${offsetText(offsetMinutes(moment, timeZone))}`;
}

/**
 * Parses `2026-11-01 08:00:00` in a time zone.
 *
 * @returns undefined for an invalid date and for a local time that does not exist or is ambiguous; the real server
 * refuses those (pytz)
 */
export function parsePlain(text: string, timeZone: string): number | undefined {
  const wall = valid(Date.parse(`${text.replace(' ', 'T')}Z`));
  if (wall === undefined) return undefined;
  const [moment, second] = momentsAt(wall, timeZone);
  return second === undefined ? moment : undefined;
}

/** The timestamps of a local time (given as if it were UTC): one, none or two. */
function momentsAt(wall: number, timeZone: string): readonly number[] {
  const offsetsAround = new Set(
    [wall - DAY_MS, wall + DAY_MS].map((near) => offsetMinutes(near, timeZone)),
  );
  return [...offsetsAround]
    .map((offset) => wall - offset * MINUTE_MS)
    .filter((moment) => moment + offsetMinutes(moment, timeZone) * MINUTE_MS === wall)
    .sort((left, right) => left - right);
}

function digits(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}

function offsetText(offset: number): string {
  const size = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

const SLASHED = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}):(\d{2}):(\d{2}) ([+-]\d{2}):?(\d{2})$/;
const SPACED = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2}) ([+-]\d{2}):?(\d{2})$/;
const ISO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses the three accepted forms (protocol, section 0); the given time zone is used when the text has none.
 *
 * @returns milliseconds since 1970, or undefined
 */
export function parseDateTime(text: string, timeZone: string): number | undefined {
  const fixed = SLASHED.exec(text) ?? SPACED.exec(text);
  if (fixed) {
    const [, year, month, day, hour, minute, second, zoneHour, zoneMinute] = fixed;
    return valid(
      Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneHour}:${zoneMinute}`),
    );
  }
  const iso = ISO.exec(text);
  if (!iso) return undefined;
  if (iso[3]) return valid(Date.parse(text.replace(' ', 'T')));
  return parsePlain(text, timeZone);
}

function valid(time: number): number | undefined {
  return time >= EARLIEST && time <= LATEST ? time : undefined;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function offsetMinutes(time: number, timeZone: string): number {
  return offsetAt(`${timeZone}\u0000${Math.floor(time / QUARTER_HOUR_MS)}`);
}

/** `GMT+08:00`; without numbers for UTC, with seconds for local mean times. */
const OFFSET = /GMT([+-])(\d+):(\d+)(?::(\d+))?/;

/** The offset in a quarter of an hour, in minutes. */
const offsetAt = cached(MAXIMUM_REMEMBERED, (key: string) => {
  const [timeZone = '', quarter] = key.split('\u0000');
  const text = formatter(timeZone)?.format(Number(quarter) * QUARTER_HOUR_MS) ?? '';
  const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
  const size = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  return Math.round(sign === '-' ? -size : size);
});

const formatter = cached(MAXIMUM_ZONES, (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
});
