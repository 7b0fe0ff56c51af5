const SECOND_MS = 1000;
const MINUTE_S = 60;

/** A duration as minutes and seconds: `4:59`, rounded up. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const rest = String(seconds % MINUTE_S).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE_S)}:${rest}`;
}
