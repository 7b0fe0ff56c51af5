import { describe, expect, it } from 'vitest';
import { readTabSets, saveTabSets, TAB_SETS_KEY } from '../../../../src/shell/tabs/tabStorage.ts';

const tabSets = {
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
  if (value !== undefined) kept.set(TAB_SETS_KEY, JSON.stringify(value));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

describe('the memory of visited pages, kept for the browser session (spec 1, section 2.5)', () => {
  it('gives back what it was given', () => {
    const storage = keeperOf();
    saveTabSets(storage, 'alice', tabSets);
    expect(readTabSets(storage, 'alice')).toEqual(tabSets);
  });

  it('gives nothing to another person', () => {
    const storage = keeperOf();
    saveTabSets(storage, 'alice', tabSets);
    expect(readTabSets(storage, 'bob')).toEqual({});
  });

  it('forgets what another version has written', () => {
    expect(readTabSets(keeperOf({ version: 99, person: 'alice', tabSets }), 'alice')).toEqual({});
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no tabSets', { version: 2, person: 'alice' }],
    ['a tab bar that is none', { version: 2, person: 'alice', tabSets: { console: [] } }],
  ])('reads %s as no visits', (_what, value) => {
    expect(readTabSets(keeperOf(value), 'alice')).toEqual({});
  });

  it('drops tabs that would lead out of the console', () => {
    const tabs = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/console/users',
    ].map((path) => ({ path, search: '', pinned: false }));
    const value = {
      version: 2,
      person: 'alice',
      tabSets: { console: { organization: '1', tabs } },
    };
    expect(readTabSets(keeperOf(value), 'alice')['console']?.tabs).toEqual([tabs[3]]);
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
    expect(() => saveTabSets(forbidden, 'alice', tabSets)).not.toThrow();
    expect(readTabSets(forbidden, 'alice')).toEqual({});
  });
});
