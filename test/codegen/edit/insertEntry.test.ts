import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertEntry } from '../../../codegen/edit/insertEntry.ts';

const after = (text: string, path: string) => {
  const result = insertEntry(text, { path: path.split('.'), value: 'new' });
  return 'text' in result ? result.text : result.because;
};

describe('an entry is added to a YAML text, and the rest stays as it was written', () => {
  it.each([
    ['an empty text', '', 'a.b', 'a:\n  b: new\n'],
    ['a text of comments', '# Words.\n', 'a', '# Words.\na: new\n'],
    [
      'the end of a map',
      'a:\n  x:  1 # one\n\n# end\nb: 2\n',
      'a.k',
      'a:\n  x:  1 # one\n  k: new\n\n# end\nb: 2\n',
    ],
    ['a map of maps', 'a:\n  x:\n    z: 1\nb: 2\n', 'a.k', 'a:\n  x:\n    z: 1\n  k: new\nb: 2\n'],
    ['the last line without a break', 'a:\n  x: 1', 'a.k', 'a:\n  x: 1\n  k: new\n'],
    ['a map on one line', 'a: { x: 1 }\n', 'a.k', 'a: { x: 1, k: new }\n'],
    ['a map on one line with a last comma', 'a: { x: 1, }\n', 'a.k', 'a: { x: 1, k: new }\n'],
    ['an empty map', 'a: {}\n', 'a.k', 'a: { k: new }\n'],
    ['a key without a value', 'a:\nb: 1\n', 'a.k', 'a:\n  k: new\nb: 1\n'],
    ['a map on one line that ends with such a key', 'a: { x: }\n', 'a.k', 'a: { x:, k: new }\n'],
    [
      'a key with dots',
      'r: { a.b: { one: A } }\n',
      'r.a.b.many',
      'r: { a.b: { one: A, many: new } }\n',
    ],
    [
      'a map behind a list',
      'a:\n  x:\n    - 1\n    - 2\nb: 1\n',
      'a.k',
      'a:\n  x:\n    - 1\n    - 2\n  k: new\nb: 1\n',
    ],
    [
      'a map behind a text of several lines',
      'a:\n  x: |\n    one\n    two\nb: 1\n',
      'a.k',
      'a:\n  x: |\n    one\n    two\n  k: new\nb: 1\n',
    ],
    ['lines of Windows', 'a:\r\n  x: 1\r\n', 'a.k', 'a:\r\n  x: 1\r\n  k: new\r\n'],
  ])('%s', (_, text, path, expected) => {
    expect(after(text, path)).toBe(expected);
    expect(parse(after(text, path))).toEqual(parse(expected));
  });

  it('with a comment above it, and on lines of its own when it is long', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`field_${at}`, 'string']),
    );
    const result = insertEntry('fields:\n  id: 1\n', {
      path: ['fields', 'user'],
      value: { type: 'object', fields },
      above: ['whose?'],
    });
    expect('text' in result && result.text.split('\n').slice(0, 6)).toEqual([
      'fields:',
      '  id: 1',
      '  # whose?',
      '  user:',
      '    type: object',
      '    fields:',
    ]);
  });

  it.each([
    ['is there', 'a: { x: 1 }\n', 'a.x', 'present'],
    ['would stand below a text', 'a: word\n', 'a.x', 'no-map'],
    ['would stand in a list', '- 1\n', 'a.x', 'no-map'],
    ['would stand in a file that cannot be read', 'a: [\n', 'b', 'unreadable'],
  ])('but not when it %s', (_, text, path, because) => {
    expect(after(text, path)).toBe(because);
  });
});
