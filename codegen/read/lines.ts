import { LineCounter } from 'yaml';
import type { Position, Range } from '../report/diagnostic.ts';

/** Converts offsets in a text to 1-based lines and columns, by bisection, and back. */
export class Lines {
  readonly #lines = new LineCounter();
  readonly #length: number;

  constructor(text: string) {
    this.#lines.addNewLine(0);
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.#lines.addNewLine(at + 1);
    }
    this.#length = text.length;
  }

  position(offset: number): Position {
    const wanted = Math.max(0, Math.min(offset, this.#length));
    const { line, col } = this.#lines.linePos(wanted);
    return { line, column: col };
  }

  /** Positions behind the end of the text are its end. */
  offset({ line, column }: Position): number {
    const start = this.#lines.lineStarts[line - 1] ?? this.#length;
    return Math.min(start + column - 1, this.#length);
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(Math.max(start, end)) };
  }
}
