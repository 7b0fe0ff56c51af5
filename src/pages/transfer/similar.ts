/** Candidates for what nothing has as its name. */
const MOST_SIMILAR = 3;
/** Letters that may differ, in names of at least twice as many. */
const MOST_TYPING_ERRORS = 2;

/**
 * The items whose name resembles what was written, the most similar first.
 *
 * @param wanted in lower case
 * @param namesOf an item's names
 */
export function similarItems<T>(
  wanted: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): readonly T[] {
  return items
    .map((item) => ({
      item,
      errors: Math.min(...namesOf(item).map((name) => distance(wanted, name.toLowerCase()))),
    }))
    .filter(({ errors }) => errors <= MOST_TYPING_ERRORS + 1)
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, MOST_SIMILAR)
    .map(({ item }) => item);
}

/** Typing errors; one more than those when it is a part of the name; infinite for others. */
function distance(wanted: string, name: string): number {
  const errors = typingErrors(wanted, name);
  if (errors <= MOST_TYPING_ERRORS && wanted.length > errors * 2) return errors;
  return wanted.length > 2 && name.includes(wanted)
    ? MOST_TYPING_ERRORS + 1
    : Number.POSITIVE_INFINITY;
}

/** Levenshtein distance: letters to insert, delete or replace. Far lengths are not compared. */
function typingErrors(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > MOST_TYPING_ERRORS) return Number.POSITIVE_INFINITY;
  let before = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...left].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (before[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    before = next;
  }
  return before[right.length] ?? Number.POSITIVE_INFINITY;
}
