import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isWithin, realPath } from './confinement.ts';
import { UsageError } from './environment.ts';

/** Below the project folder: changes that are not finished. Not in version control. */
const WORK_FOLDER = '.gatehouse';
/** A change of a process: while its texts are being written, and when all of them are. */
const CHANGE = /^(unfinished|complete)-(\d+)$/;
/** In the folder of a change: the new texts at their paths, and the paths of files that go. */
const TEXTS = 'texts';
const GONE = 'gone';
const MAYBE = { throwIfNoEntry: false } as const;

/**
 * Writes and removes files of a project. All texts are written aside first and then moved, so that a reader or a full
 * disk never finds half a file, and a kill no half change: until all texts are written nothing has changed, and from
 * then on `finishChanges` does what is left. Creates missing folders, and removes folders that become empty.
 *
 * @param texts by path, with forward slashes; a file without a text is removed
 * @throws UsageError, with nothing changed, when links lead out of the project
 */
export function changeFiles(root: string, texts: ReadonlyMap<string, string | undefined>): void {
  const unfinished = join(root, WORK_FOLDER, `unfinished-${process.pid}`);
  const complete = join(root, WORK_FOLDER, `complete-${process.pid}`);
  for (const path of texts.keys()) refuseOutside(root, dirname(join(root, path)));
  refuseOutside(root, dirname(unfinished));
  try {
    mkdirSync(join(unfinished, TEXTS), { recursive: true });
    const gone: string[] = [];
    for (const [path, text] of texts) {
      if (text === undefined) gone.push(path);
      else {
        const aside = join(unfinished, TEXTS, path);
        mkdirSync(dirname(aside), { recursive: true });
        writeFileSync(aside, text);
      }
    }
    writeFileSync(join(unfinished, GONE), gone.join('\n'));
    renameSync(unfinished, complete);
    takePlaces(root, complete, () => true);
  } finally {
    discard(complete, unfinished);
  }
}

/**
 * What commands have left that were killed: complete changes are made, others are removed. A file that somebody has
 * changed since stays as it is.
 */
export function finishChanges(root: string): void {
  const folder = join(root, WORK_FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, state, id] = CHANGE.exec(name) ?? [];
    if (id === undefined || isRunning(Number(id))) continue;
    const left = join(folder, name);
    const taken = join(folder, `complete-${process.pid}`);
    refuseOutside(root, folder);
    if (state === 'unfinished') rmSync(left, { recursive: true, force: true });
    else if (isMoved(left, taken)) {
      const { mtimeMs } = statSync(join(taken, GONE));
      takePlaces(root, taken, (place) => (statSync(place, MAYBE)?.mtimeMs ?? 0) <= mtimeMs);
      discard(taken, join(folder, `unfinished-${process.pid}`));
    }
  }
}

/** Moves the texts of a complete change to their places, after the files that go. */
function takePlaces(root: string, complete: string, mayChange: (place: string) => boolean): void {
  const gone = readFileSync(join(complete, GONE), 'utf8').split('\n').filter(Boolean);
  for (const path of gone) {
    const place = join(root, path);
    refuseOutside(root, dirname(place));
    if (mayChange(place)) rmSync(place, { force: true });
    removeEmptyFolders(dirname(place), root);
  }
  const texts = join(complete, TEXTS);
  for (const entry of readdirSync(texts, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const aside = join(entry.parentPath, entry.name);
    const place = join(root, relative(texts, aside));
    refuseOutside(root, dirname(place));
    mkdirSync(dirname(place), { recursive: true });
    if (mayChange(place)) renameSync(aside, place);
  }
}

/** Removes a change; as an unfinished one, because a kill in the middle must not leave half of a complete one. */
function discard(complete: string, unfinished: string): void {
  rmSync(unfinished, { recursive: true, force: true });
  if (!existsSync(complete)) return;
  renameSync(complete, unfinished);
  rmSync(unfinished, { recursive: true, force: true });
}

/** False when another command has taken it over. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (cause) {
    if (existsSync(from)) throw cause;
    return false;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (cause) {
    // A process of somebody else may not be asked.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

/** @throws UsageError when links lead the folder out of the project */
function refuseOutside(root: string, folder: string): void {
  if (isWithin(root, folder)) return;
  const path = relative(root, folder).split(sep).join('/');
  throw new UsageError(
    `${path}/ is a link or below one, and leads out of the project, to ${realPath(folder)}. Nothing is written there: put a folder in its place.`,
  );
}

function removeEmptyFolders(folder: string, root: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder), root);
}
