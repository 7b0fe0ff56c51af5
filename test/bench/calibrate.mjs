/** Steps per round. */
const ROUND = 20_000_000;
const ROUNDS = 3;

/**
 * Measures the current speed of the machine: the best of several rounds of integer arithmetic.
 *
 * @returns {number} millions of steps per second
 */
export function calibrate() {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let state = 1;
    for (let step = 0; step < ROUND; step += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    }
    // Uses the result, so that the loop is not optimized away.
    return state === 0 ? Number.POSITIVE_INFINITY : performance.now() - start;
  });
  return ROUND / Math.min(...times) / 1000;
}
