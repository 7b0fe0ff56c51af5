/** In every zone the year has four digits. */
const EARLIEST = Date.UTC(1000, 0, 2);
const LATEST = Date.UTC(9999, 11, 31);
const QUARTER_HOUR_MS = 900_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Offsets change at most every quarter of an hour; a few thousand cover any page of records. */
const MAXIMUM_REMEMBERED = 20_000;
const offsets = new Map<string, number>();
const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** Is this the name of a zone that can be computed with? `undefined`, as some clients send it, is not. */
export function isTimeZone(name: string): boolean {
  return formatter(name) !== null;
}

/** `YYYY/MM/DD HH:MM:SS +ZZZZ` in the given zone (protocol, section 0). */
export function formatDateTime(time: number, timeZone: string): string {
  const offset = offsetMinutes(time, timeZone);
  return `${digits(time + offset * MINUTE_MS).replaceAll('-', '/')} ${offsetText(offset)}`;
}

/** The digits of a moment in the given zone, without the zone: `2026-11-01 08:00:00`. */
export function formatPlain(time: number, timeZone: string): string {
  return digits(time + offsetMinutes(time, timeZone) * MINUTE_MS);
}

/**
 * A moment in digits of the server's zone under the offset that the zone of the call has at those
 * digits: how the real server words the time of commands (observed), and right only where both
 * zones agree.
 */
export function formatMixed(time: number, serverZone: string, timeZone: string): string {
  const wall = time + offsetMinutes(time, serverZone) * MINUTE_MS;
  const moment = momentsAt(wall, timeZone)[0] ?? wall;
  return `${digits(wall).replaceAll('-', '/')} ${offsetText(offsetMinutes(moment, timeZone))}`;
}

/**
 * Reads `2026-11-01 08:00:00` in a zone.
 *
 * @returns undefined for what is no date, and where clocks show those digits never or twice: the
 *   real server refuses them (pytz)
 */
export function parsePlain(text: string, timeZone: string): number | undefined {
  const wall = valid(Date.parse(`${text.replace(' ', 'T')}Z`));
  if (wall === undefined) return undefined;
  const [moment, second] = momentsAt(wall, timeZone);
  return second === undefined ? moment : undefined;
}

/** When the clocks of a zone show these digits, given as if they were UTC: once, never or twice. */
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
 * Reads the three accepted forms (protocol, section 0); without a zone in the given one.
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
  const quarter = Math.floor(time / QUARTER_HOUR_MS);
  const key = `${timeZone}\u0000${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = computeOffset(quarter * QUARTER_HOUR_MS, timeZone);
  if (offsets.size >= MAXIMUM_REMEMBERED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function computeOffset(time: number, timeZone: string): number {
  const parts = formatter(timeZone)?.formatToParts(time) ?? [];
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((local - time) / MINUTE_MS);
}

function formatter(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = makeFormatter(timeZone);
  if (formatters.size < 600) formatters.set(timeZone, made);
  return made;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}
