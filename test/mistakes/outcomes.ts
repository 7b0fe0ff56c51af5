import { compile } from '../../codegen/compile/compile.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { projectCode, projectSources } from '../projectSources.ts';
import { KINDS } from './kinds.ts';
import { chooseMistakes, type Mistake } from './mistakes.ts';

/** A mistake, and whether the compiler says so. */
export interface Outcome extends Omit<Mistake, 'files'> {
  /** The rules of its findings; none when it was not noticed. */
  readonly rules: readonly string[];
  /** How many findings it has. */
  readonly findings: number;
  /** The first finding stands in the file of the mistake. */
  readonly isTold: boolean;
}

/**
 * Makes single mistakes in the manifests and texts of this project, each in an untouched copy: of every kind in turn.
 *
 * @param seed chooses where they are made, repeatably
 */
export async function makeMistakes(seed: number, count: number): Promise<readonly Outcome[]> {
  const { textUses } = await projectCode();
  const sources = { ...projectSources(), textUses };
  const [finding] = compile(sources).diagnostics;
  if (finding) throw new Error(`There is a mistake already: ${finding.file} ${finding.message}`);
  const mistakes = chooseMistakes(sources, seed, count);
  const lacking = KINDS.slice(0, count).find(({ name }) =>
    mistakes.every(({ kind }) => kind !== name),
  );
  if (lacking || mistakes.length < count) {
    throw new Error(`Nothing in this project can be mistaken like this: ${lacking?.name}.`);
  }
  return mistakes.map(({ files, ...mistake }) => {
    const { diagnostics } = compile(withFiles(sources, files));
    const [first] = diagnostics;
    return {
      ...mistake,
      rules: [...new Set(diagnostics.map(({ rule }) => rule))],
      findings: diagnostics.length,
      isTold: first !== undefined && files.has(first.file),
    };
  });
}

function withFiles(sources: SourceSet, files: ReadonlyMap<string, string | undefined>): SourceSet {
  const swap = (folder: string, own: readonly SourceFile[]): readonly SourceFile[] => [
    ...own.filter(({ path }) => !files.has(path)),
    ...[...files].flatMap(([path, text]) =>
      text !== undefined && path.startsWith(`${folder}/`) ? [{ path, text }] : [],
    ),
  ];
  return {
    ...sources,
    manifests: swap('manifest', sources.manifests),
    locales: swap('locales', sources.locales),
  };
}
