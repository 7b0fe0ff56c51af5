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
      // Git takes a file without a line of its own for a part of the one before.
      const header = `diff --git a/${from ?? path} b/${path}\n`;
      return header + modeOf({ path, from, before, after }) + patch;
    })
    .join('');
}

function modeOf({
  path,
  from,
  before,
  after,
}: Omit<FileChange, 'from'> & { readonly from: string | undefined }): string {
  if (from !== undefined) return `rename from ${from}\nrename to ${path}\n`;
  if (before === undefined) return 'new file mode 100644\n';
  return after === undefined ? 'deleted file mode 100644\n' : '';
}
