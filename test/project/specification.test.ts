import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnglish, wording } from './englishTexts.ts';
import { readAreas, readMap, type Rule } from './specificationMap.ts';
import { specificationPage } from './specificationPage.ts';
import { countTables, summary, tablesIn, withTables } from './specificationTable.ts';
import { readTitles, testsMeant, type TestTitle } from './testTitles.ts';

const PAGE = 'docs/specification-map.md';
const maps = [1, 2].map(readMap);
const areas = readAreas();
const english = readEnglish();
const rules = maps.flatMap(({ sections }) => sections.flatMap((section) => section.rules));
const quoted = rules.flatMap(({ id, quote, key }) =>
  quote === undefined ? [] : { id, quote, key },
);

describe.each(maps)('the map of document $document', ({ document, sections, problems }) => {
  it('has rows of one form, each proven or owed', () => {
    expect(problems).toEqual([]);
  });

  it('has its sections once each, in order', () => {
    const names = sections.map(({ section }) => section);
    const inOrder = [...new Set(names)].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    expect(names).toEqual(inOrder);
  });

  it.each(sections)(
    'numbers the rules of section $section in order',
    ({ section, rules: rows }) => {
      expect(rows.map(({ id }) => id)).toEqual(
        rows.map((_, index) => `${document}/${section}/${index + 1}`),
      );
    },
  );
});

describe('a rule that is owed', () => {
  it('is owed by an area of the list', () => {
    const strangers = rules.filter(({ owed }) => owed !== undefined && !areas.includes(owed));
    expect(strangers.map(({ id, owed }) => `${id}: ${owed}`)).toEqual([]);
  });
});

describe('a rule that is proven', () => {
  const files = new Map<string, readonly TestTitle[]>();

  /** Why a proof is invalid; undefined when it names one existing test. */
  function doubt(proof: string): string | undefined {
    const [file = '', ...parts] = proof.split(' > ');
    if (!/\.test\.tsx?$/.test(file) || !existsSync(file)) return 'there is no such test file';
    const titles = files.get(file) ?? readTitles(file);
    files.set(file, titles);
    if (parts.length === 0) return 'it names no test';
    const found = testsMeant(titles, parts).length;
    return found === 1 ? undefined : `${found} tests are called so`;
  }
  const doubts = ({ id, proof }: Rule) =>
    proof.flatMap((name) => {
      const why = doubt(name);
      return why === undefined ? [] : [`${id}: ${name}: ${why}`];
    });

  it('names tests that exist, each exactly', () => {
    expect(rules.flatMap(doubts)).toEqual([]);
  });
});

describe('messages that the specification quotes', () => {
  const named = quoted.filter(({ key }) => key !== undefined);
  const nameless = quoted.filter(({ key }) => key === undefined);

  it.each(named)('$id: “$quote” stands word for word at $key', ({ quote, key = '' }) => {
    expect(wording(english.get(key) ?? '')).toBe(wording(quote));
  });

  it('have their key named as soon as the English catalogue has them', () => {
    const sentences = new Map([...english].map(([key, text]) => [wording(text), key]));
    const found = nameless.flatMap(({ id, quote }) => {
      const key = sentences.get(wording(quote));
      return key === undefined ? [] : [`${id}: “${quote}” stands at ${key}`];
    });
    expect(found).toEqual([]);
  });
});

describe(PAGE, () => {
  it('counts what is proven and owed', () => {
    const tables = countTables(maps, areas);
    if (process.env['GATEHOUSE_UPDATE'] === '1') {
      writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), tables));
    }
    console.log(summary(maps));
    expect(tablesIn(readFileSync(PAGE, 'utf8')), 'run with GATEHOUSE_UPDATE=1').toBe(tables);
  });
});

describe('docs/sources', () => {
  it.each(maps)('tells of document $document what its map says', (map) => {
    const page = `docs/sources/specification-${map.document}.md`;
    const text = specificationPage(map);
    if (process.env['GATEHOUSE_UPDATE'] === '1') writeFileSync(page, text);
    const written = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
    expect(written, 'run with GATEHOUSE_UPDATE=1').toBe(text);
  });
});
