import { describe, expect, it } from 'vitest';
import { readEnglish, wording } from './englishTexts.ts';
import { doubtfulProofs } from './proofs.ts';
import { readMap } from './specificationMap.ts';

const maps = [1, 2].map(readMap);
const english = readEnglish();
const rules = maps.flatMap(({ sections }) => sections.flatMap((section) => section.rules));
const quoted = rules.flatMap(({ id, quote, key }) =>
  quote === undefined ? [] : { id, quote, key },
);

describe.each(maps)('the map of document $document', ({ document, sections }) => {
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

describe('a rule that is proven', () => {
  it('names tests that exist, each exactly', () => {
    expect(doubtfulProofs(rules)).toEqual([]);
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
