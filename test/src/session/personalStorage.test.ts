import { describe, expect, it } from 'vitest';
import { createPersonalStorage } from '../../../src/session/personalStorage.ts';

describe('the memory', () => {
  function store(first?: string) {
    const kept = new Map<string, string>(first === undefined ? [] : [['PreView', first]]);
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  }

  it('is one per person, under the name of the specification, with a version', () => {
    const storage = store();
    const views = createPersonalStorage(storage, 'PreView');
    views.remember('alice', 'audit');
    views.remember('bob', 'console');
    expect([views.recall('alice'), views.recall('bob'), views.recall('eve')]).toEqual([
      'audit',
      'console',
      undefined,
    ]);
    expect(JSON.parse(storage.kept.get('PreView') ?? '')).toEqual({
      version: 1,
      people: { alice: 'audit', bob: 'console' },
    });
  });

  it('understands a plain value, as the specified product keeps it, until the user has one', () => {
    const storage = store('workbench');
    const views = createPersonalStorage(storage, 'PreView');
    expect([views.recall('alice'), views.recall('bob')]).toEqual(['workbench', 'workbench']);
    views.remember('alice', 'audit');
    expect(views.recall('alice')).toBe('audit');
  });

  it.each(['{', 'null', '{"version":0,"people":{"alice":"audit"}}'])(
    'forgets what somebody else left there: %s',
    (left) => {
      expect(createPersonalStorage(store(left), 'PreView').recall('alice')).toBeUndefined();
    },
  );

  it('does without storage where the browser forbids it', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const views = createPersonalStorage({ getItem: refuse, setItem: refuse }, 'PreView');
    views.remember('alice', 'audit');
    expect(views.recall('alice')).toBeUndefined();
  });
});
