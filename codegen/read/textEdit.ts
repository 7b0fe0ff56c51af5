/** A piece of a file that is replaced. Offsets are those of the text before the edit. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An edit of one of several files. */
export interface FileEdit extends TextEdit {
  readonly file: string;
}

/**
 * The text with all edits made. Everything outside of them keeps its bytes.
 *
 * @returns undefined when two of the edits overlap
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string | undefined {
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const pieces: string[] = [];
  let at = 0;
  for (const edit of inOrder) {
    if (edit.start < at) return undefined;
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return [...pieces, text.slice(at)].join('');
}

/** Offset of the line break that ends the line of an offset, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Offset of the first character of the line of an offset. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
