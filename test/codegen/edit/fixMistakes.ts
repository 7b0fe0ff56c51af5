import { benchFor } from '../../../codegen/cli/checkDraft.ts';
import { readSources } from '../../../codegen/cli/files.ts';
import type { TextUseCache } from '../../../codegen/cli/textUseCache.ts';
import { Draft, type ReadableFiles } from '../../../codegen/edit/draft.ts';
import { fixProject } from '../../../codegen/edit/fix.ts';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { withKnown } from '../../knownSources.ts';
import type { Kind } from '../../mistakes/kind.ts';
import { chooseMistakes, type Mistake } from '../../mistakes/mistakes.ts';

/** A mistake, and what `fix` made of it. */
interface FixedMistake extends Omit<Mistake, 'files'> {
  readonly errorsBefore: number;
  readonly errorsAfter: number;
  readonly found: readonly string[];
  readonly left: readonly string[];
  readonly repairs: readonly string[];
  /** Every file is as it was before the mistake. */
  readonly isUndone: boolean;
  /** A second run changes nothing. */
  readonly isSettled: boolean;
}

/** Makes single mistakes in a project, of every kind in turn, and lets `fix` repair each. */
export async function fixMistakes(
  project: ReadableFiles,
  seed: number,
  count: number,
  kinds: readonly Kind[],
  cache?: TextUseCache,
): Promise<readonly FixedMistake[]> {
  const kept = new Draft(project);
  const known = readSources(kept);
  const read: typeof readSources = (files) => withKnown(readSources(files), known);
  const fixed: FixedMistake[] = [];
  for (const { files, ...mistake } of chooseMistakes(known, seed, count, kinds)) {
    const before = new Draft(kept);
    for (const [path, text] of files) before.set(path, text);
    const draft = new Draft(before);
    const bench = benchFor(draft, cache, undefined, read);
    const { diagnostics } = await bench.check();
    const { repairs, left } = await fixProject(bench, { gates: true });
    const state = JSON.stringify([...draft.state()]);
    const again = await fixProject(bench, { gates: true });
    fixed.push({
      ...mistake,
      errorsBefore: errorsIn(diagnostics),
      errorsAfter: errorsIn(left.diagnostics),
      found: diagnostics.map(({ rule, message }) => `${rule}: ${message}`),
      left: left.diagnostics.map(({ rule, message }) => `${rule}: ${message}`),
      repairs: repairs.map(({ about }) => about),
      isUndone: [...draft.state().keys(), ...files.keys()].every(
        (path) => draft.read(path) === kept.read(path),
      ),
      isSettled: again.repairs.length === 0 && state === JSON.stringify([...draft.state()]),
    });
  }
  return fixed;
}

function errorsIn(findings: readonly Diagnostic[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}
