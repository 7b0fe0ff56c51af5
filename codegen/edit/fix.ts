import type { Diagnostic } from '../report/diagnostic.ts';
import { makeCauses, makeRepairs, type Bench, type CheckedDraft, type Repair } from './repair.ts';
import { gatesLeft, suggestedRepairs } from './suggestions.ts';
import { addTexts, removedTexts, renamedTexts } from './textRepairs.ts';
import { wordsOf } from './words.ts';
import { countsOf } from '../report/reporter.ts';

interface Fixed {
  readonly repairs: readonly Repair[];
  /** Repairs of gates that would be made on demand. */
  readonly gates: readonly Repair[];
  /** What is left to a user. */
  readonly left: CheckedDraft;
}

/** Mistakes hide others; so often is looked again. */
const MOST_ROUNDS = 20;

/**
 * Repairs a project: names that findings suggest, misspelt keys of texts, texts that nothing needs, texts that are
 * missing. Each repair is kept only when the compiler finds less afterwards. Texts are added and removed only where
 * nothing else is wrong, because a misspelt name makes texts look unused or missing.
 *
 * @param options `gates`: also what decides who reaches something
 */
export async function fixProject(
  bench: Bench,
  { gates = false }: { readonly gates?: boolean } = {},
): Promise<Fixed> {
  const fixed = await repaired(bench, gates);
  return { ...fixed, gates: gates ? [] : gatesLeft(bench, fixed.left) };
}

async function repaired(bench: Bench, gates: boolean): Promise<Omit<Fixed, 'gates'>> {
  const repairs: Repair[] = [];
  let now = await bench.check();
  const repeat = async (
    round: (checked: CheckedDraft) => Promise<readonly Repair[]>,
  ): Promise<void> => {
    for (let count = 0; count < MOST_ROUNDS && now.diagnostics.length > 0; count += 1) {
      const made = await round(now);
      if (made.length === 0) return;
      repairs.push(...made);
      now = await bench.check();
    }
  };
  const words = wordsOf(now.sources, now.context);
  await repeat(async (checked) =>
    makeCauses(bench, checked, await suggestedRepairs(bench, checked, words, gates)),
  );
  await repeat((checked) => makeRepairs(bench, checked, renamedTexts(bench, checked)));
  if (now.diagnostics.some(isOtherError)) return { repairs, left: now };
  await repeat((checked) => makeRepairs(bench, checked, removedTexts(bench, checked)));
  const state = bench.draft.state();
  const added = addTexts(bench, now);
  const after = added.length > 0 ? await bench.check() : now;
  if (countsOf(after.diagnostics).errors <= countsOf(now.diagnostics).errors)
    return { repairs: [...repairs, ...added], left: after };
  bench.draft.restore(state);
  return { repairs, left: now };
}

function isOtherError({ severity, rule }: Diagnostic): boolean {
  return severity === 'error' && rule !== 'missing-text';
}
