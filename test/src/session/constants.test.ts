import { describe, expect, it, vi } from 'vitest';
import { timers } from '../../../src/session/browser.ts';
import { leaveForLogin, LOGIN_DELAY_MS } from '../../../src/session/leaving.ts';
import { SESSION_WARNING_MS } from '../../../src/session/sessionEnd.ts';

/** WCAG 2.2, criterion 2.2.1: the least time between a warning and the end. */
const SHORTEST_WARNING_MS = 20_000;

describe('the times of a session (spec 1, sections 4 and 9)', () => {
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
