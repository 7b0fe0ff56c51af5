import { hash } from 'node:crypto';
import type { SourceFile, TextUse, TextUseAt } from '../read/sources.ts';
import type { FileSystem } from './files.ts';
import { memoizeList } from '../read/memoize.ts';
import type { TextUseCache } from './textUseCache.ts';

/** Folders with hand-written TypeScript. */
const FOLDERS = ['src', 'sandbox'];
const TYPESCRIPT = /\.tsx?$/;

/** Hand-written files, and the text keys that they name. */
export interface HandWrittenCode {
  readonly files: readonly SourceFile[];
  readonly textUses: readonly TextUse[];
}

export function findCode(
  files: Pick<FileSystem, 'read' | 'list'>,
  folders: readonly string[] = FOLDERS,
): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    files.list(folder).flatMap((path) => {
      const text = TYPESCRIPT.test(path) ? files.read(path) : undefined;
      return text === undefined ? [] : [{ path, text }];
    }),
  );
}

/**
 * The text keys that hand-written code names. Importing ts-morph takes 350 ms, so it is imported only for a file
 * that may name a text and whose content is not in the cache.
 *
 * @param cache what earlier runs found; none when absent
 */
export function readCode(
  files: Pick<FileSystem, 'read' | 'list'>,
  cache?: TextUseCache,
): Promise<HandWrittenCode> {
  return usesOf(findCode(files), cache);
}

/**
 * A function that reads hand-written code each time it is called. Texts of a file that did not change are known.
 *
 * @param watched from the second call on, only the files below this folder are read; all of them when absent
 */
export function codeReader(
  files: Pick<FileSystem, 'read' | 'list'>,
  watched?: string,
  cache?: TextUseCache,
): () => Promise<HandWrittenCode> {
  const memory: Memory = new WeakMap();
  let before: ReadonlyMap<string, SourceFile> | undefined;
  const uses = memoizeList((code: readonly SourceFile[]) => usesOf(code, cache, memory));
  return () => {
    const found =
      before && watched !== undefined
        ? [...withoutFolder(before, watched), ...findCode(files, [watched])]
        : findCode(files);
    const code = found.map((file) => {
      const known = before?.get(file.path);
      return known?.text === file.text ? known : file;
    });
    before = new Map(code.map((file) => [file.path, file]));
    return uses(code);
  };
}

function withoutFolder(
  files: ReadonlyMap<string, SourceFile>,
  folder: string,
): readonly SourceFile[] {
  return [...files.values()].filter(({ path }) => !path.startsWith(`${folder}/`));
}

/** The text keys of each file object; a file that did not change stays the same object. */
type Memory = WeakMap<SourceFile, readonly TextUse[]>;

export async function usesOf(
  code: readonly SourceFile[],
  cache: TextUseCache | undefined,
  memory: Memory = new WeakMap(),
): Promise<HandWrittenCode> {
  if (code.some((file) => !memory.has(file))) await readUses(code, cache, memory);
  return { files: code, textUses: code.flatMap((file) => memory.get(file) ?? []) };
}

async function readUses(
  code: readonly SourceFile[],
  cache: TextUseCache | undefined,
  memory: Memory,
): Promise<void> {
  const { READER, mayNameTexts, readTextUses } = await import('../read/textUses.ts');
  const known = cache?.load(READER) ?? new Map<string, readonly TextUseAt[]>();
  const used = new Map<string, readonly TextUseAt[]>();
  for (const file of code) {
    if (!mayNameTexts(file)) {
      memory.set(file, []);
      continue;
    }
    const content = contentOf(file);
    const uses = known.get(content) ?? readTextUses((await import('ts-morph')).ts, file);
    used.set(content, uses);
    memory.set(
      file,
      uses.map((use) => ({ file: file.path, ...use })),
    );
  }
  const isNew = used.size !== known.size || [...used.keys()].some((content) => !known.has(content));
  if (isNew) cache?.save(READER, used);
}

/** The cache key of a file: its text, and whether it is parsed as TSX. */
function contentOf({ path, text }: SourceFile): string {
  return hash('sha256', `${path.endsWith('x') ? 'tsx' : 'ts'}\n${text}`);
}
