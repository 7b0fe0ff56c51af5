import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { debounce } from 'es-toolkit/function';

/** Editors write a file in several steps; changes within this time count as one. */
const SETTLE_MS = 15;

/**
 * Calls `changed` after every change below some folders. Each folder is watched by itself, because a recursive
 * watcher of Linux follows files: one that is replaced, as editors, `sed -i` and git do, is lost to it.
 *
 * @param folders those that do not exist are left out
 * @returns stops watching
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const observe = () => {
    const wanted = new Set(folders.flatMap(foldersIn));
    for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder);
    for (const folder of wanted) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, settled);
      // A folder that was removed is found missing after the change.
      watcher.on('error', () => drop(folder));
      watchers.set(folder, watcher);
    }
  };
  const settled = debounce(() => {
    observe();
    changed();
  }, SETTLE_MS);
  observe();
  return () => {
    settled.cancel();
    for (const folder of watchers.keys()) drop(folder);
  };
}

/** A folder and all folders below it. */
function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...below
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ];
}
