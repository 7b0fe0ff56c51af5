import { expect } from 'vitest';
import { benchFor } from '../../../codegen/cli/checkDraft.ts';
import { readSources } from '../../../codegen/cli/files.ts';
import type { TextUseCache } from '../../../codegen/cli/textUseCache.ts';
import { Draft, type ReadableFiles } from '../../../codegen/edit/draft.ts';
import { fixProject } from '../../../codegen/edit/fix.ts';

interface Wishes {
  readonly gates?: boolean;
  /** The project as it was committed, where it is another one than before the mistake. */
  readonly committed?: ReadableFiles;
  readonly cache?: TextUseCache | undefined;
  /** How its files are read. */
  readonly read?: typeof readSources;
}

/** A project with one mistake, and what `fix` makes of it. */
export async function fixed(
  project: ReadableFiles,
  file: string,
  from: string | RegExp,
  to: string,
  { gates = false, committed, cache, read = readSources }: Wishes = {},
) {
  const before = new Draft(project);
  const text = before.read(file) ?? '';
  before.set(file, text.replace(from, to));
  expect(before.read(file)).not.toBe(text);
  const draft = new Draft(before);
  const bench = benchFor(draft, cache, committed && (() => read(committed)), read);
  const { diagnostics } = await bench.check();
  const result = await fixProject(bench, { gates });
  return {
    suggestions: diagnostics
      .filter(({ rule }) => rule.startsWith('unknown-'))
      .flatMap(({ suggestion }) => suggestion ?? []),
    repairs: result.repairs.map(({ about }) => about),
    gates: result.gates.map(({ about }) => about),
    errors: result.left.diagnostics.filter(({ severity }) => severity === 'error').length,
    isUnchanged: draft.changes().length === 0,
    isAsMeant: draft.read(file) === text,
  };
}
