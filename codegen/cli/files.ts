import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { overrideOf } from '../read/overrides.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import { UsageError } from './environment.ts';

/** Access to the text files below one folder; paths have forward slashes. */
export interface FileSystem {
  /** Undefined when the file does not exist. */
  read(path: string): string | undefined;
  /** Every file below a folder, sorted; empty when the folder does not exist. */
  list(folder: string): readonly string[];
  write(path: string, text: string): void;
  remove(path: string): void;
}

/** Below the project folder: files that are not finished. Not in version control. */
const WORK_FOLDER = '.gatehouse';

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
export function readSources(files: Pick<FileSystem, 'read' | 'list'>): SourceSet {
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
 * The files on disk below `root`: the one place where commands write. Creates missing folders, and removes folders
 * that become empty. Reading follows links; writing through one that leads out of the project is refused.
 */
export function diskFiles(root: string): FileSystem {
  const at = (path: string) => join(root, ...path.split('/'));
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    list: (folder) => listBelow(root, at(folder)),
    write: (path, text) => {
      // Written aside and moved: a reader, a kill or a full disk never finds half a file.
      const aside = at(`${WORK_FOLDER}/unfinished-${process.pid}`);
      for (const place of [at(path), aside]) refuseOutside(root, dirname(place));
      mkdirSync(dirname(at(path)), { recursive: true });
      mkdirSync(dirname(aside), { recursive: true });
      try {
        writeFileSync(aside, text);
        renameSync(aside, at(path));
      } catch (error) {
        rmSync(aside, { force: true });
        throw error;
      }
    },
    remove: (path) => {
      refuseOutside(root, dirname(at(path)));
      rmSync(at(path), { force: true });
      removeEmptyFolders(dirname(at(path)), root);
    },
  };
}

/** @throws UsageError when links lead the folder out of the project */
function refuseOutside(root: string, folder: string): void {
  const home = realFolder(root);
  const real = realFolder(folder);
  if (real === home || real.startsWith(home.endsWith(sep) ? home : home + sep)) return;
  const path = relative(root, folder).split(sep).join('/');
  throw new UsageError(
    `${path}/ is a link or below one, and leads out of the project, to ${real}. Nothing is written there: put a folder in its place.`,
  );
}

/** Where a folder is or would be, without links. */
function realFolder(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const above = dirname(folder);
  return above === folder ? folder : join(realFolder(above), basename(folder));
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

function removeEmptyFolders(folder: string, root: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder), root);
}
