import type { TextKey } from '#project/generated/texts.ts';

const KEYS = [
  'pages.weekdays.sunday',
  'pages.weekdays.monday',
  'pages.weekdays.tuesday',
  'pages.weekdays.wednesday',
  'pages.weekdays.thursday',
  'pages.weekdays.friday',
  'pages.weekdays.saturday',
] as const satisfies readonly TextKey[];

/** The text key of a weekday, 0 being Sunday. */
export function weekdayKey(day: number): TextKey {
  return KEYS[day] ?? KEYS[0];
}
