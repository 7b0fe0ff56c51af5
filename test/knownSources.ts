import type { SourceFile, SourceSet } from '../codegen/read/sources.ts';

/** These sources, with the objects of `known` for files that are the same: of those the compiler knows everything. */
export function withKnown(sources: SourceSet, known: SourceSet): SourceSet {
  const part = (name: 'manifests' | 'locales' | 'overrides'): readonly SourceFile[] => {
    const byPath = new Map(known[name].map((file) => [file.path, file]));
    return sources[name].map((file) => {
      const before = byPath.get(file.path);
      return before?.text === file.text ? before : file;
    });
  };
  return {
    ...sources,
    manifests: part('manifests'),
    locales: part('locales'),
    overrides: part('overrides'),
  };
}
