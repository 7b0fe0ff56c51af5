/** Replaces the characters from `start` to `end` (offsets in the file's text) by `text`. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Only the type checker or a person knows whether it is the same thing. */
  readonly doubt?: 'likely';
}

/** A text after its edits, which must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, text: next }) => all.slice(0, start) + next + all.slice(end), text);
}
