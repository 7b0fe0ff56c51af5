import { countUntil } from './moments.ts';

/** A pause without output that is longer is skipped. */
const IDLE_S = 2;
/** What is left of it, so that one sees where it was. */
const REST_S = 0.5;

/**
 * Where a player is after a step; without idle time, it jumps to shortly before the next output.
 *
 * @param times of the outputs in order, in seconds
 */
export function afterStep(
  now: number,
  step: number,
  times: readonly number[],
  skipsIdle: boolean,
): number {
  const isAt = (index: number) => times[index] ?? Infinity;
  const next = skipsIdle ? times[countUntil(times.length, isAt, now)] : undefined;
  return next !== undefined && next - now > IDLE_S ? next - REST_S : now + step;
}
