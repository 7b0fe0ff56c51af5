import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from './draft.ts';

const NOTHING = '/dev/null';

/** Changes as a unified diff, as `git apply` reads it; empty when there are none. */
export function unifiedDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, from = path, before, after }) => {
      const mode =
        from !== path
          ? `rename from ${from}\nrename to ${path}\n`
          : before === undefined
            ? 'new file mode 100644\n'
            : after === undefined
              ? 'deleted file mode 100644\n'
              : '';
      const names = [
        before === undefined ? NOTHING : `a/${from}`,
        after === undefined ? NOTHING : `b/${path}`,
      ] as const;
      const options = { headerOptions: FILE_HEADERS_ONLY };
      const texts = [before ?? '', after ?? ''] as const;
      const patch =
        before === after
          ? ''
          : createTwoFilesPatch(...names, ...texts, undefined, undefined, options);
      // Git takes a file without a line of its own for a part of the one before.
      return `diff --git a/${from} b/${path}\n${mode}${patch}`;
    })
    .join('');
}
