/** The largest distance of a suggestion, as a part of the name's length. */
const FARTHEST_PART = 1 / 3;
const FARTHEST = 4;
/** Shorter prefixes match too many names. */
const SHORTEST_BEGINNING = 3;

/**
 * The known name that was probably meant: the one with the fewest edits if any is close enough, else the only one
 * that starts with the written text.
 *
 * @param written the unknown name
 * @param known the names that would be valid
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(FARTHEST, Math.max(1, Math.floor(written.length * FARTHEST_PART)));
  const wanted = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = limit + 1;
  const longer: string[] = [];
  for (const name of known) {
    if (name.toLowerCase().startsWith(wanted)) longer.push(name);
    if (Math.abs(name.length - written.length) >= bestDistance) continue;
    const distance = levenshtein(wanted, name.toLowerCase(), bestDistance);
    if (
      distance < bestDistance ||
      (distance === bestDistance && best !== undefined && name < best)
    ) {
      best = name;
      bestDistance = distance;
    }
  }
  if (bestDistance <= limit) return best;
  return longer.length === 1 && written.length >= SHORTEST_BEGINNING ? longer[0] : undefined;
}

/** Behind a sentence about an unknown name: ` Did you mean 'users.user'?`; nothing where no name is near. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean '${meant}'?`;
}

/** Edit distance with insertions, deletions, replacements and swaps of neighbours; stops at `limit`. */
export function levenshtein(from: string, to: string, limit = Infinity): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
