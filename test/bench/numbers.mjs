export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that a share of all values does not exceed. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const ms = (value) => `${Math.round(value)} ms`;

/**
 * What several runs of the same thing give, one after the other.
 *
 * @template Result
 * @param {number} runs
 * @param {() => Promise<Result>} once
 */
export async function repeated(runs, once) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await once());
  return found;
}

/**
 * Medians of several runs, each figure by itself.
 *
 * @param {readonly Record<string, number>[]} found figures of the same names
 */
export function mediansOf(found) {
  const names = Object.keys(found[0]);
  return Object.fromEntries(names.map((name) => [name, median(found.map((one) => one[name]))]));
}
