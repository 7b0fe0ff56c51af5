// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decideGate } from '../../../codegen/model/gates.ts';
import { settingDefaults } from '../../../generated/settings.ts';
import type { ApiErrorKind } from '../../../src/api/errors.ts';
import { headerOrganization } from '../../../src/api/organizationContext.ts';
import { DEFAULT } from '../app/fixtures.ts';
import { profileBody, view } from './sample.ts';
import { facts, failing, sessionOf, world } from './startupWorld.ts';

describe('start-up', () => {
  it('takes over no picture of the deployment that is a call, or of another server', async () => {
    const LOGO_URLS = {
      logo_index: '/media/logo.png',
      logo_logout: '/api/v1/users/users/x/mfa/reset/',
      favicon: 'https://elsewhere.example/x.ico',
    };
    const { start } = world({
      fetchOpenSettings: () => Promise.resolve({ LOGO_URLS }),
    });
    const { settings } = sessionOf(await start());
    expect(settings.LOGO_URLS).toEqual({
      logo_index: '/media/logo.png',
      logo_logout: '',
      favicon: '',
    });
  });

  it('asks for open settings, profile and settings, each once, and is ready', async () => {
    const { order, start } = world();
    const result = await start();
    expect(order).toEqual(['open', 'profile', 'settings']);
    expect(result.kind).toBe('ready');
    expect(sessionOf(result)).toMatchObject({
      profile: { username: 'alice', phone: null },
      settings: { LOGIN_TITLE: 'Acme', TICKETS_ENABLED: true },
      organization: DEFAULT,
      organizations: [DEFAULT],
      licenceValid: true,
      view: { name: 'console' },
      gateContext: { organizationIsRoot: false, licenceValid: true },
    });
    expect([...sessionOf(result).gateContext.permissions]).toEqual(['users.view_user']);
  });

  it('sends the three calls together', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => {
      answer = resolve;
    });
    const { order, start } = world({ fetchOpenSettings: () => slow });
    const result = start();
    await expect.poll(() => order).toEqual(['profile', 'settings']);
    answer({ XPACK_ENABLED: false });
    expect((await result).kind).toBe('ready');
  });

  it('has no valid licence while one of its settings is off', async () => {
    const { start } = world({ fetchSettings: () => Promise.resolve({}) });
    expect(sessionOf(await start()).licenceValid).toBe(false);
  });
});

describe('settings that the server does not send', () => {
  it('are in every gate what the manifest says', async () => {
    const tickets = view('tickets', {
      gate: { settings: [{ name: 'TICKETS_ENABLED', equals: true }] },
    });
    const nothing = () => Promise.resolve({});
    const { start } = world(
      { fetchOpenSettings: nothing, fetchSettings: nothing },
      { views: [...facts.views, tickets] },
    );
    const { gateContext, views } = sessionOf(await start());
    for (const [name, value] of Object.entries(settingDefaults)) {
      const gate = { settings: [{ name, equals: value as boolean }] };
      if (typeof value !== 'object') {
        expect([name, decideGate(gate, gateContext).open]).toEqual([name, true]);
      }
    }
    expect(views).toContain(tickets);
  });

  it('give way to what the server sends', async () => {
    const { start } = world({
      fetchSettings: () => Promise.resolve({ TICKETS_ENABLED: false, LOGIN_TITLE: 'Acme' }),
    });
    expect(sessionOf(await start()).settings).toMatchObject({
      TICKETS_ENABLED: false,
      LOGIN_TITLE: 'Acme',
      SECURITY_COMMAND_EXECUTION: true,
    });
  });
});

describe('somebody who is not signed in', () => {
  it('without a session mark is logged out and goes to the login page, before any other call', async () => {
    const { order, start } = world({ hasMark: () => false });
    expect(await start()).toEqual({ kind: 'login', because: 'no-mark', delayMs: 0 });
    expect(order).toEqual(['logout']);
  });

  it('goes to the login page even when that logout fails', async () => {
    const { start } = world({ hasMark: () => false, endSession: failing('network', 0) });
    expect((await start()).kind).toBe('login');
  });

  it.each<[ApiErrorKind, number]>([
    ['unauthenticated', 401],
    ['forbidden', 403],
  ])('whose profile is %s goes there after 100 ms', async (kind, status) => {
    const { start } = world({ fetchProfile: failing(kind, status) });
    expect(await start()).toMatchObject({ kind: 'login', because: 'signed-out', delayMs: 100 });
  });

  it.each(['/login', '/login/', '/core/auth/login/'])(
    'is checked for nothing at %s',
    async (path) => {
      const { order, start } = world();
      expect(await start(path)).toMatchObject({ kind: 'login', because: 'login-page' });
      expect(order).toEqual([]);
    },
  );
});

