import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timers } from '../../../src/session/browser.ts';
import { createSessionCheck } from '../../../src/session/sessionCheck.ts';
import { hasSessionMark, keepSessionMark } from '../../../src/session/sessionMark.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the session mark', () => {
  function mark(value: string | undefined) {
    const writeCookie = vi.fn();
    const readCookie = (name: string) => (name === 'jms_session_expire' ? value : undefined);
    return { writeCookie, readCookie, every: timers.every };
  }

  it('exists or there is no session', () => {
    expect(hasSessionMark(mark('age').readCookie)).toBe(true);
    expect(hasSessionMark(mark(undefined).readCookie)).toBe(false);
    expect(hasSessionMark(mark('').readCookie)).toBe(false);
  });

  it('of a session that ends with the browser is written at once and every 10 s, for two minutes', () => {
    const environment = mark('close');
    const stop = keepSessionMark(environment);
    expect(environment.writeCookie).toHaveBeenCalledExactlyOnceWith(
      'jms_session_expire',
      'close',
      120_000,
    );
    vi.advanceTimersByTime(9_999);
    expect(environment.writeCookie).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_001);
    expect(environment.writeCookie).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(environment.writeCookie).toHaveBeenCalledTimes(3);
  });

  it('by age is left alone', () => {
    const environment = mark('age');
    keepSessionMark(environment);
    vi.advanceTimersByTime(600_000);
    expect(environment.writeCookie).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the session check', () => {
  const ok = { path: '/api/v1/users/users/', ok: true };

  function check() {
    const asked = vi.fn();
    return { asked, ...createSessionCheck({ after: timers.after, check: asked }) };
  }

  it('runs once, 30 s after the last answer', () => {
    const { asked, answered } = check();
    answered(ok);
    vi.advanceTimersByTime(29_999);
    answered(ok);
    vi.advanceTimersByTime(29_999);
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(asked).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(600_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is not started by answers of the profile, or it would never end', () => {
    const { asked, answered } = check();
    answered({ path: '/api/v1/users/profile/', ok: true });
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not put off by failed answers', () => {
    const { asked, answered } = check();
    answered(ok);
    vi.advanceTimersByTime(20_000);
    answered({ ...ok, ok: false });
    vi.advanceTimersByTime(10_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is not put off by calls of a timer, such as those of a live list', () => {
    const { asked, answered } = check();
    answered(ok);
    vi.advanceTimersByTime(25_000);
    answered({ ...ok, background: true });
    vi.advanceTimersByTime(5000);
    expect(asked).toHaveBeenCalledOnce();
    answered({ ...ok, background: true });
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('ends with the console', () => {
    const { asked, answered, stop } = check();
    answered(ok);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
