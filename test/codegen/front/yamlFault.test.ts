import { describe, expect, it } from 'vitest';
import type { Range } from '../../../codegen/report/diagnostic.ts';
import { readByLibrary } from '../../../codegen/read/yaml.ts';

describe('a mistake of YAML', () => {
  it.each([
    ['a: [1, 2\nb: 3\n', '1:4', "What '[' opens here is not closed."],
    ['a: 1\nb: {x: 1\nc: 2\n', '2:4', "What '{' opens here is not closed."],
    ['a: {b: [1, 2}\n', '1:4', "What '{' opens here is not closed."],
    ['b: 1\na: "x\nc: 1\n', '2:4', `What '"' opens here is not closed.`],
    ["b: 1\na: 'x\nc: 1\n", '2:4', "What ''' opens here is not closed."],
    ['a: b: c\n', '1:4', 'This text has a colon and a blank in it, which make it a key.'],
    ['a:\n\tb: 1\n', '2:1', 'A tab stands where lines are indented.'],
    ['a: {x: 1 y: 2}\n', '1:8', 'This does not fit into the brackets around it.'],
    ['a:\n  b: 1\n   c: 2\n', '3:4', 'This line is not indented as the lines that it belongs to.'],
    ['a:\n  b: 1\n c: 2\n', '3:1', 'This line is not indented as the lines that it belongs to.'],
    ['a:\n  - x\n- y\n', '3:1', 'This line is not indented as the lines that it belongs to.'],
    ['a\nb: 1\n', '1:1', 'This key has no colon.'],
    ['a: 1\nb\n', '2:1', 'This key has no colon.'],
    [
      'a: "\\q"\n',
      '1:5',
      'A backslash in double quotes begins a character, but not with this letter.',
    ],
    ['a: @x\n', '1:4', 'A text cannot begin with this character.'],
    ['a: "x" y\n', '1:8', 'Nothing can stand here: what is before it is complete.'],
  ])('%j is told at %s', (text, place, message) => {
    const { diagnostics } = readByLibrary({ path: 'a.yaml', text });
    const told = diagnostics.map(({ range: { start }, ...one }) => [
      `${start.line}:${start.column}`,
      one.message,
    ]);
    expect(told).toEqual([[place, message]]);
  });

  it.each([
    ['between others', 'a:\n  b: { c: 1 }\nd: { e: 1 }\n  f: { g: 1 }\n', '4:1', '3:1'],
    [
      'above all others',
      'x:\n  a:\n  d: { e: 1 }\n    # f\n    f: { g: 1 }\n    h: 1\n',
      '5:1',
      '3:3',
    ],
    ['with a plain value', 'a:\n  b: 1\nd: 1\n  f: 1\n', '4:3', '3:1'],
  ])('names the line above, too, when that may be too far to the left: %s', (_, text, at, or) => {
    const { diagnostics } = readByLibrary({ path: 'a.yaml', text });
    const place = ({ range: { start } }: { readonly range: Range }) =>
      `${start.line}:${start.column}`;
    expect(diagnostics.map((one) => [place(one), one.message])).toEqual([
      [at, 'This line is not indented as the lines that it belongs to.'],
    ]);
    expect(diagnostics[0]?.related?.map((one) => [place(one), one.message])).toEqual([
      [or, 'Or this line is too far to the left.'],
    ]);
  });

  it('names no line above when the others are as far to the left as that', () => {
    const { diagnostics } = readByLibrary({ path: 'a.yaml', text: 'a:\n  b: 1\n   c: 2\n' });
    expect(diagnostics.map(({ related }) => related)).toEqual([undefined]);
  });
});
