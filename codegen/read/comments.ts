import type { Range } from '../report/diagnostic.ts';
import { Lines } from './lines.ts';
import { memoize } from './memoize.ts';
import type { SourceFile } from './sources.ts';

/** A comment for the compiler: `# gatehouse: …`. */
export interface CompilerComment {
  readonly file: string;
  /** The place of the comment. */
  readonly range: Range;
  /** The line that it is about: its own, or the next one that is neither empty nor a comment. */
  readonly line: number;
  /** Behind the colon. */
  readonly words: string;
}

const COMMENT = /#[ \t]*gatehouse:[ \t]*([^\r\n]*)/g;

/** The comments for the compiler in a manifest or catalogue. */
export const commentsIn = memoize(({ path, text }: SourceFile): readonly CompilerComment[] => {
  if (!text.includes('gatehouse:')) return [];
  const lines = new Lines(text);
  return [...text.matchAll(COMMENT)].map(({ index, 0: whole, 1: words = '' }) => {
    const range = lines.range(index, index + whole.trimEnd().length);
    const line = lineOfComment(text, index, range.start.line);
    return { file: path, range, line, words: words.trimEnd() };
  });
});

/** @param at offset of the comment */
function lineOfComment(text: string, at: number, line: number): number {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  if (before.trim() !== '') return line;
  const rest = text.split('\n').slice(line);
  const blank = rest.findIndex((one) => !/^\s*(?:#.*)?$/.test(one));
  return line + 1 + Math.max(0, blank);
}
