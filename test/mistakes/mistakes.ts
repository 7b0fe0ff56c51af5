import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { textUseCache } from '../../codegen/cli/textUseCache.ts';
import { readCode } from '../../codegen/cli/handWrittenCode.ts';
import { compile } from '../../codegen/compile/compile.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { chanceOf } from '../malformed/chance.mjs';
import { KINDS, type Chance, type Kind } from './kinds.ts';
import { spotsIn, type Spot } from './places.ts';

/** One mistake in the project's manifests or texts, and whether the compiler says so. */
export interface Outcome {
  readonly kind: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  /** The rules of its findings; none when it was not noticed. */
  readonly rules: readonly string[];
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
export async function makeMistakes(
  root: string,
  seed: number,
  count: number,
): Promise<readonly Outcome[]> {
  const disk = diskFiles(root);
  const { textUses } = await readCode(disk, textUseCache(root));
  const sources = { ...readSources(disk), textUses };
  const [finding] = compile(sources).diagnostics;
  if (finding) throw new Error(`There is a mistake already: ${finding.file} ${finding.message}`);
  const files = [...sources.manifests, ...sources.locales];
  const spots = new Map<SourceFile, readonly Spot[]>();
  const spotsOf = (source: SourceFile): readonly Spot[] => {
    const known = spots.get(source) ?? spotsIn(source.text);
    spots.set(source, known);
    return known;
  };
  const candidates = KINDS.map((kind) =>
    files
      .filter(({ path }) => kind.file.test(path))
      .flatMap((source) =>
        spotsOf(source).flatMap((spot) => (fits(kind, spot) ? [{ source, spot }] : [])),
      ),
  );
  const chance = chanceIn(seed);
  return Array.from({ length: count }, (_, at) => {
    const index = at % KINDS.length;
    const kind = KINDS[index];
    if (!kind) throw new Error('There are no kinds of mistakes.');
    return oneMistake(kind, candidates[index] ?? [], sources, chance);
  });
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
): Outcome {
  for (let tries = 0; candidates.length > 0 && tries < TRIES; tries += 1) {
    const { source, spot } = chance.pick(candidates);
    const after = kind.change(spot, chance, source.text);
    if (after === undefined || after === spot.text) continue;
    const text = source.text.slice(0, spot.start) + after + source.text.slice(spot.end);
    const changed = new Map([[source.path, text]]);
    if (kind.everywhere) addOthers(changed, sources, source.path, spot, after);
    const { diagnostics } = compile(replaced(sources, changed));
    return {
      kind: kind.name,
      place: `${source.path} ${spot.path}`,
      before: spot.text,
      after,
      rules: [...new Set(diagnostics.map(({ rule }) => rule))],
    };
  }
  throw new Error(`Nothing in this project can be mistaken like this: ${kind.name}.`);
}

/** The same change of the same key in the other languages. */
function addOthers(
  changed: Map<string, string>,
  { locales }: SourceSet,
  path: string,
  { path: place, kind }: Spot,
  after: string,
): void {
  const within = withoutLanguage(path);
  for (const other of locales) {
    if (other.path === path || withoutLanguage(other.path) !== within) continue;
    const same = spotsIn(other.text).find((spot) => spot.path === place && spot.kind === kind);
    if (!same) continue;
    changed.set(other.path, other.text.slice(0, same.start) + after + other.text.slice(same.end));
  }
}

function withoutLanguage(path: string): string {
  return path.replace(/^locales\/[^/]+\//, '');
}

function replaced(sources: SourceSet, changed: ReadonlyMap<string, string>): SourceSet {
  const swap = (files: readonly SourceFile[]): readonly SourceFile[] =>
    files.map((file) => {
      const text = changed.get(file.path);
      return text === undefined ? file : { path: file.path, text };
    });
  return { ...sources, manifests: swap(sources.manifests), locales: swap(sources.locales) };
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
