import { describe, expect, it } from 'vitest';
import {
  recallStrips,
  rememberStrips,
  STRIPS_KEY,
} from '../../../../src/shell/tabs/stripMemory.ts';

const strips = {
  console: {
    organization: '1',
    tabs: [
      { path: '/console/users', search: '?page=2', pinned: false },
      { path: '/console/users/7', search: '', pinned: false, name: 'Alice' },
    ],
  },
};

function keeperOf(value?: unknown) {
  const kept = new Map<string, string>();
  if (value !== undefined) kept.set(STRIPS_KEY, JSON.stringify(value));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

describe('the memory of visited pages, kept for the browser session (spec 1, section 2.5)', () => {
  it('gives back what it was given', () => {
    const keeper = keeperOf();
    rememberStrips(keeper, 'alice', strips);
    expect(recallStrips(keeper, 'alice')).toEqual(strips);
  });

  it('gives nothing to another person', () => {
    const keeper = keeperOf();
    rememberStrips(keeper, 'alice', strips);
    expect(recallStrips(keeper, 'bob')).toEqual({});
  });

  it('forgets what another version has written', () => {
    expect(recallStrips(keeperOf({ version: 99, person: 'alice', strips }), 'alice')).toEqual({});
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no strips', { version: 1, person: 'alice' }],
    ['a strip that is none', { version: 1, person: 'alice', strips: { console: [] } }],
  ])('reads %s as no visits', (_what, value) => {
    expect(recallStrips(keeperOf(value), 'alice')).toEqual({});
  });

  it('drops tabs that would lead out of the console', () => {
    const tabs = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/console/users',
    ].map((path) => ({ path, search: '', pinned: false }));
    const value = { version: 1, person: 'alice', strips: { console: { organization: '1', tabs } } };
    expect(recallStrips(keeperOf(value), 'alice')['console']?.tabs).toEqual([tabs[3]]);
  });

  it('costs nothing but the memory where the browser forbids storage', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    expect(() => rememberStrips(forbidden, 'alice', strips)).not.toThrow();
    expect(recallStrips(forbidden, 'alice')).toEqual({});
  });
});
