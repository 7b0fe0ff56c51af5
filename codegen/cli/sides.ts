import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { peopleOfRoles, personOfRole, type Person } from '../access/people.ts';
import { readSide, type ReadSide, type Side } from '../questions/side.ts';
import type { SourceSet } from '../read/sources.ts';
import { InvalidProject, UsageError, type CliEnvironment } from './environment.ts';
import { diskFiles, readSources, type FileSystem } from './files.ts';
import { gitFiles } from './gitFiles.ts';
import { personIn, readPersonas } from './personaFiles.ts';

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
 * The users of persona files, as they are in a version.
 *
 * @throws UsageError when a file cannot be used
 */
export function peopleFrom(
  personas: readonly string[],
  side: Side,
  env: CliEnvironment,
): readonly Person[] {
  return readPersonas(personas, side.model, env).map((persona) => personIn(persona, side.model));
}

/**
 * The users of `--as`: built-in roles by name, or persona files. All roles when it is absent.
 *
 * @throws UsageError when a word is neither
 */
export function peopleNamed(
  words: readonly string[] | undefined,
  side: Side,
  env: CliEnvironment,
): readonly Person[] {
  const { roles } = side.model;
  if (!words) return peopleOfRoles(roles);
  return words.flatMap((word) => {
    const role = roles.find(({ name }) => name === word);
    return role ? [personOfRole(role)] : peopleFrom([word], side, env);
  });
}
