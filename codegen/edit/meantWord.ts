import { wordsIn } from '../names/textAt.ts';
import { Lines } from '../read/lines.ts';
import { lineEnd, type TextEdit } from '../read/textEdit.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { levenshtein } from '../schema/nearest.ts';

/** Findings about texts that are renamed, removed or added, not replaced by a name. */
const ABOUT_TEXTS: ReadonlySet<string> = new Set(['missing-text', 'unused-text']);
const QUOTED = /'([^']+)'/g;

/** A word of a file, and the one that was meant instead. */
export interface MeantWord {
  readonly written: string;
  readonly meant: string;
  /** Replaces the one by the other. */
  readonly edit: TextEdit;
}

/**
 * What the suggestion of a finding replaces in its file: the value at its place, or the quoted word of its message
 * that is nearest to the suggestion. It stands once in the range of the finding, or else in the rest of that line.
 *
 * @param text the file of the finding
 */
export function meantWord(
  text: string,
  { suggestion, range, message, rule }: Diagnostic,
): MeantWord | undefined {
  if (suggestion === undefined || ABOUT_TEXTS.has(rule)) return undefined;
  const lines = new Lines(text);
  const start = lines.offset(range.start);
  const end = lines.offset(range.end);
  const value = withoutQuotes(text.slice(start, end));
  const quoted = [...message.matchAll(QUOTED)].map(([, word = '']) => word);
  const [pair] = [...quoted, value]
    .map((word) => withoutBeginning(word, suggestion, value))
    .filter(([word, name]) => word !== name && word !== '' && !word.includes('\n'))
    .toSorted((one, other) => distance(...one) - distance(...other));
  if (!pair) return undefined;
  const [written, meant] = pair;
  const at =
    onlyPlace(text, written, start, end) ?? onlyPlace(text, written, start, lineEnd(text, start));
  if (at === undefined) return undefined;
  return { written, meant, edit: { start: at, end: at + written.length, text: meant } };
}

/** More edits than these are another word. */
const MOST_EDITS = 2;
const LETTERS_PER_EDIT = 3;
const SEPARATORS = /[./:|_]/;

/** Whether one part of a name differs by a slip of the pen: `users.veiw_user`, not `users.active` for `users.access`. */
export function isMisspelt({ written, meant }: Omit<MeantWord, 'edit'>): boolean {
  const parts = written.split(SEPARATORS);
  const others = meant.split(SEPARATORS);
  const different = parts.filter((part, index) => part !== others[index]);
  const letters = Math.max(...different.map(({ length }) => length));
  const most = Math.min(MOST_EDITS, Math.max(1, Math.floor(letters / LETTERS_PER_EDIT)));
  return distance(written, meant) <= most;
}

/** Where only the end of a name is written, as of an address below the route, that end alone is replaced. */
function withoutBeginning(
  word: string,
  meant: string,
  value: string,
): readonly [written: string, meant: string] {
  const beginning = word.endsWith(value) ? word.slice(0, word.length - value.length) : '';
  return meant.startsWith(beginning)
    ? [word.slice(beginning.length), meant.slice(beginning.length)]
    : [word, meant];
}

function distance(one: string, other: string): number {
  return levenshtein(one.toLowerCase(), other.toLowerCase());
}

function withoutQuotes(text: string): string {
  const trimmed = text.trim();
  return /^(['"]).*\1$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

/** The place of a word between two offsets, when it stands there once as a whole. */
function onlyPlace(text: string, word: string, start: number, end: number): number | undefined {
  const places = wordsIn(text, word).filter((at) => at >= start && at + word.length <= end);
  return places.length === 1 ? places[0] : undefined;
}
