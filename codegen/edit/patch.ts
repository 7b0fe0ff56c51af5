import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from './draft.ts';

const NOTHING = '/dev/null';

/** Changes as a unified diff, as `git apply` reads it; empty when there are none. */
export function unifiedDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, from, before, after }) => {
      const patch =
        before === after
          ? ''
          : createTwoFilesPatch(
              before === undefined ? NOTHING : `a/${from ?? path}`,
              after === undefined ? NOTHING : `b/${path}`,
              before ?? '',
              after ?? '',
              undefined,
              undefined,
              { headerOptions: FILE_HEADERS_ONLY },
            );
      if (from === undefined) return patch;
      return `diff --git a/${from} b/${path}\nrename from ${from}\nrename to ${path}\n${patch}`;
    })
    .join('');
}
