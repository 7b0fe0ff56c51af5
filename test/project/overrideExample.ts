import { readFileSync } from 'node:fs';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';

export const PROJECT = process.cwd();

/** The files of an example in docs/overrides.md. */
export function exampleFiles(name: 'example' | 'react-admin' = 'example'): readonly SourceFile[] {
  const guide = readFileSync('docs/overrides.md', 'utf8');
  const [, part = ''] = guide.split(`<!-- ${name}:start -->`);
  const [example = ''] = part.split(`<!-- ${name}:end -->`);
  return [...example.matchAll(/^```tsx file=(\S+)\n([\s\S]*?)^```/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  );
}

export function withFiles(sources: SourceSet, files: readonly SourceFile[]): SourceSet {
  return { ...sources, overrides: [...sources.overrides, ...files] };
}
