import type { Range } from '../report/diagnostic.ts';
import { Lines } from './lines.ts';
import { memoize } from './memoize.ts';
import type { SourceFile } from './sources.ts';

/** A comment in a catalogue: the texts of a line still have to be translated. */
export interface TranslationMark {
  readonly file: string;
  /** The place of the comment. */
  readonly range: Range;
  /** The line of the texts. */
  readonly line: number;
  /** The last parts of their keys; all texts of the line when there are none. */
  readonly names: readonly string[];
}

const COMMENT = /#[ \t]*gatehouse:[ \t]*translate\b([^\r\n]*)/g;
/** How the comment begins, behind `gatehouse:`. */
export const TRANSLATE = /^translate\b/;

/** `# gatehouse: translate` at the end of a line, or in a line of its own above it: `# gatehouse: translate one, many`. */
export const translationMarks = memoize(
  ({ path, text }: SourceFile): readonly TranslationMark[] => {
    if (!text.includes('gatehouse:')) return [];
    const lines = new Lines(text);
    return [...text.matchAll(COMMENT)].map((found) => {
      const range = lines.range(found.index, found.index + found[0].trimEnd().length);
      return {
        file: path,
        range,
        line: lineOfComment(text, found.index, range.start.line),
        names: (found[1] ?? '').split(/[\s,]+/).filter(Boolean),
      };
    });
  },
);

/**
 * The line that a comment is about: its own, or the next one that is neither empty nor a comment.
 *
 * @param at offset of the comment
 * @param line of the comment, 1-based
 */
export function lineOfComment(text: string, at: number, line: number): number {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  if (before.trim() !== '') return line;
  const rest = text.split('\n').slice(line);
  const blank = rest.findIndex((one) => !/^\s*(?:#.*)?$/.test(one));
  return line + 1 + Math.max(0, blank);
}
