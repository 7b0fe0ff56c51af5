import { describe, expect, it } from 'vitest';
import { withPlaces } from '../../../src/controls/tree/treeItem.ts';
import { lineBeginning, treeCommand } from '../../../src/controls/tree/treeKeys.ts';

const LINES = [
  { key: 'a', level: 1, expanded: true, label: 'Amsterdam' },
  { key: 'b', level: 2, expanded: false, label: 'Berlin' },
  { key: 'c', level: 2, expanded: true, label: 'Cologne' },
  { key: 'd', level: 3, expanded: undefined, label: 'Databases' },
  { key: 'e', level: 2, expanded: false, label: 'Bergen' },
];

describe('the keys of a tree', () => {
  it.each([
    ['ArrowDown', 0, { kind: 'go', to: 1 }],
    ['ArrowUp', 1, { kind: 'go', to: 0 }],
    ['ArrowUp', 0, undefined],
    ['ArrowDown', 4, undefined],
    ['Home', 3, { kind: 'go', to: 0 }],
    ['End', 0, { kind: 'go', to: 4 }],
    ['ArrowRight', 1, { kind: 'toggle', keys: ['b'] }],
    ['ArrowRight', 2, { kind: 'go', to: 3 }],
    ['ArrowRight', 3, undefined],
    ['ArrowLeft', 3, { kind: 'go', to: 2 }],
    ['ArrowLeft', 2, { kind: 'toggle', keys: ['c'] }],
    ['ArrowLeft', 1, { kind: 'go', to: 0 }],
    ['*', 1, { kind: 'toggle', keys: ['b', 'e'] }],
    ['Enter', 2, { kind: 'choose' }],
    [' ', 2, { kind: 'choose' }],
    ['Tab', 2, undefined],
  ])('%s on line %i', (key, at, command) => {
    expect(treeCommand(LINES, at, key)).toEqual(command);
  });

  it('go to the next line that begins with what was typed, round the end', () => {
    expect(lineBeginning(LINES, 1, 'b')).toBe(4);
    expect(lineBeginning(LINES, 4, 'b')).toBe(1);
    expect(lineBeginning(LINES, 1, 'berl')).toBe(1);
    expect(lineBeginning(LINES, 2, 'x')).toBe(2);
  });
});

it('tells each line its place among its siblings', () => {
  expect(withPlaces(LINES).map(({ position, siblings }) => `${position}/${siblings}`)).toEqual([
    '1/1',
    '1/3',
    '2/3',
    '1/1',
    '3/3',
  ]);
});
