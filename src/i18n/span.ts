const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * A duration in whole units, the two largest: `40 sec`, `25 min`, `1 hr 11 min`, `2 days 3 hr`. For what goes on
 * while somebody watches; `formatDuration` has one unit with a decimal.
 */
export function formatSpan(seconds: number, language: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const inUnit = (value: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const pair = (first: string, rest: number, unit: 'hour' | 'minute') =>
    rest === 0 ? first : `${first} ${inUnit(rest, unit)}`;
  if (whole < MINUTE_S) return inUnit(whole, 'second');
  if (whole < HOUR_S) return inUnit(Math.floor(whole / MINUTE_S), 'minute');
  if (whole < DAY_S) {
    const hours = inUnit(Math.floor(whole / HOUR_S), 'hour');
    return pair(hours, Math.floor((whole % HOUR_S) / MINUTE_S), 'minute');
  }
  const days = inUnit(Math.floor(whole / DAY_S), 'day');
  return pair(days, Math.floor((whole % DAY_S) / HOUR_S), 'hour');
}
