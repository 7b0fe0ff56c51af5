import { memoize } from '../read/memoize.ts';
import { Lines } from '../read/lines.ts';
import type { FileEdit } from '../read/textEdit.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Place, Position, Range } from '../report/diagnostic.ts';

/** A text with positions in both ways: offsets, and lines with columns. */
interface TextWithLines {
  readonly text: string;
  offset(position: Position): number;
  range(from: number, to: number): Range;
}

/** @param file its text must not change; another text is another object */
export const withLines = memoize(({ text }: SourceFile): TextWithLines => {
  const lines = new Lines(text);
  return { text, offset: lines.offset.bind(lines), range: lines.range.bind(lines) };
});

/** Manifests and catalogues by path, those of the frame among them. */
export const yamlFiles = memoize(
  ({ manifests, locales, frame = [] }: SourceSet): ReadonlyMap<string, SourceFile> =>
    new Map([...manifests, ...locales, ...frame].map((file) => [file.path, file])),
);

/** The edit that writes a text in a place. */
export function editAt(
  files: ReadonlyMap<string, SourceFile>,
  { file, range: { start, end } }: Place,
  text: string,
): FileEdit {
  const source = files.get(file);
  if (!source) throw new Error('A name stands in a file that is none of the project.');
  const { offset } = withLines(source);
  return { file, start: offset(start), end: offset(end), text };
}

/** The edits that write another word in the place of each that is no part of a longer one. */
export function replaceWord({ path, text }: SourceFile, word: string, by: string): FileEdit[] {
  return wordsIn(text, word).map((start) => ({
    file: path,
    start,
    end: start + word.length,
    text: by,
  }));
}

/** Offsets of every occurrence of a word that is no part of a longer one. */
export function wordsIn(text: string, word: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isPart = /[\w-]/;
    if (isPart.test(text[at - 1] ?? ' ') || isPart.test(text[at + word.length] ?? ' ')) continue;
    found.push(at);
  }
  return found;
}
