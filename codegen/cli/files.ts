import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { ReadableFiles } from '../edit/draft.ts';
import { FRAME } from '../read/catalogues.ts';
import { overrideOf } from '../read/overrides.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import { changeFiles, finishChanges } from './changeFiles.ts';
import { isWithin, type Confinement } from './confinement.ts';
import { frameTexts } from './frameTexts.ts';

/** Access to the text files below one folder; paths have forward slashes. */
export interface FileSystem extends ReadableFiles {
  /** Gives files these texts, and removes those that have none: all of them, or none when that fails at first. */
  change(texts: ReadonlyMap<string, string | undefined>): void;
}

/** Where nothing is and nothing is written. */
export const NO_FILES: FileSystem = {
  read: () => undefined,
  list: () => [],
  change: () => undefined,
};

/** The files read from each disk. */
const filesRead = new WeakMap<ReadableFiles, Map<string, SourceFile>>();

/** A file of a disk; while its text is the same it stays the same object, which watch mode relies on. */
export function sourceFile(files: ReadableFiles, path: string, text: string): SourceFile {
  const read = filesRead.get(files) ?? new Map<string, SourceFile>();
  filesRead.set(files, read);
  const known = read.get(path);
  if (known?.text === text) return known;
  const file = { path, text };
  read.set(path, file);
  return file;
}

/**
 * Reads every file of a project that the compiler uses.
 *
 * @param files access to the project folder
 */
export function readSources(files: ReadableFiles): SourceSet {
  const below = (folder: string, wanted: (path: string) => boolean): SourceFile[] =>
    files
      .list(folder)
      .filter(wanted)
      // A link that leads nowhere is like an empty file: the findings say what is missing in it.
      .map((path) => sourceFile(files, path, files.read(path) ?? ''));
  const frame = below(FRAME, isMeant);
  return {
    manifests: below('manifest', isMeant),
    locales: [...below('locales', isMeant), ...frame],
    ...(frame.length === 0 && { frame: frameTexts() }),
    overrides: below('src/overrides', (path) => overrideOf(path) !== undefined),
    pictures: files.list('brand'),
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
 *
 * @param confined outside of which nothing is there, also behind a link; nothing is changed unless it says so
 */
export function diskFiles(root: string, confined?: Confinement): FileSystem {
  const mayChange = confined?.write ?? true;
  if (mayChange) finishChanges(root);
  const at = (path: string) => `${root}/${path}`;
  const isReached = (path: string) => !confined || isWithin(confined.folder, path);
  const read = reader();
  return {
    read: (path) => ifThere(() => (isReached(at(path)) ? read(at(path)) : undefined)),
    list: (folder) => {
      const place = ifThere(() => realpathSync(at(folder)));
      const isListed = place !== undefined && isReached(place);
      const paths = isListed ? listBelow(at(folder), place, isReached) : [];
      return folder === '' ? paths : paths.map((path) => `${folder}/${path}`);
    },
    change: (texts) => {
      if (!mayChange) throw new Error('Nothing may be changed here.');
      changeFiles(root, texts);
    },
  };
}

/** A file that has changed so lately may change again without another time of change. */
const SURE_AFTER_MS = 1000;

/** Reads files; one that has not changed since it was read the last time is known (watch mode relies on it). */
function reader(): (path: string) => string {
  const known = new Map<string, { readonly mark: string; readonly text: string }>();
  return (path) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path);
    const mark = [ino, size, mtimeMs, ctimeMs].join(' ');
    const before = known.get(path);
    if (before?.mark === mark) return before.text;
    const text = readFileSync(path, 'utf8');
    if (Date.now() - ctimeMs > SURE_AFTER_MS) known.set(path, { mark, text });
    return text;
  };
}

/** Every file below a folder, sorted; links are followed, also to folders, but in no circle. */
function listBelow(
  folder: string,
  place: string,
  isReached: (path: string) => boolean,
  above: readonly string[] = [],
): readonly string[] {
  if (above.includes(place)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink() && !isReached(path)) return [];
      const isLinked =
        entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isDirectory();
      if (!isLinked && !entry.isDirectory()) return [entry.name];
      const inside = isLinked ? realpathSync(path) : `${place}/${entry.name}`;
      return listBelow(path, inside, isReached, [...above, place]).map(
        (below) => `${entry.name}/${below}`,
      );
    })
    .toSorted();
}

/** Undefined when the file does not exist, or is a link that leads nowhere. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return undefined;
    throw error;
  }
}
