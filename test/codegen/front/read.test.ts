import { describe, expect, it } from 'vitest';
import { readYaml } from '../../../codegen/read/yaml.ts';

const read = (text: string) => readYaml({ path: 'manifest/x.yaml', text });
const rules = (text: string) => read(text).diagnostics.map(({ rule }) => rule);

describe('readYaml', () => {
  it('gives the plain value', () => {
    expect(read("a: [1, yes, 'x', null]\n0: { true: off }\n").located?.value).toEqual({
      a: [1, 'yes', 'x', null],
      '0': { true: 'off' },
    });
  });

  it('knows where a value and its key stand', () => {
    const located = read('fields:\n  hostname: { type: string }\n').located;
    expect(located?.atKey(['fields', 'hostname']).range).toEqual({
      start: { line: 2, column: 3 },
      end: { line: 2, column: 11 },
    });
    expect(located?.at(['fields', 'hostname', 'type']).range).toEqual({
      start: { line: 2, column: 21 },
      end: { line: 2, column: 27 },
    });
  });

  it('gives the place of an entry of a list as its key', () => {
    const located = read('columns: [name, ip]\n').located;
    expect(located?.atKey(['columns', 1]).range.start).toEqual({ line: 1, column: 17 });
  });

  it('gives the nearest ancestor of a path that is not there', () => {
    const located = read('a: { b: 1 }\n').located;
    expect(located?.at(['a', 'c', 'd'])).toEqual(located?.at(['a']));
  });

  it('takes the dialect from nobody: a directive is refused, and yes is a text', () => {
    expect(rules('%YAML 1.1\n---\na: yes\n')).toEqual(['yaml-extras']);
  });

  it('refuses an alias of nothing with its place, and does not throw', () => {
    const { diagnostics } = read('a: 1\nb: *nothing\n');
    expect(diagnostics.map(({ rule, range }) => [rule, range.start])).toEqual([
      ['yaml-extras', { line: 2, column: 4 }],
    ]);
  });

  it('refuses unknown tags, which the library would only warn about', () => {
    expect(rules('a: !mine 1\n')).toEqual(['yaml-extras']);
  });

  it('counts 32 levels, in flow and in block style', () => {
    const flow = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}\n`;
    expect(rules(flow(32))).toEqual([]);
    expect(rules(flow(33))).toEqual(['too-deep']);
    const block = (levels: number) =>
      Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
    expect(rules(block(32))).toEqual([]);
    expect(rules(block(33))).toEqual(['too-deep']);
  });

  it('stops in a file of nothing but brackets', () => {
    expect(rules('['.repeat(1_000_000))).toEqual(['too-deep']);
  });

  it('stops in a file of nothing but commas', () => {
    expect(rules(`[${','.repeat(1_000_000)}`)).toEqual(['file-too-large']);
  });

  it('counts 2,000 keys', () => {
    const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}: 1`).join('\n');
    expect(rules(keys(2_000))).toEqual([]);
    expect(rules(keys(2_001))).toEqual(['too-many-keys']);
  });

  it('finds duplicate keys in a file of many in linear time', () => {
    const text = `${Array.from({ length: 2_000 }, (_, n) => `k${n}: 1`).join('\n')}`;
    expect(rules(text.replace('k1999:', 'k0:'))).toEqual(['duplicate-key']);
  });

  it('takes a file of exactly 1 MB and refuses one byte more', () => {
    const filled = (bytes: number) => `a: 1\n#${'x'.repeat(bytes - 6)}`;
    expect(rules(filled(1_048_576))).toEqual([]);
    expect(rules(filled(1_048_577))).toEqual(['file-too-large']);
  });

  it('keeps a key named __proto__ a key', () => {
    const value = read('__proto__: { polluted: true }\n').located?.value;
    expect(Object.keys(value ?? {})).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
