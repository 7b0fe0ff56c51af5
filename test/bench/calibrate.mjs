/** Numbers hashed in one round. */
const ROUND = 20_000_000;
const ROUNDS = 3;

/**
 * The machine's speed at this moment: the best of some rounds of whole-number work.
 *
 * @returns {number} millions of steps a second
 */
export function calibrate() {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let state = 1;
    for (let step = 0; step < ROUND; step += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    }
    // The result is used, or the loop could be left out.
    return state === 0 ? Number.POSITIVE_INFINITY : performance.now() - start;
  });
  return ROUND / Math.min(...times) / 1000;
}
