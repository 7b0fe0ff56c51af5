import type { Position, Range } from '../report/diagnostic.ts';

/** Converts offsets in a text to 1-based lines and columns, by bisection, and back. */
export class Lines {
  readonly #starts: readonly number[];
  readonly #length: number;

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    this.#starts = starts;
    this.#length = text.length;
  }

  position(offset: number): Position {
    const wanted = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: wanted - (this.#starts[low] ?? 0) + 1 };
  }

  /** Positions behind the end of the text are its end. */
  offset({ line, column }: Position): number {
    return Math.min((this.#starts[line - 1] ?? this.#length) + column - 1, this.#length);
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(Math.max(start, end)) };
  }
}
