import type { Diagnostic } from '../report/diagnostic.ts';
import {
  identity,
  makeCauses,
  makeRepairs,
  type Bench,
  type CheckedDraft,
  type Repair,
} from './repair.ts';
import { definitionRepairs } from './definitionRepairs.ts';
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
  return { ...fixed, gates: gates ? [] : await gatesLeft(bench, fixed.left) };
}

async function repaired(bench: Bench, gates: boolean): Promise<Omit<Fixed, 'gates'>> {
  const repairs: Repair[] = [];
  let now = await bench.check();
  /** Mistakes hide others: goes on until nothing is made, or the findings are those of an earlier round. */
  const repeat = async (
    round: (checked: CheckedDraft) => Promise<readonly Repair[]>,
  ): Promise<void> => {
    const rounds = new Set<string>();
    while (now.diagnostics.length > 0) {
      const findings = now.diagnostics.map(identity).join('\n');
      const made = rounds.has(findings) ? [] : await round(now);
      if (made.length === 0) return;
      rounds.add(findings);
      repairs.push(...made);
      now = await bench.check();
    }
  };
  const words = wordsOf(now.sources, now.context);
  await repeat(async (checked) =>
    makeCauses(bench, checked, [
      ...(await suggestedRepairs(bench, checked, words, gates)),
      ...(await definitionRepairs(bench, checked, gates)),
    ]),
  );
  await repeat((checked) => makeRepairs(bench, checked, renamedTexts(bench, checked)));
  if (now.diagnostics.some(isOtherError)) return { repairs, left: now };
  await repeat((checked) => makeRepairs(bench, checked, removedTexts(checked)));
  await repeat(async (checked) => {
    const state = bench.draft.state();
    const added = addTexts(bench, checked);
    if (added.length === 0) return [];
    const after = await bench.check();
    if (countsOf(after.diagnostics).errors < countsOf(checked.diagnostics).errors) return added;
    bench.draft.restore(state);
    return [];
  });
  return { repairs, left: now };
}

function isOtherError({ severity, rule }: Diagnostic): boolean {
  return severity === 'error' && rule !== 'missing-text';
}
