import { memoize } from 'es-toolkit/function';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { chanceOf } from '../malformed/chance.mjs';
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

const TRIES = 200;

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

const fieldsById = memoize((sources: SourceSet) => {
  const { resources } = parseProject(sources).project;
  return new Map(resources.map(({ value }) => [value.resource, value.fields ?? {}]));
});

function aroundOf({ path, text }: SourceFile, spot: Spot, sources: SourceSet): Around {
  const { locales } = sources;
  return {
    whole: text,
    fieldsOf: (resource) => fieldsById(sources).get(resource) ?? {},
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
