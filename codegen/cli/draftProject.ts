import type { DraftFiles } from '../scaffold/draftFiles.ts';
import { Draft } from '../edit/draft.ts';
import { readSources, type FileSystem } from './files.ts';

export interface FileChange {
  readonly path: string;
  readonly state: 'new' | 'changed';
  readonly before: string;
  readonly text: string;
}

export interface DraftProject extends DraftFiles {
  /** What differs from the disk, sorted by path. */
  changes(): readonly FileChange[];
}

/** A project with changes that are kept in memory until all of them are known to be right. */
export function draftProject(disk: Pick<FileSystem, 'read' | 'list'>): DraftProject {
  const draft = new Draft(disk);
  return {
    read: (path) => draft.read(path),
    write: (path, text) => draft.set(path, text),
    sources: () => readSources(draft),
    changes: () =>
      draft.changes().map(({ path, before, after = '' }) => ({
        path,
        state: before === undefined ? 'new' : 'changed',
        before: before ?? '',
        text: after,
      })),
  };
}

/** Writes every change; each file as a whole or not at all. */
export function writeChanges(changes: readonly FileChange[], disk: FileSystem): void {
  for (const { path, text } of changes) disk.write(path, text);
}

/** The lines that a change adds, with the number of the first one: what a person wants to see of it. */
export function addedLines({ before, text }: FileChange): readonly string[] {
  const now = text.split('\n');
  if (before === '') return now.slice(0, -1).map((line, index) => `${index + 1}: ${line}`);
  const old = before.split('\n');
  const lines: string[] = [];
  let at = 0;
  for (const [index, line] of now.entries()) {
    if (line === old[at]) {
      at += 1;
    } else if (!(index === now.length - 1 && line === '')) {
      lines.push(`${index + 1}: ${line}`);
      // A line that was changed rather than added.
      if (now[index + 1] === old[at + 1]) at += 1;
    }
  }
  return lines;
}
