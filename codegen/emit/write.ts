import type { Plan } from './plan.ts';

interface WrittenFiles {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly refused: readonly { readonly path: string; readonly because: 'edited' | 'foreign' }[];
}

/** Carries out a plan. Unchanged files keep their modification time; refused files are not touched. */
export function writePlan(
  plan: Plan,
  files: { write(path: string, text: string): void; remove(path: string): void },
): WrittenFiles {
  const written: string[] = [];
  const removed: string[] = [];
  const refused: { path: string; because: 'edited' | 'foreign' }[] = [];
  let unchanged = 0;
  for (const file of plan) {
    switch (file.kind) {
      case 'new':
      case 'changed':
        files.write(file.path, file.content);
        written.push(file.path);
        break;
      case 'extra':
        files.remove(file.path);
        removed.push(file.path);
        break;
      case 'refused':
        refused.push({ path: file.path, because: file.because });
        break;
      case 'unchanged':
        unchanged += 1;
    }
  }
  return { written, removed, unchanged, refused };
}
