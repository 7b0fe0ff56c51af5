import type { FileSystem } from '../../../codegen/cli/files.ts';

/** An in-memory file system that records what was done. */
export interface MemoryFiles extends FileSystem {
  readonly content: Map<string, string>;
  readonly written: string[];
  readonly removed: string[];
}

export function memoryFiles(start: Readonly<Record<string, string>> = {}): MemoryFiles {
  const content = new Map(Object.entries(start));
  const written: string[] = [];
  const removed: string[] = [];
  return {
    content,
    written,
    removed,
    read: (path) => content.get(path),
    list: (folder) =>
      [...content.keys()].filter((path) => path.startsWith(`${folder}/`)).toSorted(),
    write: (path, text) => {
      content.set(path, text);
      written.push(path);
    },
    remove: (path) => {
      content.delete(path);
      removed.push(path);
    },
  };
}
