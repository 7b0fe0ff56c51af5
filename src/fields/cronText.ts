import { parseCron, type Cron, type CronPart } from './cron.ts';
import type { SayText } from '../i18n/useText.ts';

/** The field with an interval in hours, the alternative to a cron expression. */
export const INTERVAL_FIELD = 'interval';
/** More times per day are described by hours and minutes. */
const TIMES_LIMIT = 6;
/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;
const HOURS_OF_DAY = 24;

/** Describes a schedule in one sentence. */
export function describeCron(cron: Cron, text: SayText, language: string): string {
  return text('cron.sentence', {
    time: timeWords(cron, text, language),
    day: dayWords(cron, text, language),
  });
}

/**
 * Describes when something runs, given as a cron expression or in a server's own words; of those that have the interval,
 * in whole days from two days on: `Every 720 hours` is every 30 days.
 */
export function describeSchedule(
  schedule: string,
  interval: unknown,
  text: SayText,
  language: string,
): string {
  const cron = parseCron(schedule);
  if (cron) return describeCron(cron, text, language);
  if (typeof interval !== 'number' || !schedule.includes(`${interval}`)) return schedule;
  const days = interval / HOURS_OF_DAY;
  return Number.isInteger(days) && days > 1
    ? text('cron.eachDays', { smart_count: days })
    : text('cron.eachHours', { smart_count: interval });
}

function timeWords({ minutes, hours }: Cron, text: SayText, language: string): string {
  const often = minutes.every
    ? text('cron.everyMinute')
    : minutes.step === undefined
      ? undefined
      : text('cron.everyMinutes', { step: minutes.step });
  const hourList = listed(spans(hours.values), language);
  if (often !== undefined) {
    return hours.every ? often : text('cron.during', { what: often, hours: hourList });
  }
  const minuteList = listed(spans(minutes.values), language);
  if (hours.every) return text('cron.hourly', { minutes: minuteList });
  if (hours.step !== undefined) {
    return text('cron.everyHours', { minutes: minuteList, step: hours.step });
  }
  if (hours.values.length * minutes.values.length > TIMES_LIMIT) {
    return text('cron.mixed', { minutes: minuteList, hours: hourList });
  }
  const times = hours.values.flatMap((hour) =>
    minutes.values.map((minute) => `${twoDigits(hour)}:${twoDigits(minute)}`),
  );
  return text('cron.at', { times: listed(times, language) });
}

function dayWords({ days, months, weekdays }: Cron, text: SayText, language: string): string {
  const name = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  const parts: string[] = [];
  if (!months.every) {
    const names = spans(months.values, (month) =>
      name({ month: 'long' }, Date.UTC(2023, month - 1, 1)),
    );
    parts.push(text('cron.months', { months: listed(names, language) }));
  }
  if (!days.every) {
    parts.push(text('cron.monthDays', { days: listed(spans(days.values), language) }));
  }
  if (!weekdays.every) {
    const names = spans(weekdays.values, (day) => name({ weekday: 'long' }, SUNDAY + day * DAY_MS));
    const values = { days: listed(names, language) };
    parts.push(days.every ? text('cron.weekdays', values) : text('cron.onlyWeekdays', values));
  }
  return parts.length === 0 ? text('cron.daily') : parts.join(text('cron.comma'));
}

/** `1, 2, 3, 7` as `1–3` and `7`. */
function spans(
  values: CronPart['values'],
  nameOf: (value: number) => string = String,
): readonly string[] {
  const found: { first: number; last: number }[] = [];
  for (const value of values) {
    const open = found.at(-1);
    if (open && open.last === value - 1) open.last = value;
    else found.push({ first: value, last: value });
  }
  return found.flatMap(({ first, last }) => {
    if (first === last) return [nameOf(first)];
    const ends = [nameOf(first), nameOf(last)];
    return last === first + 1 ? ends : [ends.join('–')];
  });
}

function listed(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
