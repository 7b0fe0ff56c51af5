import { Cron as Schedule } from 'croner';
import type { Cron } from './cron.ts';

/**
 * The next runs after a moment, or the last ones before it, nearest first, in the browser's time
 * zone. A day must match both its day of the month and its day of the week.
 *
 * @returns fewer than requested, or none, when the schedule rarely or never matches
 */
export function cronRuns(
  cron: Cron,
  from: Date,
  count: number,
  direction: 'next' | 'last',
): readonly Date[] {
  const parts = [cron.minutes, cron.hours, cron.days, cron.months, cron.weekdays];
  const pattern = parts.map(({ values }) => values.join(',')).join(' ');
  const schedule = new Schedule(pattern, { domAndDow: true, paused: true });
  return direction === 'next' ? schedule.nextRuns(count, from) : schedule.previousRuns(count, from);
}
