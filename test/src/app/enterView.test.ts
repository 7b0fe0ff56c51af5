import { describe, expect, it, vi } from 'vitest';
import { enterView } from '../../../src/app/enterView.ts';
import { createSessionStore } from '../../../src/app/sessionStore.ts';
import type { StartupResult } from '../../../src/session/startup.ts';
import { DEFAULT, sessionOf, viewNamed } from './fixtures.ts';

const consoleView = viewNamed('console');
const workbench = viewNamed('workbench');
const before = sessionOf({ views: [consoleView, workbench] });
const after = { ...before, view: workbench };

function enter(view: typeof consoleView | undefined, result: StartupResult) {
  const store = createSessionStore(before);
  const settle = vi.fn(() => Promise.resolve(result));
  const [leaveForLogin, forget] = [vi.fn(), vi.fn()];
  const entrance = enterView(view, '/x', { store, settle, leaveForLogin, forget });
  return { entrance, store, settle, leaveForLogin, forget };
}

describe('entering a view', () => {
  it('asks nothing for a page of the view in force, or of an area', async () => {
    const settings = viewNamed('settings', { area: true });
    for (const view of [consoleView, settings, undefined]) {
      const { entrance, settle } = enter(view, { kind: 'ready', session: after });
      expect(await entrance).toEqual({});
      expect(settle).not.toHaveBeenCalled();
    }
  });

  it('settles another view from what is known already, and takes the new session', async () => {
    const { entrance, settle, store, forget } = enter(workbench, { kind: 'ready', session: after });
    expect(await entrance).toEqual({});
    expect(settle).toHaveBeenCalledWith('/x', before);
    expect(store.current()).toBe(after);
    expect(forget).not.toHaveBeenCalled();
  });

  it('forgets what was fetched when the organization is another one', async () => {
    const session = { ...after, organization: { ...DEFAULT, id: 'other' } };
    const { entrance, forget } = enter(workbench, { kind: 'ready', session });
    await entrance;
    expect(forget).toHaveBeenCalledOnce();
  });

  it('settles the view in force again after another was chosen, and then is initialised anew', async () => {
    const store = createSessionStore(before);
    const settle = vi.fn(() => Promise.resolve<StartupResult>({ kind: 'ready', session: before }));
    expect(store.initialised()).toBe(true);
    store.reset();
    expect(store.initialised()).toBe(false);
    const sources = { store, settle, leaveForLogin: vi.fn(), forget: vi.fn() };
    await enterView(consoleView, '/x', sources);
    expect(settle).toHaveBeenCalledOnce();
    expect(store.initialised()).toBe(true);
  });

  it('goes elsewhere when start-up says so', async () => {
    const result: StartupResult = {
      kind: 'elsewhere',
      because: 'view',
      to: '/console/home',
      session: before,
    };
    expect(await enter(workbench, result).entrance).toEqual({ to: '/console/home' });
  });

  it('leaves for the login page when the session has ended', async () => {
    const result: StartupResult = { kind: 'login', because: 'signed-out', delayMs: 0 };
    const { entrance, leaveForLogin } = enter(workbench, result);
    await entrance;
    expect(leaveForLogin).toHaveBeenCalledOnce();
  });

  it('fails with the error of the call that failed', async () => {
    const error = new Error('no answer');
    const retry = () => Promise.resolve<StartupResult>({ kind: 'ready', session: after });
    const { entrance } = enter(workbench, { kind: 'failure', step: 'profile', error, retry });
    await expect(entrance).rejects.toBe(error);
  });
});
