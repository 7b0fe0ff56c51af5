import { describe, expect, it } from 'vitest';
import { textFiles } from './projectText.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
/** Folders in which decisions may be cited. */
const PLACES = ['README.md', 'docs', 'src', 'sandbox', 'codegen', 'manifest', 'locales', 'test'];
const RECORD = /^### (?<number>\d+) · .+\n\n(?<body>(?:(?!#).*\n?)+)/gm;
const PARTS = ['- **Chosen**: ', '- **Instead of**: ', '- **Think again when**: '];
const CITED = /\bdecision (?<number>\d+)/gi;
/** Other ways to cite, which a search for `decision 255` would miss. */
const OTHER_FORMS = /\bdecisions (?:no\.? ?)?\d+|\bdecision (?:no\.?|number|#) ?\d+/gi;

const texts = textFiles(PLACES, /\.(?:md|ts|tsx|mjs|cjs|yaml)$/).filter(
  ({ path }) => path !== 'test/project/decisions.test.ts',
);
const files = texts.filter(({ path }) => path.startsWith(FOLDER) && path !== INDEX);
const index = texts.find(({ path }) => path === INDEX)?.text ?? '';
const records = files.flatMap(({ text }) =>
  [...text.matchAll(RECORD)].map(({ groups: { number = '', body = '' } = {} }) => ({
    number: Number(number),
    body,
  })),
);
const numbers = records.map(({ number }) => number);

describe('docs/decisions', () => {
  it('says what was chosen, instead of what, and when to think again, or lists the choices of an area', () => {
    const headings = files.flatMap(({ text }) => text.match(/^### /gm) ?? []);
    expect(records).toHaveLength(headings.length);
    const incomplete = records.filter(
      ({ body }) =>
        !PARTS.every((part) => body.includes(part)) && (body.match(/^- [^*]/gm) ?? []).length < 2,
    );
    expect(incomplete).toEqual([]);
  });

  it('gives each number once, below the next free one', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    const next = Number(/^\*\*Next free number: (\d+)\*\*$/m.exec(index)?.[1]);
    expect(Math.max(...numbers)).toBeLessThan(next);
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
    const missing = texts.flatMap(({ path, text }) =>
      [...text.matchAll(CITED)]
        .map(({ groups }) => Number(groups?.['number']))
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it('is cited as `decision 255`, so that a search finds it', () => {
    const other = texts.flatMap(({ path, text }) =>
      [...text.matchAll(OTHER_FORMS)].map(([form]) => `${path}: ${form}`),
    );
    expect(other).toEqual([]);
  });
});
