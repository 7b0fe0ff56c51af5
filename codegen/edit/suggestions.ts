import type { Diagnostic } from '../report/diagnostic.ts';
import { levenshtein } from '../schema/nearest.ts';
import { makeRepairs, type Bench, type CheckedDraft, type Repair } from './repair.ts';
import { Lines } from '../read/lines.ts';
import { lineEnd, type FileEdit } from '../read/textEdit.ts';
import { equallyNear } from './words.ts';

/** Findings about texts that are renamed, removed or added, not replaced by a name. */
const ABOUT_TEXTS: ReadonlySet<string> = new Set(['missing-text', 'unused-text']);
const QUOTED = /'([^']+)'/g;
/** A name that so many others are as near to is not certain. */
const MOST_TRIED = 4;

/** A name that a finding suggests, and the piece of the file that it replaces. */
interface Suggested {
  readonly finding: Diagnostic;
  readonly edit: FileEdit;
  readonly written: string;
  readonly meant: string;
}

/**
 * Repairs for the findings that suggest a name, of those where no other word is as near and would do as well.
 *
 * @param words every word that can be named
 */
export async function suggestedRepairs(
  bench: Bench,
  checked: CheckedDraft,
  words: ReadonlySet<string>,
): Promise<readonly Repair[]> {
  const repairs: Repair[] = [];
  for (const finding of checked.diagnostics) {
    const suggested = suggestedBy(finding, bench);
    if (!suggested) continue;
    const { written, meant } = suggested;
    const others = equallyNear(written, meant, words, MOST_TRIED);
    if (others.length >= MOST_TRIED) continue;
    if (await someWorks(bench, checked, suggested, others)) continue;
    repairs.push(repairOf(suggested, meant));
  }
  return repairs;
}

async function someWorks(
  bench: Bench,
  checked: CheckedDraft,
  suggested: Suggested,
  words: readonly string[],
): Promise<boolean> {
  const state = bench.draft.state();
  for (const word of words) {
    const made = await makeRepairs(bench, checked, [repairOf(suggested, word)]);
    bench.draft.restore(state);
    if (made.length > 0) return true;
  }
  return false;
}

function repairOf({ finding, edit, written }: Suggested, word: string): Repair {
  return {
    kind: 'suggestion',
    about: `'${written}' becomes '${word}'.`,
    file: finding.file,
    line: finding.range.start.line,
    edits: [{ ...edit, text: word }],
    findings: [finding],
  };
}

/** Where the misspelt name stands: the quoted word of the message that is nearest to the suggestion. */
function suggestedBy(finding: Diagnostic, { draft }: Bench): Suggested | undefined {
  const { suggestion: meant, file, range, message, rule } = finding;
  if (meant === undefined || ABOUT_TEXTS.has(rule)) return undefined;
  const text = draft.read(file);
  if (text === undefined) return undefined;
  const lines = new Lines(text);
  const start = lines.offset(range.start);
  const end = lines.offset(range.end);
  const value = withoutQuotes(text.slice(start, end));
  const quoted = [...message.matchAll(QUOTED)].map(([, word = '']) => word);
  const [pair] = [...quoted, value]
    .map((word) => withoutBeginning(word, meant, value))
    .filter(([word, name]) => word !== name && word !== '' && !word.includes('\n'))
    .toSorted((one, other) => distance(...one) - distance(...other));
  if (!pair || !isMisspelt(...pair)) return undefined;
  const [written, name] = pair;
  const at =
    onlyPlace(text, written, start, end) ?? onlyPlace(text, written, start, lineEnd(text, start));
  if (at === undefined) return undefined;
  return {
    finding,
    written,
    meant: name,
    edit: { file, start: at, end: at + written.length, text: name },
  };
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

/** More edits than these are another word. */
const MOST_EDITS = 2;
const LETTERS_PER_EDIT = 3;

/** Whether one part of a name differs by a slip of the pen: `users.veiw_user`, not `users.active` for `users.access`. */
function isMisspelt(written: string, meant: string): boolean {
  const parts = written.split(SEPARATORS);
  const others = meant.split(SEPARATORS);
  const different = parts.filter((part, index) => part !== others[index]);
  const letters = Math.max(...different.map(({ length }) => length));
  const most = Math.min(MOST_EDITS, Math.max(1, Math.floor(letters / LETTERS_PER_EDIT)));
  return distance(written, meant) <= most;
}

const SEPARATORS = /[./:|_]/;

function distance(one: string, other: string): number {
  return levenshtein(one.toLowerCase(), other.toLowerCase());
}

function withoutQuotes(text: string): string {
  const trimmed = text.trim();
  return /^(['"]).*\1$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

const PART_OF_NAME = /[\w$-]/;

/** The place of a word between two offsets, when it stands there once as a whole. */
function onlyPlace(text: string, word: string, start: number, end: number): number | undefined {
  const places: number[] = [];
  for (let at = text.indexOf(word, start); at >= 0 && at + word.length <= end;) {
    const isWhole =
      !PART_OF_NAME.test(text[at - 1] ?? ' ') && !PART_OF_NAME.test(text[at + word.length] ?? ' ');
    if (isWhole) places.push(at);
    at = text.indexOf(word, at + 1);
  }
  return places.length === 1 ? places[0] : undefined;
}
