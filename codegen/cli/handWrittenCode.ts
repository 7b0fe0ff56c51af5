import type { ReadableFiles } from '../edit/draft.ts';
import { hash } from 'node:crypto';
import type { SourceFile, TextUse, TextUseAt } from '../read/sources.ts';
import { memoizeList } from '../read/memoize.ts';
import { sourceFile } from './files.ts';
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
  files: ReadableFiles,
  folders: readonly string[] = FOLDERS,
): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    files.list(folder).flatMap((path) => {
      const text = TYPESCRIPT.test(path) ? files.read(path) : undefined;
      return text === undefined ? [] : [sourceFile(files, path, text)];
    }),
  );
}

/**
 * The text keys that hand-written code names.
 *
 * @param cache what earlier runs found; none when absent
 */
export function readCode(files: ReadableFiles, cache?: TextUseCache): Promise<HandWrittenCode> {
  return usesOf(findCode(files), cache);
}

/**
 * A function that reads hand-written code each time it is called. Texts of a file that did not change are known.
 *
 * @param watched from the second call on, only the files below this folder are read; all of them when absent
 */
export function codeReader(
  files: ReadableFiles,
  watched?: string,
  cache?: TextUseCache,
): () => Promise<HandWrittenCode> {
  let code: readonly SourceFile[] = [];
  const uses = memoizeList((found: readonly SourceFile[]) => usesOf(found, cache));
  return () => {
    const others = code.filter(({ path }) => !path.startsWith(`${watched}/`));
    code =
      watched === undefined || code.length === 0
        ? findCode(files)
        : [...others, ...findCode(files, [watched])];
    return uses(code);
  };
}

/** The text keys of each file object; a file that did not change stays the same object. */
const usesByFile = new WeakMap<SourceFile, readonly TextUse[]>();

/** Importing ts-morph takes 350 ms, so it is imported only for a file that may name a text and is not in the cache. */
export async function usesOf(
  code: readonly SourceFile[],
  cache: TextUseCache | undefined,
): Promise<HandWrittenCode> {
  if (code.some((file) => !usesByFile.has(file))) await readUses(code, cache);
  return { files: code, textUses: code.flatMap((file) => usesByFile.get(file) ?? []) };
}

async function readUses(
  code: readonly SourceFile[],
  cache: TextUseCache | undefined,
): Promise<void> {
  const { READER, mayNameTexts, readTextUses } = await import('../read/textUses.ts');
  const cached = cache?.load(READER) ?? new Map<string, readonly TextUseAt[]>();
  const used = new Map<string, readonly TextUseAt[]>();
  for (const file of code) usesByFile.set(file, []);
  for (const file of code.filter(mayNameTexts)) {
    const content = contentOf(file);
    const uses = cached.get(content) ?? readTextUses((await import('ts-morph')).ts, file);
    used.set(content, uses);
    usesByFile.set(
      file,
      uses.map((use) => ({ file: file.path, ...use })),
    );
  }
  const isNew =
    used.size !== cached.size || [...used.keys()].some((content) => !cached.has(content));
  if (isNew) cache?.save(READER, used);
}

/** The cache key of a file: its text, and whether it is parsed as TSX. */
function contentOf({ path, text }: SourceFile): string {
  return hash('sha256', `${path.endsWith('x') ? 'tsx' : 'ts'}\n${text}`);
}
