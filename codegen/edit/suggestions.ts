import type { Diagnostic } from '../report/diagnostic.ts';
import { isMisspelt, meantWord, type MeantWord } from './meantWord.ts';
import { makeRepairs, type Bench, type CheckedDraft, type Repair } from './repair.ts';
import { equallyNear } from './words.ts';

/** A name that so many others are as near to is not certain. */
const MOST_TRIED = 4;

/** A finding, and the word that it suggests. */
interface Suggested extends MeantWord {
  readonly finding: Diagnostic;
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
    edits: [{ ...edit, file: finding.file, text: word }],
    findings: [finding],
  };
}

function suggestedBy(finding: Diagnostic, { draft }: Bench): Suggested | undefined {
  const text = draft.read(finding.file);
  const word = text === undefined ? undefined : meantWord(text, finding);
  return word && isMisspelt(word) ? { finding, ...word } : undefined;
}
