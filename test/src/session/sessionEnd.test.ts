import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../src/api/request.ts';
import { timers } from '../../../src/session/browser.ts';
import { nearEnding, type SessionEnding } from '../../../src/session/sessionEnd.ts';
import {
  learnAge,
  readSessionTimes,
  SESSION_TIMES_KEY,
} from '../../../src/session/sessionTimes.ts';
import { watchSession } from '../../../src/session/watchSession.ts';

const NOW = 1_000_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe('the end of a session', () => {
  const fresh = { mark: 'age', markEndsAt: NOW + DAY_MS, ageMs: DAY_MS, answeredAt: NOW };

  it('is announced five minutes before its mark goes', () => {
    const facts = { ...fresh, markEndsAt: NOW + 5 * MINUTE_MS };
    expect(nearEnding({ ...facts, markEndsAt: NOW + 5 * MINUTE_MS + 1 }, NOW)).toBeUndefined();
    expect(nearEnding(facts, NOW)).toEqual({ because: 'age', at: NOW + 5 * MINUTE_MS });
  });

  it('is announced five minutes before the server ends what is not used', () => {
    const facts = { mark: 'close', ageMs: DAY_MS, answeredAt: NOW - DAY_MS + 5 * MINUTE_MS };
    expect(nearEnding(facts, NOW)).toEqual({ because: 'idle', at: NOW + 5 * MINUTE_MS });
    expect(nearEnding({ ...facts, answeredAt: NOW }, NOW)).toBeUndefined();
  });

  it('names the nearer of two', () => {
    const facts = { ...fresh, markEndsAt: NOW + 2 * MINUTE_MS, answeredAt: NOW - DAY_MS + 1 };
    expect(nearEnding(facts, NOW)?.because).toBe('idle');
  });

  it('is not the end of a mark that every tab keeps alive', () => {
    const facts = { ...fresh, mark: 'close', markEndsAt: NOW + 1 };
    expect(nearEnding(facts, NOW)).toBeUndefined();
  });

  it('has come when the mark is gone', () => {
    expect(nearEnding({ mark: undefined, answeredAt: NOW }, NOW)).toEqual({ because: 'gone' });
  });

  it('of a short session is announced after half of it', () => {
    const facts = { ...fresh, ageMs: 30_000, markEndsAt: NOW + 15_000 };
    expect(nearEnding(facts, NOW)?.because).toBe('age');
    expect(nearEnding({ ...facts, markEndsAt: NOW + 15_001 }, NOW)).toBeUndefined();
  });
});

describe('the age of a session', () => {
  it('is learned from a mark that nobody has written again', () => {
    expect(learnAge(undefined, 'close', DAY_MS)).toBe(DAY_MS);
    expect(learnAge(undefined, 'close', 120_000)).toBeUndefined();
    expect(learnAge(DAY_MS, 'close', 120_000)).toBe(DAY_MS);
    expect(learnAge(undefined, 'age', 30_000)).toBe(30_000);
    expect(learnAge(DAY_MS, 'age', 30_000)).toBe(DAY_MS);
    expect(learnAge(undefined, 'age', undefined)).toBeUndefined();
  });
});

describe('the watch over a session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });

  interface Jar {
    mark: string | undefined;
    endsAt: number | undefined;
  }

  /** A browser with one cookie jar and one storage; each tab watches the session itself. */
  function browser(jar: Jar, check = vi.fn(() => Promise.resolve({}))) {
    const storage = new Map<string, string>();
    const heard = new Set<() => void>();
    return {
      storage,
      check,
      tab() {
        const told: (SessionEnding | undefined)[] = [];
        let answer: (given: Answer) => void = () => undefined;
        const watch = watchSession(
          {
            markCookie: 'mark',
            now: Date.now,
            every: timers.every,
            readCookie: () => jar.mark,
            writeCookie: (_name, value, lifetimeMs) => {
              jar.mark = value;
              jar.endsAt = Date.now() + lifetimeMs;
            },
            cookieExpiry: () => Promise.resolve(jar.endsAt),
            storage: {
              getItem: (key) => storage.get(key) ?? null,
              setItem: (key, value) => {
                storage.set(key, value);
                heard.forEach((listener) => listener());
              },
            },
            onAnswer: (listener) => {
              answer = listener;
              return () => undefined;
            },
            onShared: (listener) => {
              heard.add(listener);
              return () => heard.delete(listener);
            },
            check,
          },
          (ending) => told.push(ending),
        );
        return {
          watch,
          last: () => told.at(-1),
          answered: (ok: boolean) => answer({ method: 'GET', path: '/', status: 200, ok }),
        };
      },
    };
  }

  it('prolongs the session in all tabs at once', async () => {
    const jar: Jar = { mark: 'age', endsAt: NOW + DAY_MS };
    const { tab, check } = browser(jar);
    const [one, other] = [tab(), tab()];
    await vi.advanceTimersByTimeAsync(DAY_MS - 4 * MINUTE_MS);
    expect([one.last()?.because, other.last()?.because]).toEqual(['age', 'age']);
    await one.watch.stay();
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledOnce();
    expect([one.last(), other.last()]).toEqual([undefined, undefined]);
    expect(jar).toEqual({ mark: 'age', endsAt: Date.now() + DAY_MS });
  });

  it('prolongs nothing when the server refuses', async () => {
    const jar: Jar = { mark: undefined, endsAt: undefined };
    const refused = vi.fn(() => Promise.reject(new Error('refused')));
    const { watch, last } = browser(jar, refused).tab();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ because: 'gone' });
    await expect(watch.stay()).rejects.toThrow('refused');
    expect(jar.mark).toBeUndefined();
  });

  it('gives a mark that is gone a day where nothing else is known', async () => {
    const jar: Jar = { mark: undefined, endsAt: undefined };
    const { watch } = browser(jar).tab();
    await watch.stay();
    expect(jar).toEqual({ mark: 'age', endsAt: NOW + DAY_MS });
  });

  it('leaves a mark that ends with the browser to its own refresh', async () => {
    const jar: Jar = { mark: 'close', endsAt: NOW + DAY_MS };
    const { watch } = browser(jar).tab();
    await watch.stay();
    expect(jar).toEqual({ mark: 'close', endsAt: NOW + DAY_MS });
  });

  it('counts every success of every tab as use, and no failure', async () => {
    const jar: Jar = { mark: 'close', endsAt: NOW + DAY_MS };
    const { tab, storage: kept } = browser(jar);
    const [one, other] = [tab(), tab()];
    await vi.advanceTimersByTimeAsync(DAY_MS - MINUTE_MS);
    expect(one.last()?.because).toBe('idle');
    other.answered(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(one.last()?.because).toBe('idle');
    other.answered(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(one.last()).toBeUndefined();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: vi.fn() };
    expect(readSessionTimes(storage)).toEqual({ answeredAt: Date.now(), ageMs: DAY_MS });
  });

  it('is not misled by what it cannot read', () => {
    const kept = (text: string) => ({ getItem: () => text, setItem: vi.fn() });
    expect(readSessionTimes(kept('{'))).toBeUndefined();
    expect(readSessionTimes(kept('{"version":0,"answeredAt":1}'))).toBeUndefined();
    expect(SESSION_TIMES_KEY).toBe('gatehouse.session');
  });
});
