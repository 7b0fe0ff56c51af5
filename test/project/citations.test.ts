import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsIn, headingsOf, unreadable, type Citation } from './citations.ts';
import { textFiles } from './projectText.ts';

const SOURCES = 'docs/sources/';
const PLACES = ['src', 'sandbox', 'codegen', 'manifest', 'locales', 'test', 'docs', 'README.md'];
/** The sources themselves, test data, and files that contain wrong citations as examples. */
const LEFT_OUT =
  /^docs\/(?:sources|specification-map)|^test\/(?:codegen\/golden|contract\/replay\/facts|project\/citations)/;
const PAGES: Readonly<Record<string, string>> = {
  'spec 1': 'specification-1.md',
  'spec 2': 'specification-2.md',
  protocol: 'protocol.md',
  contract: 'contract.md',
  observed: 'observed.md',
};

const texts = textFiles(PLACES, /\.(?:md|ts|tsx|mjs|cjs|yaml)$/).filter(
  ({ path }) => !LEFT_OUT.test(path),
);
const key = ({ source, section }: Citation): string => `${source}, section ${section}`;
const headings = Object.entries(PAGES).flatMap(([source, page]) =>
  headingsOf(source, readFileSync(SOURCES + page, 'utf8')).map(key),
);
const cited = texts.flatMap(({ path, text }) =>
  citationsIn(text).map((citation) => ({ path, name: key(citation) })),
);

describe('a citation of a source', () => {
  it('leads to a heading in docs/sources', () => {
    expect(cited.length).toBeGreaterThan(500);
    const lost = cited.filter(({ name }) => !headings.includes(name));
    expect(lost.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('has one form, so that a search finds it', () => {
    const others = texts.flatMap(({ path, text }) =>
      unreadable(text).map((words) => `${path}: ${words}`),
    );
    expect(others).toEqual([]);
  });

  it('is read where it goes on in the next line of a comment, or names several sections', () => {
    const text =
      '/**\n * So it is (contract: job\n * centre, sections 3, 4.1 and 5); spec 1,\n * section 2.7.\n */';
    expect(citationsIn(text).map(key)).toEqual([
      'contract: job centre, section 3',
      'contract: job centre, section 4.1',
      'contract: job centre, section 5',
      'spec 1, section 2.7',
    ]);
  });

  it.each([
    'protocol facts, section 3',
    'page facts, users',
    'contract: cookies',
    'spec 1 section 2',
    'specification 1, section 9',
    'spec 2, sections 3 to 9',
    'spec 1, sections 4',
    'observed facts, lists',
  ])('is not read in another form: %s', (words) => {
    expect(unreadable(`// As it was (${words}).`)).toHaveLength(1);
  });
});

describe('docs/sources', () => {
  it('has each heading once', () => {
    expect(headings.filter((name, place) => headings.indexOf(name) !== place)).toEqual([]);
  });

  it('says nothing of the protocol, the contract and what was observed that nobody cites', () => {
    const names = cited.map(({ name }) => name);
    const idle = headings
      .filter((name) => !name.startsWith('spec '))
      .filter((name) => !names.some((used) => used === name || used.startsWith(`${name}.`)));
    expect(idle).toEqual([]);
  });
});
