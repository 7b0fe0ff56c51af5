import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkFailure } from '../../../src/app/chunkFailure.ts';
import { LOAD_LIMIT_MS, LoadTimeout, withinLimit } from '../../../src/app/loadLimit.ts';
import { createPageStore } from '../../../src/app/pageStore.ts';
import { expectConsole } from '../../../src/app/unreachable.ts';
import { robots } from '../pages/stage.tsx';
import { routeNamed } from './fixtures.ts';

const NEVER = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"><p>Loading</p></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('a part of the program', () => {
  it('is waited for no longer than a call', async () => {
    const waiting = withinLimit(NEVER).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1);
    const undecided = Symbol('undecided');
    expect(await Promise.race([waiting, Promise.resolve(undecided)])).toBe(undecided);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBeInstanceOf(LoadTimeout);
  });

  it('that comes, or fails, leaves no timer behind', async () => {
    expect(await withinLimit(Promise.resolve('page'))).toBe('page');
    await expect(withinLimit(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [
      'page',
      { page: () => NEVER },
      () => Promise.resolve(),
      () => Promise.resolve({ default: robots }),
    ],
    ['definition', { resource: 'users.user' }, () => Promise.resolve(), () => NEVER],
    ['words', { resource: 'users.user' }, () => NEVER, () => Promise.resolve({ default: robots })],
  ])(
    'that never comes (%s of a page) ends in a page that says so',
    async (_, facts, words, load) => {
      const entry = { ...robots, load };
      const store = createPageStore({ load: words }, { resources: { 'users.user': entry } });
      const route = { ...routeNamed('UserList', '/console/users', { kind: 'list' }), ...facts };
      const failed = store.load(route).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
      expect(isChunkFailure(await failed)).toBe(true);
    },
  );
});

describe('a console that does not come', () => {
  beforeEach(() => {
    // jsdom has no sheets that are made by scripts.
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    Object.assign(document, { adoptedStyleSheets: [] });
  });
  const said = () => document.querySelector('#root [role=alert]')?.textContent ?? '';

  it('is told of by what came before it, with a button, after a minute', () => {
    const here = expectConsole();
    vi.advanceTimersByTime(LOAD_LIMIT_MS - 1);
    expect(said()).toBe('');
    vi.advanceTimersByTime(1);
    expect(said()).toContain('cannot be loaded');
    expect(document.querySelector('#root button')?.textContent).toBe('Reload');
    here();
  });

  it('is told of at once when its file cannot be fetched', () => {
    const here = expectConsole();
    const script = document.createElement('script');
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(said()).toContain('cannot be loaded');
    here();
  });

  it('is not told of once it is there', () => {
    expectConsole()();
    globalThis.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(2 * LOAD_LIMIT_MS);
    expect(said()).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });
});
