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
    change: (texts) => {
      for (const [path, text] of texts) {
        (text === undefined ? removed : written).push(path);
        if (text === undefined) content.delete(path);
        else content.set(path, text);
      }
    },
  };
}
