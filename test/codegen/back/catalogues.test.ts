import { describe, expect, it } from 'vitest';
import { cataloguesOf } from '../../../codegen/derive/catalogues.ts';
import { parsed } from './project.ts';

describe('the catalogues (spec 1, section 1)', () => {
  const app = 'app: Library\nfallbackLanguage: en\nlanguages: { en: {}, ja: {} }';
  const project = parsed({ app, texts: ['a.one', 'b.two'] });
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

  it('take a text that a language lacks from the fallback language', () => {
    const ja = new Map([['b.two', { text: '二', file: 'locales/ja/all.yaml', range }]]);
    const found = cataloguesOf({ ...project, catalogues: { ...project.catalogues, ja } });
    expect(found['ja']).toEqual({ 'a.one': 'Text of a.one', 'b.two': '二' });
    expect(found['en']).toEqual({ 'a.one': 'Text of a.one', 'b.two': 'Text of b.two' });
  });

  it('of a language without texts are those of the fallback language, in the form that it has', () => {
    const texts = new Map(
      Object.entries({ rows: '%{n} row |||| %{n} rows', name: 'Name' }).map(([key, text]) => [
        key,
        { text, file: 'locales/en/all.yaml', range },
      ]),
    );
    const found = cataloguesOf({ ...project, catalogues: { en: texts } });
    expect(found['ja']).toEqual({ rows: '%{n} rows', name: 'Name' });
    expect(found['en']).toMatchObject({ rows: '%{n} row |||| %{n} rows' });
  });
});
