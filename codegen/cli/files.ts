import type { ReadableFiles } from '../edit/draft.ts';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { overrideOf } from '../read/overrides.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import { changeFiles, finishChanges } from './changeFiles.ts';

/** Access to the text files below one folder; paths have forward slashes. */
export interface FileSystem extends ReadableFiles {
  /** Gives files these texts, and removes those that have none: all of them, or none when that fails at first. */
  change(texts: ReadonlyMap<string, string | undefined>): void;
}

/**
 * The files read last from each disk: a file whose text did not change stays the same object (watch mode relies on
 * it).
 */
const lastRead = new WeakMap<object, ReadonlyMap<string, SourceFile>>();

/**
 * Reads every file of a project that the compiler uses.
 *
 * @param files access to the project folder
 */
export function readSources(files: ReadableFiles): SourceSet {
  const before = lastRead.get(files) ?? new Map<string, SourceFile>();
  const now = new Map<string, SourceFile>();
  lastRead.set(files, now);
  const below = (folder: string, wanted: (path: string) => boolean): SourceFile[] =>
    files.list(folder).flatMap((path) => {
      if (!wanted(path)) return [];
      // A link that leads nowhere is like an empty file: the findings say what is missing in it.
      const text = files.read(path) ?? '';
      const known = before.get(path);
      const source = known?.text === text ? known : { path, text };
      now.set(path, source);
      return [source];
    });
  return {
    manifests: below('manifest', isMeant),
    locales: below('locales', isMeant),
    overrides: below('src/overrides', (path) => overrideOf(path) !== undefined),
  };
}

/** What systems and editors leave behind: hidden files, copies and locks. */
const LEFT_BEHIND = /(?:^|\/)\.|~$|\.(?:sw[a-z]|orig|rej|bak|tmp)$/;

/** Has a user put the file there? Then it is read, or a finding says that nothing reads it. */
function isMeant(path: string): boolean {
  return !LEFT_BEHIND.test(path);
}

/**
 * The files on disk below `root`: the one place where commands write. Reading follows links; writing through one that
 * leads out of the project is refused. What a killed command has left is finished or removed first.
 */
export function diskFiles(root: string): FileSystem {
  finishChanges(root);
  const at = (path: string) => join(root, ...path.split('/'));
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    list: (folder) => listBelow(root, at(folder)),
    change: (texts) => changeFiles(root, texts),
  };
}

/** Every file below a folder; links are followed, also to folders, but in no circle. */
function listBelow(root: string, folder: string, above: readonly string[] = []): readonly string[] {
  if (!existsSync(folder)) return [];
  const place = realpathSync(folder);
  if (above.includes(place)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const isFolder = entry.isSymbolicLink()
        ? statSync(path, { throwIfNoEntry: false })?.isDirectory()
        : entry.isDirectory();
      if (isFolder) return listBelow(root, path, [...above, place]);
      return [relative(root, path).split(sep).join('/')];
    })
    .toSorted();
}
