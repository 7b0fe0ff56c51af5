import type { LaterWord } from '../i18n/usePartWords.ts';

const KEYS = [
  'pages.weekdays.sunday',
  'pages.weekdays.monday',
  'pages.weekdays.tuesday',
  'pages.weekdays.wednesday',
  'pages.weekdays.thursday',
  'pages.weekdays.friday',
  'pages.weekdays.saturday',
] as const satisfies readonly LaterWord[];

/** The word for a weekday, 0 being Sunday. */
export function weekdayKey(day: number): LaterWord {
  return KEYS[day] ?? KEYS[0];
}
