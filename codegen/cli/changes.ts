import type { Draft } from '../edit/draft.ts';
import { unifiedDiff } from '../edit/patch.ts';
import { UsageError } from './environment.ts';
import type { FileSystem } from './files.ts';

interface ToldChanges {
  /** Of all files, as `git apply` reads it. */
  readonly diff: string;
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/**
 * The changes of a draft, which are made only when they are to be written.
 *
 * @throws UsageError, with nothing changed, when a file is another one by now
 */
export function tellOrWrite(draft: Draft, files: FileSystem, write: boolean): ToldChanges {
  const changes = draft.changes();
  const diff = unifiedDiff(changes);
  if (!write) return { diff, written: [], removed: [] };
  const other = changes.find(
    ({ path, from, before }) =>
      files.read(from ?? path) !== before || (from !== undefined && files.read(path) !== undefined),
  );
  if (other) {
    throw new UsageError(`${other.path} was changed meanwhile. Nothing was written: try again.`);
  }
  const written: string[] = [];
  const removed: string[] = [];
  for (const { path, from, after } of changes) {
    if (from !== undefined) {
      files.remove(from);
      removed.push(from);
    }
    if (after === undefined) {
      files.remove(path);
      removed.push(path);
    } else {
      files.write(path, after);
      written.push(path);
    }
  }
  return { diff, written, removed };
}
