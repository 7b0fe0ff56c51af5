import { describe, expect, it } from 'vitest';
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
});
