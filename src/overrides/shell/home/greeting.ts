import type { TextKey } from '#project/generated/texts.ts';

const NOON = 12;
const EVENING = 18;
const MORNING = 4;

/** The greeting for the time of day; the hours after midnight count as evening. */
export function greetingKey(now: Date): TextKey {
  const hour = now.getHours();
  if (hour >= EVENING || hour < MORNING) return 'app.welcome.evening';
  return hour < NOON ? 'app.welcome.morning' : 'app.welcome.afternoon';
}
