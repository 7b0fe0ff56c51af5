import { readFileSync } from 'node:fs';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';

export const PROJECT = process.cwd();
export const project = readSources(diskFiles(PROJECT));

/** The files of the example in docs/overrides.md. */
export function exampleFiles(): readonly SourceFile[] {
  const guide = readFileSync('docs/overrides.md', 'utf8');
  const example = /<!-- example:start -->([\s\S]*)<!-- example:end -->/.exec(guide)?.[1] ?? '';
  return [...example.matchAll(/^```tsx file=(\S+)\n([\s\S]*?)^```/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  );
}

export function withFiles(sources: SourceSet, files: readonly SourceFile[]): SourceSet {
  return { ...sources, overrides: [...sources.overrides, ...files] };
}
