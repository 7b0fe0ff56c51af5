import { definitionRepairs } from './definitionRepairs.ts';
import { sourceOf, type Diagnostic } from '../report/diagnostic.ts';
import { isOfGate } from './gatePlaces.ts';
import { isMisspelt, meantWord, type MeantWord } from './meantWord.ts';
import { isRarer, works, type Bench, type CheckedDraft, type Repair } from './repair.ts';
import { equallyNear, MOST_TRIED } from './words.ts';

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
    let isCertain = true;
    for (const word of others) {
      isCertain &&= !(await works(bench, checked, repairOf(suggested, word)));
    }
    if (isCertain) repairs.push(repairOf(suggested, meant));
  }
  return repairs;
}

function repairOf({ finding, edit, written }: Suggested, word: string): Repair {
  return {
    kind: 'suggestion',
    about: `'${written}' becomes '${word}'.`,
    ...sourceOf(finding),
    edits: [{ ...edit, file: finding.file, text: word }],
    findings: [finding],
  };
}

function suggestedBy(
  finding: Diagnostic,
  bench: Bench,
  checked: CheckedDraft,
): Suggested | undefined {
  const text = bench.draft.read(finding.file);
  const word = text === undefined ? undefined : meantWord(text, finding);
  if (text === undefined || !word || !isMisspelt(word)) return undefined;
  const { written, meant } = word;
  if (!isRarer(bench, checked, finding, written, meant)) return undefined;
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
