import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from './draft.ts';

const NOTHING = '/dev/null';

/** Changes as a unified diff, as `git apply` and `patch -p1` read it; empty when there are none. */
export function unifiedDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(
        before === undefined ? NOTHING : `a/${path}`,
        after === undefined ? NOTHING : `b/${path}`,
        before ?? '',
        after ?? '',
        undefined,
        undefined,
        { headerOptions: FILE_HEADERS_ONLY },
      ),
    )
    .join('');
}
