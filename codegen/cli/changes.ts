import { Option, type Command } from 'commander';
import type { Draft } from '../edit/draft.ts';
import { unifiedDiff } from '../edit/patch.ts';
import { UsageError } from './environment.ts';
import type { FileSystem } from './files.ts';

/** Adds `--write` to a command, and `--dry-run`, which says what it does without. */
export function addWriteOptions(command: Command): Command {
  const dryRun = new Option('--dry-run', 'show the changes and write nothing, as without --write');
  return command.option('--write', 'change the files').addOption(dryRun.conflicts('write'));
}

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
  const texts = new Map<string, string | undefined>();
  for (const { path, from, after } of changes) {
    if (from !== undefined) texts.set(from, undefined);
    texts.set(path, after);
  }
  if (texts.size > 0) files.change(texts);
  const paths = [...texts.keys()];
  return {
    diff,
    written: paths.filter((path) => texts.get(path) !== undefined),
    removed: paths.filter((path) => texts.get(path) === undefined),
  };
}
