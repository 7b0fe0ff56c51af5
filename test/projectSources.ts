import { diskFiles, readSources } from '../codegen/cli/files.ts';
import { readCode } from '../codegen/cli/handWrittenCode.ts';
import { textUseCache } from '../codegen/cli/textUseCache.ts';
import type { SourceSet } from '../codegen/read/sources.ts';
import { engineFolder } from '../codegen/read/engineFolder.ts';

const disk = diskFiles(engineFolder());
let sources: SourceSet | undefined;
let code: ReturnType<typeof readCode> | undefined;

/**
 * The manifests, texts and hand-written pages of this project, read once per worker; must not be changed. What the
 * compiler has found out of these objects for one test, it knows for the next.
 */
export function projectSources(): SourceSet {
  sources ??= readSources(disk);
  return sources;
}

/** The hand-written code of this project, and the texts that it names. */
export function projectCode(): ReturnType<typeof readCode> {
  code ??= readCode(disk, textUseCache(engineFolder()));
  return code;
}
