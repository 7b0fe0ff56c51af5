import { measurePeers } from './peers.mjs';

/** CPU seconds that orval took on the machine of the goals and of the peer's figures (design, section 7). */
export const ORVAL_THEN = 1.13;
/** What it read there. */
export const RESOURCES = 120;
export const FIELDS = 20;
const RUNS = 3;

/**
 * How many times as long as that machine this one takes at the moment, by a program that was measured on both.
 *
 * @returns {number | undefined} nothing without an installed orval
 */
export function slowness() {
  const [orval] = measurePeers(RESOURCES, FIELDS, RUNS, ['orval']);
  return orval && orval.seconds / ORVAL_THEN;
}

/**
 * How many times to slow the CPU, so that work takes four times as long as on the machine of the goals.
 *
 * @param {number | undefined} times of `slowness`; as on that machine where it is not known
 */
export function fourTimesSlower(times = 1) {
  return Math.max(1, 4 / times);
}
