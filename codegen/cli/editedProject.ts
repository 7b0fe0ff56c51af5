import type { ReadableFiles } from '../edit/draft.ts';
import { memoize } from 'es-toolkit/function';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadProject } from '../lsp/service.ts';
import { findMissingDefaultExports } from '../emit/defaultExports.ts';
import { diskFiles, readSources } from './files.ts';
import { codeReader } from './handWrittenCode.ts';
import { textUseCache } from './textUseCache.ts';

/** Reads a project with the texts that an editor has of its open files. */
export function projectReader(folder: string): ReadProject {
  const onDisk = diskFiles(folder);
  let disk = remembered(onDisk);
  let open: ReadonlyMap<string, string> = new Map();
  // One object for all readings: what has not changed since the last is not read again.
  const files: ReadableFiles = {
    read: (path) => open.get(path) ?? disk.read(path),
    list: (below) => [
      ...new Set([
        ...disk.list(below),
        ...[...open.keys()].filter((path) => path.startsWith(`${below}/`)),
      ]),
    ],
  };
  const readCode = codeReader(files, undefined, textUseCache(folder));
  return async (now, isDiskChanged) => {
    if (isDiskChanged) disk = remembered(onDisk);
    open = new Map(now);
    const code = await readCode();
    const sources = { ...readSources(files), textUses: code.textUses };
    return {
      sources,
      code: code.files,
      diagnostics: await findMissingDefaultExports(sources.overrides),
    };
  };
}

/** Files that are read once. */
function remembered({ read, list }: ReadableFiles): ReadableFiles {
  return { read: memoize(read), list: memoize(list) };
}

/** The address of the page about a rule, where the project has these pages. */
export function rulePages(folder: string): (rule: string) => string | undefined {
  return (rule) => {
    const page = join(folder, 'docs', 'rules', `${rule}.md`);
    return existsSync(page) ? pathToFileURL(page).href : undefined;
  };
}
