import { compile } from '../../codegen/compile/compile.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { chanceOf } from '../malformed/chance.mjs';
import { projectCode, projectSources } from '../projectSources.ts';
import type { Around, Chance, Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { spotsIn, type Spot } from './places.ts';

/** One mistake in the project's manifests or texts. */
export interface Mistake {
  readonly kind: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  /** The files that differ, with their text; undefined for one that is gone. */
  readonly files: ReadonlyMap<string, string | undefined>;
}

/** A mistake, and whether the compiler says so. */
export interface Outcome extends Omit<Mistake, 'files'> {
  /** The rules of its findings; none when it was not noticed. */
  readonly rules: readonly string[];
  /** How many findings it has. */
  readonly findings: number;
  /** The first finding stands in the file of the mistake. */
  readonly isTold: boolean;
}

const known = new WeakMap<SourceFile, readonly Spot[]>();

function spotsOf(source: SourceFile): readonly Spot[] {
  // What a twin lacks is the other's.
  const isTwin = /^twin: /m.test(source.text);
  const spots = known.get(source) ?? (isTwin ? [] : spotsIn(source.text));
  known.set(source, spots);
  return spots;
}

interface Candidate {
  readonly source: SourceFile;
  readonly spot: Spot;
}

/**
 * Makes single mistakes in the manifests and texts of this project, each in an untouched copy: of every kind in turn.
 *
 * @param seed chooses where they are made, repeatably
 */
export async function makeMistakes(seed: number, count: number): Promise<readonly Outcome[]> {
  const { textUses } = await projectCode();
  const sources = { ...projectSources(), textUses };
  const [finding] = compile(sources).diagnostics;
  if (finding) throw new Error(`There is a mistake already: ${finding.file} ${finding.message}`);
  const mistakes = chooseMistakes(sources, seed, count);
  const lacking = KINDS.slice(0, count).find(({ name }) =>
    mistakes.every(({ kind }) => kind !== name),
  );
  if (lacking || mistakes.length < count) {
    throw new Error(`Nothing in this project can be mistaken like this: ${lacking?.name}.`);
  }
  return mistakes.map(({ files, ...mistake }) => {
    const { diagnostics } = compile(withFiles(sources, files));
    const [first] = diagnostics;
    return {
      ...mistake,
      rules: [...new Set(diagnostics.map(({ rule }) => rule))],
      findings: diagnostics.length,
      isTold: first !== undefined && files.has(first.file),
    };
  });
}

/**
 * Chooses single mistakes, of every kind in turn; kinds for which a project has no place are left out.
 *
 * @param kinds only these
 */
export function chooseMistakes(
  sources: SourceSet,
  seed: number,
  count: number,
  kinds: readonly Kind[] = KINDS,
): readonly Mistake[] {
  const files = [...sources.manifests, ...sources.locales];
  const candidates = kinds.map((kind) =>
    files
      .filter(({ path }) => kind.file.test(path))
      .flatMap((source) =>
        spotsOf(source).flatMap((spot) => (fits(kind, spot) ? [{ source, spot }] : [])),
      ),
  );
  const chance = chanceIn(seed);
  const mistakes: Mistake[] = [];
  // A kind may find no place in one of its turns.
  for (let turn = 0; mistakes.length < count && turn < 2 * count; turn += 1) {
    const index = turn % kinds.length;
    const kind = kinds[index];
    const mistake = kind && oneMistake(kind, candidates[index] ?? [], sources, chance);
    if (mistake) mistakes.push(mistake);
  }
  return mistakes;
}

function fits({ path, of, text }: Kind, spot: Spot): boolean {
  return (
    path.test(spot.path) &&
    (of === undefined || of === spot.kind) &&
    (text?.test(spot.text) ?? true)
  );
}

const TRIES = 50;

function oneMistake(
  kind: Kind,
  candidates: readonly Candidate[],
  sources: SourceSet,
  chance: Chance,
): Mistake | undefined {
  for (let tries = 0; candidates.length > 0 && tries < TRIES; tries += 1) {
    const { source, spot } = chance.pick(candidates);
    const around = aroundOf(source, spot, sources);
    const after = kind.change(spot, chance, around);
    if (after === undefined || after === spot.text) continue;
    const changed = new Map([[source.path, written(source, spot, after)]]);
    if (kind.everywhere) addOthers(changed, sources, { source, spot }, kind, chance);
    const moved = kind.moves?.(source.path);
    return {
      kind: kind.name,
      place: `${source.path} ${spot.path}`,
      before: spot.text,
      after,
      files: kind.moves
        ? new Map([
            [source.path, undefined],
            ...(moved === undefined ? [] : [[moved, source.text] as const]),
          ])
        : changed,
    };
  }
  return undefined;
}

function written({ text }: SourceFile, { start, end }: Spot, after: string): string {
  return text.slice(0, start) + after + text.slice(end);
}

function aroundOf({ path, text }: SourceFile, spot: Spot, { locales }: SourceSet): Around {
  return {
    whole: text,
    in: (language) => {
      const other = locales.find(
        (file) => file.path === `locales/${language}/${withoutLanguage(path)}`,
      );
      return other && sameSpot(other, spot)?.text;
    },
  };
}

function sameSpot(other: SourceFile, { path, kind }: Spot): Spot | undefined {
  return spotsOf(other).find((spot) => spot.path === path && spot.kind === kind);
}

/** The same change at the same place of the other languages. */
function addOthers(
  changed: Map<string, string>,
  sources: SourceSet,
  { source, spot }: Candidate,
  kind: Kind,
  chance: Chance,
): void {
  const within = withoutLanguage(source.path);
  for (const other of sources.locales) {
    if (other.path === source.path || withoutLanguage(other.path) !== within) continue;
    const same = sameSpot(other, spot);
    const after = same && kind.change(same, chance, aroundOf(other, same, sources));
    if (same && after !== undefined) changed.set(other.path, written(other, same, after));
  }
}

function withoutLanguage(path: string): string {
  return path.replace(/^locales\/[^/]+\//, '');
}

function withFiles(sources: SourceSet, files: ReadonlyMap<string, string | undefined>): SourceSet {
  const swap = (folder: string, own: readonly SourceFile[]): readonly SourceFile[] => [
    ...own.filter(({ path }) => !files.has(path)),
    ...[...files].flatMap(([path, text]) =>
      text !== undefined && path.startsWith(`${folder}/`) ? [{ path, text }] : [],
    ),
  ];
  return {
    ...sources,
    manifests: swap('manifest', sources.manifests),
    locales: swap('locales', sources.locales),
  };
}

function chanceIn(seed: number): Chance {
  const { below } = chanceOf(seed);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
