import { describe, expect, it } from 'vitest';
import { textFiles } from './projectText.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
/** Folders in which decisions may be cited. */
const PLACES = ['README.md', 'docs', 'src', 'sandbox', 'codegen', 'manifest', 'locales', 'test'];
const ROW = /^\| (?<number>\d+)(?:, also (?<also>[\d, ]+))? \| (?<cells>.+) \|$/gm;
const CITED = /\bdecision (?<number>\d+)/gi;
/** Other ways to cite, which a search for `decision 131` would miss. */
const OTHER_FORMS =
  /\bdecisions (?:no\.? ?)?\d+|\bdecision (?:no\.?|number|#) ?\d+|docs\/decisions\.md/gi;

interface Decision {
  readonly path: string;
  /** Its number, and those of decisions that were merged into it. */
  readonly numbers: readonly number[];
  readonly cells: readonly string[];
}

const texts = textFiles(PLACES, /\.(?:md|ts|tsx|mjs|cjs|yaml)$/).filter(
  ({ path }) => path !== 'test/project/decisions.test.ts',
);
const files = texts.filter(({ path }) => path.startsWith(FOLDER) && path !== INDEX);
const index = texts.find(({ path }) => path === INDEX)?.text ?? '';
const decisions = files.flatMap(({ path, text }) => decisionsIn(path, text));
const numbers = decisions.flatMap((decision) => decision.numbers);

function decisionsIn(path: string, text: string): readonly Decision[] {
  return [...text.matchAll(ROW)].map(
    ({ groups: { number = '', also = '', cells = '' } = {} }): Decision => ({
      path,
      numbers: [number, ...also.split(', ')].filter(Boolean).map(Number),
      cells: cells.split(' | '),
    }),
  );
}

function citationsIn(text: string): readonly number[] {
  return [...text.matchAll(CITED)].map(({ groups }) => Number(groups?.['number']));
}

describe('docs/decisions', () => {
  it('says of each decision its question, what was decided and why', () => {
    expect(decisions.length).toBeGreaterThan(300);
    const short = decisions.filter(
      ({ cells }) => cells.length !== 3 || cells.some((cell) => !cell),
    );
    expect(short).toEqual([]);
    const rows = files.flatMap(({ text }) => text.match(/^\| \d/gm) ?? []);
    expect(rows.length).toBe(decisions.length);
  });

  it('gives each number once, over all files', () => {
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  });

  it('names in its index the next free number, and every number that is gone', () => {
    const next = Number(/^\*\*Next free number: (\d+)\*\*$/m.exec(index)?.[1]);
    const gone = index.split('## Numbers that are gone')[1]?.match(/(?<=[:,] )\d+(?=[,( ])/g);
    const known = [...numbers, ...(gone ?? []).map(Number)];
    expect(new Set(known).size).toBe(known.length);
    expect(known.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: next - 1 }, (_, place) => place + 1),
    );
  });

  it('has every file in its index, and no other', () => {
    const listed = [...index.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(
      ([, path]) => `${FOLDER}${path}`,
    );
    expect(listed.toSorted()).toEqual(files.map(({ path }) => path));
  });
});

describe('a decision that is cited', () => {
  it('exists', () => {
    const cited = texts.flatMap(({ path, text }) =>
      citationsIn(text).map((number) => ({ path, number })),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  it('is cited as `decision 131`, so that a search finds it', () => {
    const other = texts.flatMap(({ path, text }) =>
      [...text.matchAll(OTHER_FORMS)].map(([form]) => `${path}: ${form}`),
    );
    expect(other).toEqual([]);
  });
});
