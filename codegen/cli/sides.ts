import type { ReadableFiles } from '../edit/draft.ts';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { peopleByName } from '../access/expectations.ts';
import type { Person } from '../access/people.ts';
import { readSide, type Side } from '../questions/side.ts';
import { didYouMean, nearest } from '../schema/nearest.ts';
import { collect } from './command.ts';
import { isWithin } from './confinement.ts';
import { InvalidProject, UsageError, type CliEnvironment } from './environment.ts';
import { diskFiles, readSources } from './files.ts';
import { gitFiles, referencesOf } from './gitFiles.ts';
import { readPersona } from './persona.ts';

/**
 * Reads one version of a project.
 *
 * @param written a folder, or a git commit, branch or tag of the project; the project folder itself when absent
 * @param shape the keys of the command's answer in JSON, empty
 * @param isFormer an earlier version, of which the rules of today may find what those of its time did not
 * @throws UsageError when there is neither, InvalidProject when its manifests have errors
 */
export function openSide(
  written: string | undefined,
  project: string,
  env: CliEnvironment,
  shape: object,
  isFormer = false,
): Side {
  const files =
    written === undefined ? diskFiles(project, env.confined) : openFiles(written, project, env);
  const sources = readSources(files);
  const { side, diagnostics } = readSide(sources, isFormer);
  if (side) return side;
  throw new InvalidProject(
    { diagnostics, sources },
    shape,
    `${written ?? 'The project'} cannot be read: its manifests have the errors above.`,
  );
}

function openFiles(written: string, project: string, env: CliEnvironment): ReadableFiles {
  const folder = placeOf(written, env);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return diskFiles(folder, env.confined);
  }
  const files = gitFiles(project, written);
  if (files) return files;
  const hint = didYouMean(nearest(written, referencesOf(project)));
  throw new UsageError(`${written} is neither a folder nor a git reference of ${project}.${hint}`);
}

/** @throws UsageError when the environment is confined, and the path leads out */
function placeOf(written: string, { cwd, confined }: CliEnvironment): string {
  const place = resolve(cwd, written);
  if (!confined || isWithin(confined.folder, place)) return place;
  throw new UsageError(`${written} is not in the project: name a folder or a file in it.`);
}

/** The option of a command that also tells of users who are no accounts. */
export const OTHER_PEOPLE = [
  '--as <who>',
  'besides the accounts, a persona file or a person of the expectations',
  collect,
] as const;

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
    const file = placeOf(word, env);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
      const read = readPersona(readFileSync(file, 'utf8'), model);
      if (read.kind === 'person') return read.person;
      throw new UsageError(`The persona ${word} cannot be used: ${read.message}.`);
    }
    const hint = didYouMean(nearest(word, people.keys()));
    throw new UsageError(`There is no role, no account and no persona file '${word}'.${hint}`);
  });
  return [...new Set(named)];
}
