import { afterEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../src/api/createRequest.ts';
import { timers } from '../../../src/session/browser.ts';
import { leaveForLogin, LOGIN_DELAY_MS } from '../../../src/session/leaving.ts';
import { SESSION_CHECK_DELAY_MS } from '../../../src/session/sessionCheck.ts';
import { SESSION_WARNING_MS } from '../../../src/session/sessionEnd.ts';
import {
  SESSION_MARK_LIFETIME_MS,
  SESSION_MARK_REFRESH_MS,
} from '../../../src/session/sessionMark.ts';

/** WCAG 2.2, criterion 2.2.1: the least time between a warning and the end. */
const SHORTEST_WARNING_MS = 20_000;

describe('the times of a session (spec 1, sections 4 and 9)', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['the mark is refreshed every 10 s', SESSION_MARK_REFRESH_MS, 10_000],
    ['the mark lives 2 minutes', SESSION_MARK_LIFETIME_MS, 120_000],
    ['the check runs after 30 s', SESSION_CHECK_DELAY_MS, 30_000],
    ['a request ends after 60 s', REQUEST_TIMEOUT_MS, 60_000],
    ['the login page comes after 100 ms', LOGIN_DELAY_MS, 100],
  ])('%s', (_rule, constant, milliseconds) => {
    expect(constant).toBe(milliseconds);
  });

  it('leave for the login page after 100 ms, not before', () => {
    vi.useFakeTimers();
    const load = vi.fn();
    const fullPath = () => '/ui/console';
    leaveForLogin({ load, fullPath, after: timers.after, post: vi.fn() }, LOGIN_DELAY_MS);
    vi.advanceTimersByTime(99);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledExactlyOnceWith('/core/auth/login/?next=%2Fui%2Fconsole');
  });

  it('leave more than enough of it between warning and end', () => {
    expect(SESSION_WARNING_MS).toBeGreaterThan(SHORTEST_WARNING_MS);
  });
});
