import { isAbsolute, relative, resolve, sep } from 'node:path';
import { compile } from '../compile/compile.ts';
import { Draft, type ReadableFiles } from '../edit/draft.ts';
import { newFindings } from '../edit/repair.ts';
import type { SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { UsageError, type CliEnvironment } from './environment.ts';
import { readSources } from './files.ts';
import { changedSince, gitFiles } from './gitFiles.ts';

/** Folders of files that are checked. */
const CHECKED = ['manifest', 'locales', 'src', 'sandbox'];

/**
 * The project of `validate --changed-since` and `--stdin`.
 *
 * @throws UsageError when the reference or the path is none of the project
 */
export async function changedProject(
  folder: string,
  disk: ReadableFiles,
  options: { readonly changedSince?: string; readonly stdin?: string },
  env: CliEnvironment,
): Promise<{
  readonly files: ReadableFiles;
  /**
   * The findings that the change has brought: those in its files or about a place in them, and those elsewhere that
   * were not there before.
   */
  readonly brought: (found: readonly Diagnostic[], sources: SourceSet) => readonly Diagnostic[];
}> {
  const { changedSince: reference, stdin } = options;
  const draft = new Draft(disk);
  const changed = new Set<string>();
  if (stdin !== undefined) {
    const path = pathIn(folder, stdin, env);
    draft.set(path, await env.readStdin());
    changed.add(path);
  }
  let before = disk;
  if (reference !== undefined) {
    const since = changedSince(folder, reference);
    const committed = gitFiles(folder, reference);
    if (!since || !committed) {
      throw new UsageError(`${reference} is no git commit, branch or tag of ${folder}.`);
    }
    for (const path of since) changed.add(path);
    before = committed;
  }
  return {
    files: draft,
    brought: (found, { textUses }) => {
      const isOf = ({ file, related = [] }: Diagnostic): boolean =>
        changed.has(file) || related.some((place) => changed.has(place.file));
      if (found.every(isOf)) return found;
      // Hand-written code counts as that of before.
      const old = compile({ ...readSources(before), textUses }).diagnostics;
      const brought = new Set(newFindings(old, found));
      return found.filter((finding) => isOf(finding) || brought.has(finding));
    },
  };
}

function pathIn(folder: string, written: string, env: CliEnvironment): string {
  // An editor gives the whole path, a hook one from the project folder.
  const absolute = isAbsolute(written) ? written : resolve(folder, written);
  const path = relative(folder, absolute).split(sep).join('/');
  if (!CHECKED.some((name) => path.startsWith(`${name}/`))) {
    throw new UsageError(
      `${relative(env.cwd, absolute)} is not checked: give a path below ${CHECKED.join(', ')} of the project.`,
    );
  }
  return path;
}
