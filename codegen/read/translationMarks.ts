import { commentsIn, type CompilerComment } from './comments.ts';
import type { SourceFile } from './sources.ts';

/** A comment in a catalogue: the texts of a line still have to be translated. */
export interface TranslationMark extends Omit<CompilerComment, 'words'> {
  /** The last parts of their keys; all texts of the line when there are none. */
  readonly names: readonly string[];
}

/** How the comment begins, behind `gatehouse:`. */
export const TRANSLATE = /^translate\b/;

/** `# gatehouse: translate` at the end of a line, or in a line of its own above it: `# gatehouse: translate one, many`. */
export function translationMarks(file: SourceFile): readonly TranslationMark[] {
  return commentsIn(file)
    .filter(({ words }) => TRANSLATE.test(words))
    .map(({ words, ...place }) => ({
      ...place,
      names: words
        .replace(TRANSLATE, '')
        .split(/[\s,]+/)
        .filter(Boolean),
    }));
}
