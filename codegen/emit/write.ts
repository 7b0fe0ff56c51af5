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
  files: { change(texts: ReadonlyMap<string, string | undefined>): void },
): WrittenFiles {
  const texts = new Map<string, string | undefined>();
  const refused: { path: string; because: 'edited' | 'foreign' }[] = [];
  for (const file of plan) {
    if (file.kind === 'new' || file.kind === 'changed') texts.set(file.path, file.content);
    else if (file.kind === 'extra') texts.set(file.path, undefined);
    else if (file.kind === 'refused') refused.push({ path: file.path, because: file.because });
  }
  if (texts.size > 0) files.change(texts);
  const paths = [...texts.keys()];
  return {
    written: paths.filter((path) => texts.get(path) !== undefined),
    removed: paths.filter((path) => texts.get(path) === undefined),
    unchanged: plan.length - texts.size - refused.length,
    refused,
  };
}
