import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavingEnvironment } from '../../../src/session/browser.ts';
import { logOut } from '../../../src/session/logOut.ts';
import { keepOwnWork } from '../../../src/session/ownWork.ts';
import { onSignOut } from '../../../src/session/signOut.ts';

/** What was erased and left, in its order. */
let steps: string[];

beforeEach(() => {
  vi.useFakeTimers();
  steps = [];
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      steps.push(`erase ${name}`);
      const request = new EventTarget();
      setTimeout(() => request.dispatchEvent(new Event('success')), 1);
      return request;
    },
  });
  vi.stubGlobal('location', { pathname: '/ui/a', search: '?b=1', hash: '' });
  vi.spyOn(leavingEnvironment, 'load').mockImplementation((address) => void steps.push(address));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const KEPT = ['erase gatehouse-drafts', 'erase gatehouse-imports'];
const LOGOUT = '/core/auth/logout/?next=%2Fui%2Fa%3Fb%3D1';

describe('logging out', () => {
  it('erases what belongs to the person, then unfinished work, then leaves with next', async () => {
    const stop = onSignOut(() => steps.push('erase own'));
    logOut();
    await vi.advanceTimersByTimeAsync(2);
    expect(steps).toEqual(['erase own', ...KEPT, LOGOUT]);
    stop();
  });

  it('is not stopped by one that fails', async () => {
    const stop = onSignOut(() => {
      throw new Error('broken');
    });
    logOut();
    await vi.advanceTimersByTimeAsync(2);
    expect(steps).toEqual([...KEPT, LOGOUT]);
    stop();
  });

  it('waits a second at most', async () => {
    const stop = onSignOut(() => new Promise(() => undefined));
    logOut();
    await vi.advanceTimersByTimeAsync(999);
    expect(steps).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(steps).toEqual([LOGOUT]);
    stop();
  });

  it('works where the browser keeps no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    logOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps).toEqual([LOGOUT]);
  });
});

describe('unsaved work that a session left when it ended', () => {
  const started = async (user: string, storage: Storage) => {
    const kept = keepOwnWork(user, storage);
    await vi.advanceTimersByTimeAsync(2);
    await kept;
    return steps.splice(0);
  };
  const storageOf = () => {
    const map = new Map<string, string>();
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
    };
  };
  type Storage = ReturnType<typeof storageOf>;

  it('stays for the same user, and is erased when another one logs in', async () => {
    const storage = storageOf();
    await started('alice', storage);
    expect(await started('alice', storage)).toEqual([]);
    expect(await started('bob', storage)).toEqual(KEPT);
    expect(await started('bob', storage)).toEqual([]);
    expect(await started('alice', storage)).toEqual(KEPT);
  });

  it('is erased where the browser does not tell whose it is', async () => {
    const refused = () => {
      throw new Error('refused');
    };
    expect(await started('alice', { getItem: refused, setItem: refused })).toEqual(KEPT);
  });
});
