import { CATALOGUES, GENERATED } from './paths.ts';
import { originOf, type GeneratedFile } from './header.ts';

/** What to do with one file of `generated/`. */
export type PlannedFile =
  | { readonly kind: 'new' | 'changed'; readonly path: string; readonly content: string }
  /** `extra`: generated earlier and no longer produced. */
  | { readonly kind: 'unchanged' | 'extra'; readonly path: string }
  /** Not overwritten, because somebody edited it or because it was not generated. */
  | { readonly kind: 'refused'; readonly path: string; readonly because: 'edited' | 'foreign' };

export type Plan = readonly PlannedFile[];

/** All files, those that are committed, or the texts alone, which are not. */
export type PlanScope = 'all' | 'committed' | 'texts';

export interface PlanOptions {
  /** Overwrite or delete refused files, too. */
  readonly force: boolean;
  readonly scope: PlanScope;
}

/**
 * Compares the produced files with those on disk. Files that were not generated and are not in the way are not in
 * the plan, so they are never touched.
 *
 * @param produced what the manifests produce
 * @param existing path and content of every file below `generated/`
 */
export function planFiles(
  produced: readonly GeneratedFile[],
  existing: ReadonlyMap<string, string>,
  options: PlanOptions,
): Plan {
  const wanted = new Set(produced.map(({ path }) => path));
  const plan = [
    ...produced.map((file) => planOne(file, existing.get(file.path), options)),
    ...[...existing].flatMap(([path, content]) =>
      wanted.has(path) ? [] : planLeftOver(path, content, options),
    ),
  ];
  if (options.scope === 'all') return plan;
  const ofTexts = options.scope === 'texts';
  return plan.filter(({ path }) => path.startsWith(`${CATALOGUES}/`) === ofTexts);
}

function planOne(
  { path, content }: GeneratedFile,
  present: string | undefined,
  { force }: PlanOptions,
): PlannedFile {
  if (present === undefined) return { kind: 'new', path, content };
  if (present === content) return { kind: 'unchanged', path };
  const origin = originOf(present);
  // An empty file holds nothing of anybody: a full disk left it.
  const blocks = origin !== 'intact' && present.trim() !== '';
  if (blocks && !force) return { kind: 'refused', path, because: origin };
  return { kind: 'changed', path, content };
}

function planLeftOver(path: string, content: string, { force }: PlanOptions): Plan {
  const origin = originOf(content);
  if (origin === 'foreign') return [];
  if (origin === 'edited' && !force) return [{ kind: 'refused', path, because: 'edited' }];
  return [{ kind: 'extra', path }];
}

/** Reads all files of `generated/`. */
export function readGenerated(files: {
  read(path: string): string | undefined;
  list(folder: string): readonly string[];
}): ReadonlyMap<string, string> {
  return new Map(
    files.list(GENERATED).flatMap((path) => {
      const content = files.read(path);
      return content === undefined ? [] : [[path, content] as const];
    }),
  );
}
