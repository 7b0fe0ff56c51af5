import { definitionRepairs } from './definitionRepairs.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { misspelt } from '../link/evidence.ts';
import { isOfGate } from './gatePlaces.ts';
import { isMisspelt, meantWord, type MeantWord } from './meantWord.ts';
import type { SourceSet } from '../read/sources.ts';
import { makeRepairs, type Bench, type CheckedDraft, type Repair } from './repair.ts';
import { equallyNear } from './words.ts';

/** A name that so many others are as near to is not certain. */
const MOST_TRIED = 4;

/** A finding, and the word that it suggests. */
interface Suggested extends MeantWord {
  readonly finding: Diagnostic;
  /** It would change who reaches something. */
  readonly ofGate: boolean;
}

/**
 * Repairs for the findings that suggest a name, of those where no other word is as near and would do as well, and
 * which the project does not write less often than what is replaced.
 *
 * @param words every word that can be named
 * @param gates whether gates are repaired, too
 */
export async function suggestedRepairs(
  bench: Bench,
  checked: CheckedDraft,
  words: ReadonlySet<string>,
  gates: boolean,
): Promise<readonly Repair[]> {
  const repairs: Repair[] = [];
  for (const finding of checked.diagnostics) {
    const suggested = suggestedBy(finding, bench, checked);
    if (!suggested) continue;
    const { written, meant, ofGate } = suggested;
    if (ofGate && !gates) continue;
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

function suggestedBy(
  finding: Diagnostic,
  { draft, committed }: Bench,
  { sources }: CheckedDraft,
): Suggested | undefined {
  const text = draft.read(finding.file);
  const word = text === undefined ? undefined : meantWord(text, finding);
  if (text === undefined || !word || !isMisspelt(word)) return undefined;
  const { written, meant } = word;
  const weighed = (among: SourceSet) => misspelt(among, finding, written, meant);
  const now = weighed(sources);
  const verdict = now === 'undecided' && committed ? weighed(committed()) : now;
  if (verdict !== 'written') return undefined;
  return { finding, ofGate: isOfGate(text, finding, word.edit), ...word };
}

/** Where repairs of gates wait for somebody who asks for them. */
export async function gatesLeft(bench: Bench, checked: CheckedDraft): Promise<readonly Repair[]> {
  const uses = checked.diagnostics.flatMap((finding) => {
    const suggested = suggestedBy(finding, bench, checked);
    return suggested?.ofGate ? [repairOf(suggested, suggested.meant)] : [];
  });
  // Those that are no gates were made, or cannot be.
  return [...uses, ...(await definitionRepairs(bench, checked, true))];
}