describe('a start-up that fails', () => {
  it.each([
    ['profile', { fetchProfile: failing('network', 0) }],
    [
      'organization',
      {
        fetchProfile: () => Promise.resolve(profileBody({ workbench_orgs: [], console_orgs: [] })),
        fetchOrganization: failing('server', 500),
      },
    ],
  ])('says that it was at %s', async (step, given) => {
    expect(await world(given).start('/workbench/start')).toMatchObject({ kind: 'failure', step });
  });

  it('can be tried again', async () => {
    const bodies = [failing('network', 0)(), Promise.resolve(profileBody())];
    bodies[0]?.catch(() => undefined);
    const { start } = world({ fetchProfile: () => bodies.shift() ?? Promise.resolve({}) });
    const failed = await start();
    if (failed.kind !== 'failure') throw new Error(failed.kind);
    expect((await failed.retry()).kind).toBe('ready');
  });

  it('takes a profile without permissions for a failure, not for a person without any', async () => {
    const { perms: _, ...others } = profileBody();
    const { order, start } = world({ fetchProfile: () => Promise.resolve(others) });
    expect(await start()).toMatchObject({ kind: 'failure', step: 'server' });
    // Of a server of another line nothing else is asked.
    expect(order).not.toContain('organization');
    const nobody = world({ fetchProfile: () => Promise.resolve({ id: 'u1' }) });
    expect(await nobody.start()).toMatchObject({
      kind: 'failure',
      step: 'profile',
      error: { kind: 'unexpected-body' },
    });
  });
});

describe('settings that cannot be read', () => {
  const gate = { settings: [{ name: 'TICKETS_ENABLED', equals: true }] };
  const rejected = failing('server', 502);

  it('are missed by nobody when only the open ones fail: the others tell the same', async () => {
    const session = sessionOf(await world({ fetchOpenSettings: rejected }).start());
    expect(session.settingsError).toBeUndefined();
    expect(decideGate(gate, session.gateContext).open).toBe(true);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['fail', rejected],
    ['are late', failing('timeout', 0)],
    ['are no object', () => Promise.resolve('<html>')],
  ])('close what depends on them, and nothing else, when they %s', async (_, fetchSettings) => {
    const session = sessionOf(await world({ fetchSettings }).start());
    expect(session.settingsError).toBeInstanceOf(Error);
    expect(session.settings).toMatchObject({ LOGIN_TITLE: 'Acme', TICKETS_ENABLED: true });
    expect(decideGate(gate, session.gateContext)).toMatchObject({ open: false, reason: 'setting' });
    expect(session.licenceValid).toBe(false);
    expect(session.gateContext.permissions).toContain('users.view_user');
  });

  it('leave the organization that was used last', async () => {
    const other = { ...DEFAULT, id: 'o2', name: 'Other', is_default: false };
    const { effects, start } = world({
      fetchOpenSettings: rejected,
      fetchSettings: rejected,
      fetchProfile: () => Promise.resolve(profileBody({ console_orgs: [DEFAULT, other] })),
      readOrganizationCookie: () => 'o2',
    });
    expect(sessionOf(await start()).organization.id).toBe('o2');
    expect(headerOrganization(effects.context, undefined)).toBe('o2');
  });

  it('stay unknown in the next view', async () => {
    const { start } = world({ fetchSettings: rejected });
    const before = sessionOf(await start());
    const next = sessionOf(await start('/audit/start', '', before));
    expect(next.settingsError).toBe(before.settingsError);
    expect(decideGate(gate, next.gateContext).open).toBe(false);
  });

  it('lead to the login page when nobody is signed in', async () => {
    const { start } = world({ fetchSettings: failing('unauthenticated', 401) });
    expect(await start()).toMatchObject({ kind: 'login', because: 'signed-out' });
  });
});
