import { describe, expect, it } from 'vitest';
import { readPlainYaml } from '../../../codegen/read/plainYaml.ts';
import { readByLibrary, readYaml } from '../../../codegen/read/yaml.ts';
import { chanceOf } from '../../malformed/chance.mjs';
import { filesOf, goldenCases } from './goldenProject.ts';
import { engineFiles } from '../engineFiles.ts';
import { difference } from './yamlReaders.ts';

const own = engineFiles().map(({ text }) => text);
const golden = goldenCases().flatMap((one) =>
  [...filesOf(one)].flatMap(([path, text]) => (path.endsWith('.yaml') ? [text] : [])),
);

describe('the reader of plain YAML', () => {
  it('reads nearly every file of the engine, and each as the library does', () => {
    expect(own.flatMap((text) => difference(text) ?? [])).toEqual([]);
    const plain = own.filter((text) => readPlainYaml(text) !== undefined);
    expect(plain.length / own.length).toBeGreaterThan(0.95);
  });

  it('reads every file of the golden projects as the library does, or leaves it to the library', () => {
    expect([...new Set(golden)].flatMap((text) => difference(text) ?? [])).toEqual([]);
  });

  it('knows where each key stands', () => {
    const text =
      'a: 1\n# b\n"b c":\n  d: [{ 7: e, \'f\': g }]\n  h:\n    - i: { j: 1 }\n      k: [l: m]\n';
    const path = 'a.yaml';
    const { located: ours } = readYaml({ path, text });
    const { located: theirs } = readByLibrary({ path, text });
    const paths = [
      ['a'],
      ['b c'],
      ['b c', 'd'],
      ['b c', 'd', 0, '7'],
      ['b c', 'd', 0, 'f'],
      ['b c', 'h', 0, 'i', 'j'],
      ['b c', 'h', 0, 'k', 0, 'l'],
      ['b c', 'n'],
    ];
    expect(readPlainYaml(text)).toBeDefined();
    expect(paths.map((one) => ours?.atKey(one))).toEqual(paths.map((one) => theirs?.atKey(one)));
  });

  it.each([
    ['a: b: c'],
    ['a: [b'],
    ['a: {b: c}\n d: e'],
    ['a: b\n  c'],
    ['a: "b\\n"'],
    ['a: |\n  b'],
    ['a: &b c'],
    ['a: 0x1F'],
    ['a: 1.5'],
    ['a: ~'],
    ['a: True'],
    ['a: 1\na: 2'],
    ['- a'],
    ['a: {\nb: c }'],
    ['a:b'],
    ['a: b #c\n#d\n---\ne: f'],
    ['__proto__: a'],
    ['null: a'],
  ])('leaves to the library what is not plain: %j', (text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });

  it.each([
    ['a: b # c', { a: 'b' }],
    ["a: 'it''s' # c", { a: "it's" }],
    [
      'a:\nb:\n  - c\n  - d: 1\n    e: [f, {g: h}, i: j]\n',
      { a: null, b: ['c', { d: 1, e: ['f', { g: 'h' }, { i: 'j' }] }] },
    ],
    ['a: {\n  b: c, # d\n\n  "e": -1,\n  }\n', { a: { b: 'c', e: -1 } }],
    ['users/:id: [GET]\n0: -date\n', { 'users/:id': ['GET'], '0': '-date' }],
    ['a: 2 users, http://b:80/#c\n', { a: '2 users, http://b:80/#c' }],
    ['a:\n- b\n- c\nd: true', { a: ['b', 'c'], d: true }],
  ])('reads %j', (text, value) => {
    expect(readPlainYaml(text)?.value).toEqual(value);
    expect(difference(text)).toBeUndefined();
  });

  it('reads no text in another way than the library, whatever is done to it', () => {
    const { below } = chanceOf(7);
    const texts = [...new Set(golden), ...own].filter(({ length }) => length < 3_000);
    const signs = [
      ...' :#,-[]{}\'"\n&*!|>%@`?~.0ax',
      '  ',
      ': ',
      ' #',
      '\n  ',
      '- ',
      '[a, b]',
      '{a: b}',
    ];
    const wrong = Array.from({ length: 4_000 }, () => {
      let text = texts[below(texts.length)] ?? '';
      for (let edits = 1 + below(3); edits > 0; edits -= 1) {
        const at = below(text.length + 1);
        text = text.slice(0, at) + (signs[below(signs.length)] ?? '') + text.slice(at + below(3));
      }
      return difference(text);
    });
    expect(wrong.filter((one) => one !== undefined)).toEqual([]);
  });
});
