import type { Position as EditorPosition, Range as EditorRange } from 'vscode-languageserver';
import type { Position, Range } from '../report/diagnostic.ts';

/** Editors count from zero; both count UTF-16 units. */
export function toEditor({ start, end }: Range): EditorRange {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}

export function fromEditor({ line, character }: EditorPosition): Position {
  return { line: line + 1, column: character + 1 };
}
