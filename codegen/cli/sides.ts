import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { peopleByName } from '../access/expectations.ts';
import type { Person } from '../access/people.ts';
import { readSide, type ReadSide, type Side } from '../questions/side.ts';
import type { SourceSet } from '../read/sources.ts';
import { didYouMean, nearest } from '../schema/nearest.ts';
import { InvalidProject, UsageError, type CliEnvironment } from './environment.ts';
import { diskFiles, readSources, type FileSystem } from './files.ts';
import { gitFiles } from './gitFiles.ts';
import { readPersona } from './persona.ts';

/**
 * Reads one version of a project.
 *
 * @param written a folder, or a git commit, branch or tag of the project; the project folder itself when absent
 * @param shape the keys of the command's answer in JSON, empty
 * @throws UsageError when there is neither, InvalidProject when its manifests have errors
 */
export function openSide(
  written: string | undefined,
  project: string,
  env: CliEnvironment,
  shape: object,
): Side {
  const { files, name } = openFiles(written, project, env);
  const { sources, read } = readFiles(files);
  if (read.kind === 'side') return read.side;
  throw new InvalidProject(
    { diagnostics: read.diagnostics, sources },
    shape,
    `${name} cannot be read: its manifests have the errors above.`,
  );
}

/** Compiles a version without its hand-written code. */
function readFiles(files: Pick<FileSystem, 'read' | 'list'>): {
  readonly sources: SourceSet;
  readonly read: ReadSide;
} {
  const sources = readSources(files);
  return { sources, read: readSide(sources) };
}

function openFiles(
  written: string | undefined,
  project: string,
  env: CliEnvironment,
): { readonly files: Pick<FileSystem, 'read' | 'list'>; readonly name: string } {
  if (written === undefined) return { files: diskFiles(project), name: 'The project' };
  const folder = resolve(env.cwd, written);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return { files: diskFiles(folder), name: written };
  }
  const files = gitFiles(project, written);
  if (!files) {
    throw new UsageError(`${written} is neither a folder nor a git reference of ${project}.`);
  }
  return { files, name: written };
}

/**
 * The users of `--as`: accounts, roles, users of the expectations, or persona files.
 *
 * @throws UsageError when a word is none of these, or a file cannot be used
 */
export function peopleNamed(
  words: readonly string[] = [],
  { project, model }: Pick<Side, 'project' | 'model'>,
  env: CliEnvironment,
): readonly Person[] {
  const people = peopleByName(project.expectations?.value, model);
  const named = words.flatMap((word) => {
    const holders = people.get(word);
    if (holders) return holders;
    const file = resolve(env.cwd, word);
    if (existsSync(file)) {
      const read = readPersona(readFileSync(file, 'utf8'), model);
      if (read.kind === 'person') return read.person;
      throw new UsageError(`The persona ${word} cannot be used: ${read.message}.`);
    }
    const hint = didYouMean(nearest(word, people.keys()));
    throw new UsageError(`There is no role, no account and no persona file '${word}'.${hint}`);
  });
  return [...new Set(named)];
}
