import type { DraftFiles } from '../scaffold/draftFiles.ts';
import { readSources, type FileSystem } from './files.ts';

export interface FileChange {
  readonly path: string;
  readonly state: 'new' | 'changed';
  readonly before: string;
  readonly text: string;
}

export interface DraftProject extends DraftFiles {
  /** The project as it would be, for the compiler. */
  readonly files: Pick<FileSystem, 'read' | 'list'>;
  /** What differs from the disk, sorted by path. */
  changes(): readonly FileChange[];
}

/** A project with changes that are kept in memory until all of them are known to be right. */
export function draftProject(disk: Pick<FileSystem, 'read' | 'list'>): DraftProject {
  const changed = new Map<string, string>();
  const files = {
    read: (path: string) => changed.get(path) ?? disk.read(path),
    list: (folder: string) => {
      const added = [...changed.keys()].filter((path) => path.startsWith(`${folder}/`));
      return [...new Set([...disk.list(folder), ...added])].toSorted();
    },
  };
  return {
    files,
    read: files.read,
    write: (path, text) => changed.set(path, text),
    sources: () => readSources(files),
    changes: () =>
      [...changed]
        .map(([path, text]): FileChange => {
          const before = disk.read(path);
          const state = before === undefined ? 'new' : 'changed';
          return { path, state, before: before ?? '', text };
        })
        .filter(({ before, text }) => before !== text)
        .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
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
