import { sumBy } from 'es-toolkit/math';
import { memoize } from '../read/memoize.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { levenshtein, nearest } from '../schema/nearest.ts';
import { ofRule, suggesting } from './rule.ts';

/** Which of two names is misspelt: the one that a finding is about, or the one that it suggests. */
type Misspelt = 'written' | 'suggested' | 'undecided';

/** What these suggest is a word of the language, or no name of the project. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set([
  'unknown-key',
  'missing-key',
  'wrong-value',
  'wrong-type',
  'unknown-icon',
  'unknown-time-zone',
  'unknown-override',
]);

const SERVER_TABLES = 'manifest/servers/';

/** Whole names, then what is between their dots, slashes and dashes, then between `_` and capitals. */
const NAMES = /[\w$-]+(?:[./:]+[\w$-]+)*/g;
const SEGMENTS = /[\w$]+/g;
const PARTS = /[A-Z]?[a-z]+|[A-Z]+|\d+/g;
const countNames = counter(NAMES);
const countSegments = counter(SEGMENTS);
const countParts = counter(PARTS);
const segmentsOf = countSegments.split;

/**
 * Weighs two names by how often the project writes them: many uses speak against one definition. A field that the
 * server has is not the misspelt one. In the file of the
 * finding the suggested name must not be the rarer one either, because elsewhere it may be another word (`form` for
 * `from`). Where that does not tell, or the suggested name is nowhere because it is made of parts
 * (`users.view_user`), the parts in which they differ are weighed.
 */
export function misspelt(
  sources: SourceSet,
  { rule, file }: Pick<Diagnostic, 'rule' | 'file'>,
  written: string,
  suggested: string,
): Misspelt {
  if (OF_THE_LANGUAGE.has(rule)) return 'written';
  const files = [...sources.manifests, ...sources.locales];
  if (rule === 'unknown-field' && isServed(suggested, files) && !isServed(written, files)) {
    return 'written';
  }
  const here = files.filter(({ path }) => path === file);
  for (const counted of [countNames, countSegments, countParts]) {
    const [one, other] = differences(counted.split(written), counted.split(suggested));
    const count = (words: readonly string[], among: readonly SourceFile[]): number =>
      Math.min(...words.map((word) => sumBy(among, (source) => counted.in(source).get(word) ?? 0)));
    const [oneHere, otherHere] = [count(one, here), count(other, here)];
    const [oneAnywhere, otherAnywhere] = [count(one, files), count(other, files)];
    if (one.length === 0 || otherAnywhere === 0) continue;
    if (otherHere > 0 && otherHere < oneHere) return 'suggested';
    if (oneAnywhere !== otherAnywhere) {
      return oneAnywhere < otherAnywhere ? 'written' : 'suggested';
    }
    if (counted !== countNames) return 'undecided';
  }
  return 'undecided';
}

/** Whether a table of the server has the name. */
function isServed(name: string, files: readonly SourceFile[]): boolean {
  return files.some(
    (source) => source.path.startsWith(SERVER_TABLES) && countNames.in(source).has(name),
  );
}

const QUOTED = /'([^']+)'/g;

/** Findings about unknown names, without suggestions that are misspelt themselves. */
export function withoutUpsideDown(
  found: readonly Diagnostic[],
  sources: SourceSet,
): readonly Diagnostic[] {
  return found.map((finding) => {
    if (!('suggestion' in finding) || !finding.rule.startsWith('unknown-')) return finding;
    return suggesting(ofRule(finding.rule, finding), () => trusted(finding, sources));
  });
}

function trusted(finding: Diagnostic, sources: SourceSet): string | undefined {
  const { suggestion, message } = finding;
  if (suggestion === undefined) return undefined;
  const [written] = [...message.matchAll(QUOTED)]
    .map(([, word = '']) => ({ word, distance: levenshtein(word, suggestion) }))
    .toSorted((one, other) => one.distance - other.distance);
  if (!written) return suggestion;
  const [ones, others] = differences(segmentsOf(written.word), segmentsOf(suggestion));
  // Another word is no misspelling: a page has moved.
  if (ones.some((one, at) => nearest(one, others.slice(at, at + 1)) === undefined))
    return suggestion;
  return misspelt(sources, finding, written.word, suggestion) === 'suggested'
    ? undefined
    : suggestion;
}

/** Empty where the two do not have as many words. */
function differences(
  one: readonly string[],
  other: readonly string[],
): readonly [readonly string[], readonly string[]] {
  if (one.length !== other.length) return [[], []];
  return [
    one.filter((word, at) => word !== other[at]),
    other.filter((word, at) => word !== one[at]),
  ];
}

function counter(words: RegExp) {
  const split = (text: string): readonly string[] => text.match(words) ?? [];
  return {
    split,
    in: memoize(({ text }: SourceFile): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const word of split(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
      return counts;
    }),
  };
}
