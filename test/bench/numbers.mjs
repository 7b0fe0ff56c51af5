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
 * Medians of several runs of the same thing, first of our console, then of the stock one, and so on in turns, so that
 * both meet the same machine.
 *
 * @template {object} Result
 * @param {number} runs
 * @param {(served: 'ours' | 'peer') => Promise<Result>} once
 * @returns {Promise<{ ours: Result, peer: Result }>}
 */
export async function inTurns(runs, once) {
  const found = { ours: [], peer: [] };
  for (let run = 0; run < runs; run += 1) {
    found.ours.push(await once('ours'));
    found.peer.push(await once('peer'));
  }
  return { ours: mediansOf(found.ours), peer: mediansOf(found.peer) };
}

/** Medians of figures, each by itself, of objects of the same shape; all else is that of the first. */
export function mediansOf(found) {
  const [first] = found;
  if (typeof first === 'number') return median(found);
  if (typeof first !== 'object') return first;
  const entries = Object.keys(first).map((name) => [
    name,
    mediansOf(found.map((one) => one[name] ?? first[name])),
  ]);
  return Object.fromEntries(entries);
}
