// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavingEnvironment } from '../../../../src/session/browser.ts';
import { logOut } from '../../../../src/session/logOut.ts';
import { onSignOut } from '../../../../src/session/signOut.ts';
import {
  SIGNED_OUT_KEY,
  watchCrossTabSignOut,
} from '../../../../src/shell/sessionEnd/crossTabSignOut.ts';

let left: string[];
let stop: () => void;

beforeEach(() => {
  left = [];
  vi.spyOn(leavingEnvironment, 'load').mockImplementation((address) => void left.push(address));
  stop = watchCrossTabSignOut();
});
afterEach(() => {
  stop();
  document.documentElement.hidden = false;
  vi.restoreAllMocks();
});

/** As the browser tells a tab what another one wrote. */
function hear(key: string): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
}

describe('logging out', () => {
  it('tells the other tabs', async () => {
    logOut();
    await expect.poll(() => left).toHaveLength(1);
    expect(localStorage.getItem(SIGNED_OUT_KEY)).not.toBeNull();
  });
});

describe('a tab that hears of it', () => {
  it('shows nothing from then on, erases what it keeps, and leaves by the logout page', async () => {
    const erased = vi.fn();
    const stopErasing = onSignOut(erased);
    document.title = 'Record - Gatehouse';
    hear(SIGNED_OUT_KEY);
    expect(document.documentElement.hidden).toBe(true);
    expect(document.title).toBe('');
    await expect.poll(() => left).toEqual(['/core/auth/logout/?next=%2F']);
    expect(erased).toHaveBeenCalledOnce();
    stopErasing();
  });

  it('tells nobody else, and goes once', async () => {
    hear(SIGNED_OUT_KEY);
    hear(SIGNED_OUT_KEY);
    await expect.poll(() => left).toHaveLength(1);
    expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull();
  });

  it('is not held back by a form with unsaved changes', () => {
    const ask = vi.fn();
    globalThis.addEventListener('beforeunload', ask);
    hear(SIGNED_OUT_KEY);
    globalThis.dispatchEvent(new Event('beforeunload'));
    expect(ask).not.toHaveBeenCalled();
    globalThis.removeEventListener('beforeunload', ask);
  });

  it('does not mind what else is written', () => {
    hear('gatehouse.session');
    expect(document.documentElement.hidden).toBe(false);
  });
});
