const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

interface Place {
  readonly first: number;
  readonly last: number;
  readonly names: readonly string[];
}

/** Minute, hour, day of the month, month, day of the week (spec 1, section 5). */
const PLACES: readonly Place[] = [
  { first: 0, last: 59, names: [] },
  { first: 0, last: 23, names: [] },
  { first: 1, last: 31, names: [] },
  { first: 1, last: 12, names: MONTH_NAMES },
  { first: 0, last: 6, names: DAY_NAMES },
];
const PART = /^(?:(\*)|([a-z]+|\d+)(?:-([a-z]+|\d+))?)(?:\/(\d+))?$/;

/** A part of a schedule: its values in order, and its notation where that reads better. */
export interface CronPart {
  readonly values: readonly number[];
  /** `*` */
  readonly every: boolean;
  /** The step, when the part has one. */
  readonly step?: number;
}

export interface Cron {
  readonly minutes: CronPart;
  readonly hours: CronPart;
  readonly days: CronPart;
  readonly months: CronPart;
  readonly weekdays: CronPart;
}

/** Parses a schedule of five parts; undefined for anything else. */
export function parseCron(text: string): Cron | undefined {
  const words = text.trim().toLowerCase().split(/\s+/);
  if (words.length !== PLACES.length) return undefined;
  const parts = PLACES.map((place, index) => readPart(words[index] ?? '', place));
  const [minutes, hours, days, months, weekdays] = parts;
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  return { minutes, hours, days, months, weekdays };
}

function readPart(word: string, place: Place): CronPart | undefined {
  const values = new Set<number>();
  for (const piece of word.split(',')) {
    const read = readPiece(piece, place);
    if (!read) return undefined;
    for (const value of read) values.add(value);
  }
  const whole = /^\*(?:\/(\d+))?$/.exec(word);
  const step = whole?.[1] === undefined ? undefined : Number(whole[1]);
  return {
    values: [...values].sort((left, right) => left - right),
    every: whole !== null && (step === undefined || step === 1),
    ...(step !== undefined && step > 1 && { step }),
  };
}

/** A range may wrap around, as in the server's scheduler. */
function readPiece(piece: string, place: Place): readonly number[] | undefined {
  const match = PART.exec(piece);
  if (!match) return undefined;
  const [, star, from = '', to, stepText] = match;
  const step = Number(stepText ?? 1);
  const start = star ? place.first : numberOf(from, place);
  const end = star ? place.last : to === undefined ? start : numberOf(to, place);
  if (start === undefined || end === undefined || step < 1) return undefined;
  if (stepText !== undefined && !star && to === undefined) return undefined;
  const size = place.last - place.first + 1;
  const length = (end - start + size) % size;
  return Array.from(
    { length: Math.floor(length / step) + 1 },
    (_, index) => place.first + ((start - place.first + index * step) % size),
  );
}

function numberOf(text: string, { first, last, names }: Place): number | undefined {
  const named = names.indexOf(text.slice(0, 3));
  if (named >= 0) return named + first;
  const value = Number(text);
  return /^\d+$/.test(text) && value >= first && value <= last ? value : undefined;
}
