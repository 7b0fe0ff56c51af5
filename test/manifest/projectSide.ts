import { readSide, type Side } from '../../codegen/questions/side.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { projectSources } from '../projectSources.ts';

let side: Side | undefined;

/** The project's manifests, compiled once per worker. */
export function projectSide(): Side {
  side ??= sideOf(projectSources());
  return side;
}

/** The project with words of some files replaced; they must be there. */
export function changedSide(changes: readonly TextChange[]): Side {
  return sideOf(changedSources(changes));
}

/** Words of a file, and what replaces them. */
export type TextChange = readonly [file: string, before: string, after: string];

/** The files of the project with words of some replaced; they must be there. */
export function changedSources(changes: readonly TextChange[]): SourceSet {
  const all = projectSources();
  const open = new Set(changes);
  const change = (file: SourceFile): SourceFile =>
    changes.reduce((now, one) => {
      const [path, before, after] = one;
      if (path !== file.path || !now.text.includes(before)) return now;
      open.delete(one);
      return { path, text: now.text.replace(before, () => after) };
    }, file);
  const changed = {
    ...all,
    manifests: all.manifests.map(change),
    locales: all.locales.map(change),
  };
  if (open.size > 0) throw new Error(`Not found: ${[...open].join('; ')}`);
  return changed;
}

function sideOf(given: SourceSet): Side {
  const read = readSide(given);
  if (read.side) return read.side;
  throw new Error(JSON.stringify(read.diagnostics, undefined, 2));
}
