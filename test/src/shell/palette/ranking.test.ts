import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from '../../../../src/shell/palette/entries.ts';
import { moveBy } from '../../../../src/shell/palette/move.ts';
import { rankEntries } from '../../../../src/shell/palette/ranking.ts';
import { readRecent, RECENT_LIMIT, withRecent } from '../../../../src/shell/palette/recent.ts';

const entry = (title: string, context = '', also = ''): PaletteEntry => ({
  id: title,
  title,
  context,
  also,
  errand: { kind: 'page', path: '/' },
});
const entries = [
  entry('Abuser reports'),
  entry('User groups', 'Console › Users', '/console/users/groups'),
  entry('Users', 'Console › Users', '/console/users/users'),
  entry('用户', '控制台', '/console/people'),
];
const order = (query: string, recent: readonly string[] = []) =>
  rankEntries(entries, query, recent).map(({ title }) => title);

describe('the order of the palette', () => {
  it('puts words at the beginning before words in the middle', () => {
    expect(order('user')).toEqual(['User groups', 'Users', 'Abuser reports']);
    expect(order('users')[0]).toBe('Users');
  });

  it('wants every word, wherever it is', () => {
    expect(order('console gro')).toEqual(['User groups']);
    expect(order('gro nothing')).toEqual([]);
  });

  it('finds a page by its address in any language', () => {
    expect(order('people')).toEqual(['用户']);
  });

  it('begins with the last used where nothing is asked for', () => {
    expect(order('', ['Users', '用户'])).toEqual([
      'Users',
      '用户',
      'Abuser reports',
      'User groups',
    ]);
  });

  it('prefers the last used among equals, never over a better match', () => {
    expect(order('user', ['Abuser reports', 'Users'])).toEqual([
      'Users',
      'User groups',
      'Abuser reports',
    ]);
  });
});

describe('recent entries', () => {
  it('hold each once, the last used first, and only so many', () => {
    expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    const many = [...'abcdefgh'].reduce<readonly string[]>(withRecent, []);
    expect(many).toHaveLength(RECENT_LIMIT);
    expect(many[0]).toBe('h');
  });

  it('survive nonsense in the storage', () => {
    expect(readRecent('{')).toEqual([]);
    expect(readRecent('["a",1]')).toEqual(['a']);
    expect(readRecent(undefined)).toEqual([]);
  });
});

describe('keys in the list', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowDown', 0, 1],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['x', 1, undefined],
  ])('%s from %s leads to %s of three', (key, at, expected) => {
    expect(moveBy(key, at, 3)).toBe(expected);
  });

  it('lead nowhere in an empty list', () => {
    expect(moveBy('ArrowDown', 0, 0)).toBeUndefined();
  });
});
