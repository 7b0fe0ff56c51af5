// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { decideGate } from '../../../codegen/model/gates.ts';
import { settings } from '../../../generated/settings.ts';
import { messageFor } from '../../../src/api/errorMessages.ts';
import { ApiError, type ApiErrorKind } from '../../../src/api/errors.ts';
import { createOrganizationContext } from '../../../src/api/organizationContext.ts';
import { createMemory, type Memory } from '../../../src/session/memory.ts';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import {
  startUp,
  type StartupEffects,
  type StartupFacts,
  type StartupResult,
} from '../../../src/session/startup.ts';
import type { Session } from '../../../src/session/types.ts';
import { DEFAULT, LAB, profileBody, ROOT, route, settingsArea, view } from './sample.ts';

const facts: StartupFacts = {
  views: [view('console'), view('audit'), view('workbench'), settingsArea],
  table: createRouteTable([
    route('ConsoleStart', '/console/start'),
    route('UserList', '/console/users/users', { gate: { permissions: ['users.view_user'] } }),
    route('AuditStart', '/audit/start'),
    route('WorkbenchStart', '/workbench/start'),
    route('Improvement', '/profile/improvement'),
  ]),
  licenceSettings: ['XPACK_ENABLED', 'XPACK_LICENSE_IS_VALID'],
};

function memory(value?: string): Memory {
  let kept = value;
  return {
    recall: () => kept,
    remember: (_username, next) => {
      kept = next;
    },
  };
}

function world(given: Partial<StartupEffects> = {}) {
  const order: string[] = [];
  const call = (name: string, body: unknown) => () => {
    order.push(name);
    return Promise.resolve(body);
  };
  const effects: StartupEffects = {
    hasMark: () => true,
    endSession: call('logout', undefined),
    fetchOpenSettings: call('open', { XPACK_ENABLED: true, LOGIN_TITLE: 'Acme' }),
    fetchProfile: call('profile', profileBody()),
    fetchSettings: call('settings', { XPACK_LICENSE_IS_VALID: true, TICKETS_ENABLED: true }),
    fetchOrganization: call('organization', DEFAULT),
    askedOrganization: () => undefined,
    context: createOrganizationContext(),
    readOrganizationCookie: () => undefined,
    writeOrganizationCookie: () => undefined,
    organizationMemory: memory(),
    viewMemory: memory(),
    ...given,
  };
  const start = (path = '/console/users/users', search = '', previous?: Session) =>
    startUp(facts, effects, { path, search, ...(previous && { previous }) });
  return { effects, order, start };
}

function failing(kind: ApiErrorKind, status: number) {
  return () => Promise.reject(new ApiError({ kind, status }, messageFor(kind, undefined)));
}

function sessionOf(result: StartupResult): Session {
  if (result.kind !== 'ready' && result.kind !== 'elsewhere') throw new Error(result.kind);
  return result.session;
}

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
      openSettings: { LOGIN_TITLE: 'Acme' },
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
    await vi.waitFor(() => expect(order).toEqual(['profile', 'settings']));
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
    const { effects } = world({
      fetchOpenSettings: () => Promise.resolve({}),
      fetchSettings: () => Promise.resolve({}),
    });
    const started = await startUp({ ...facts, views: [...facts.views, tickets] }, effects, {
      path: '/console/users/users',
      search: '',
    });
    const { gateContext, views } = sessionOf(started);
    for (const { name, default: value } of settings) {
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
    ['open-settings', { fetchOpenSettings: failing('server', 500) }],
    ['profile', { fetchProfile: failing('network', 0) }],
    ['settings', { fetchSettings: failing('timeout', 0) }],
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

  it('names the earliest of several', async () => {
    const { start } = world({
      fetchOpenSettings: failing('server', 500),
      fetchProfile: failing('unauthenticated', 401),
    });
    expect(await start()).toMatchObject({ kind: 'failure', step: 'open-settings' });
  });

  it('can be tried again', async () => {
    const bodies = [failing('network', 0)(), Promise.resolve({ XPACK_ENABLED: false })];
    bodies[0]?.catch(() => undefined);
    const { start } = world({ fetchOpenSettings: () => bodies.shift() ?? Promise.resolve({}) });
    const failed = await start();
    if (failed.kind !== 'failure') throw new Error(failed.kind);
    expect((await failed.retry()).kind).toBe('ready');
  });

  it('takes a profile without permissions for a failure, not for a person without any', async () => {
    const { start } = world({ fetchProfile: () => Promise.resolve({ id: 'u1' }) });
    expect(await start()).toMatchObject({
      kind: 'failure',
      step: 'profile',
      error: { kind: 'unexpected-body' },
    });
  });
});

describe('the view', () => {
  it('that may not be entered leads to the default view', async () => {
    const { start } = world();
    expect(await start('/audit/start')).toMatchObject({
      kind: 'elsewhere',
      because: 'view',
      to: '/console/start',
      session: { view: { name: 'console' } },
    });
  });

  it('is the one last chosen when the address names none', async () => {
    const viewMemory = memory('workbench');
    expect(await world({ viewMemory }).start('/')).toMatchObject({
      kind: 'elsewhere',
      because: 'root',
      to: '/workbench/start',
    });
  });

  it('is remembered when it is entered', async () => {
    const viewMemory = memory();
    await world({ viewMemory }).start('/workbench/start');
    expect(viewMemory.recall('alice')).toBe('workbench');
  });

  it('stays the last one while an area is shown', async () => {
    const viewMemory = memory('workbench');
    const result = await world({ viewMemory }).start('/settings/basic');
    expect(result.kind).toBe('ready');
    expect(sessionOf(result).view.name).toBe('workbench');
    expect(viewMemory.recall('alice')).toBe('workbench');
  });

  it('is refused to somebody who may enter none', async () => {
    const { effects } = world({
      fetchProfile: () => Promise.resolve(profileBody({ console_orgs: [] })),
    });
    const consoleOnly = { ...facts, views: [view('console')] };
    const result = await startUp(consoleOnly, effects, { path: '/console/start', search: '' });
    expect(result).toMatchObject({ kind: 'no-view', profile: { username: 'alice' } });
  });
});

describe('the organization', () => {
  const many = profileBody({ console_orgs: [ROOT, DEFAULT, LAB] });

  it('is the default one at first, and remembered with its cookie', async () => {
    const organizationMemory = memory();
    const writeOrganizationCookie = vi.fn();
    const { effects, start } = world({
      fetchProfile: () => Promise.resolve(many),
      organizationMemory,
      writeOrganizationCookie,
    });
    expect(sessionOf(await start()).organization).toEqual(DEFAULT);
    expect(organizationMemory.recall('alice')).toBe(DEFAULT.id);
    expect(writeOrganizationCookie).toHaveBeenCalledWith(DEFAULT.id);
    expect(effects.context.current).toBe(DEFAULT.id);
  });

  it('of the address wins, and the profile is fetched for it in the first place', async () => {
    const fetchProfile = vi.fn(() => Promise.resolve(many));
    const { start } = world({ fetchProfile, askedOrganization: () => 'lab' });
    expect(sessionOf(await start()).organization).toEqual(LAB);
    expect(fetchProfile).toHaveBeenCalledOnce();
  });

  it('of the address that the person may not use is refused', async () => {
    const { effects, start } = world({
      fetchProfile: () => Promise.resolve(many),
      askedOrganization: () => 'foreign',
    });
    expect(sessionOf(await start()).organization).toEqual(DEFAULT);
    expect(effects.context.refused).toBe('foreign');
  });

  it('used last is taken up again, and the permissions are asked for there', async () => {
    const bodies = [many, { ...many, perms: ['orgs.view_organization'] }];
    const { start } = world({
      fetchProfile: () => Promise.resolve(bodies.shift()),
      organizationMemory: memory('lab'),
    });
    const session = sessionOf(await start());
    expect(session.organization).toEqual(LAB);
    expect([...session.gateContext.permissions]).toEqual(['orgs.view_organization']);
    expect(bodies).toHaveLength(0);
  });

  it('may be root, which the gates are told', async () => {
    const { start } = world({
      fetchProfile: () => Promise.resolve(many),
      readOrganizationCookie: () => ROOT.id,
    });
    expect(sessionOf(await start()).gateContext.organizationIsRoot).toBe(true);
  });

  it('is the default one while the extension is off, whatever is remembered', async () => {
    const { effects, start } = world({
      fetchOpenSettings: () => Promise.resolve({ XPACK_ENABLED: false }),
      fetchProfile: () => Promise.resolve(many),
      organizationMemory: memory('lab'),
    });
    expect(sessionOf(await start()).organization).toEqual(DEFAULT);
    expect(effects.context.xpackEnabled).toBe(false);
  });

  it('is asked of the server when the view offers none', async () => {
    const { order, start } = world({
      fetchProfile: () => Promise.resolve(profileBody({ workbench_orgs: [] })),
    });
    expect(sessionOf(await start('/workbench/start')).organization).toEqual(DEFAULT);
    expect(order).toContain('organization');
  });
});

describe('somebody who signs in for the first time', () => {
  const fetchProfile = () => Promise.resolve(profileBody({ is_first_login: true }));

  it('goes to the improvement page, which remembers the page asked for', async () => {
    expect(await world({ fetchProfile }).start('/console/users/users', '?page=2')).toMatchObject({
      kind: 'elsewhere',
      because: 'first-login',
      to: '/profile/improvement?next=%2Fconsole%2Fusers%2Fusers%3Fpage%3D2',
    });
  });

  it('is ready there', async () => {
    expect((await world({ fetchProfile }).start('/profile/improvement')).kind).toBe('ready');
  });

  it('goes on where a console has no such page', async () => {
    const { effects } = world({ fetchProfile });
    const table = createRouteTable([route('ConsoleStart', '/console/start')]);
    const result = await startUp({ ...facts, table }, effects, {
      path: '/console/start',
      search: '',
    });
    expect(result.kind).toBe('ready');
  });
});

describe('a change of view', () => {
  it('uses what is known and asks for nothing', async () => {
    const { order, start } = world();
    const before = sessionOf(await start());
    order.length = 0;
    const after = await start('/workbench/start', '', before);
    expect(order).toEqual([]);
    expect(sessionOf(after).view.name).toBe('workbench');
  });

  it('leaves the organization of the browser alone while its own stays', async () => {
    const writeOrganizationCookie = vi.fn();
    const { start } = world({ writeOrganizationCookie });
    const before = sessionOf(await start());
    writeOrganizationCookie.mockClear();
    await start('/workbench/start', '', before);
    expect(writeOrganizationCookie).not.toHaveBeenCalled();
  });

  it('fetches the profile again when the organization changes with it', async () => {
    const body = profileBody({ console_orgs: [LAB], workbench_orgs: [DEFAULT] });
    const fetchProfile = vi.fn(() => Promise.resolve(body));
    const { start } = world({ fetchProfile, readOrganizationCookie: () => 'lab' });
    const before = sessionOf(await start());
    expect(fetchProfile).toHaveBeenCalledTimes(1);
    expect(sessionOf(await start('/workbench/start', '', before)).organization).toEqual(DEFAULT);
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });
});

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
    const keeper = store();
    const views = createMemory(keeper, 'PreView');
    views.remember('alice', 'audit');
    views.remember('bob', 'console');
    expect([views.recall('alice'), views.recall('bob'), views.recall('eve')]).toEqual([
      'audit',
      'console',
      undefined,
    ]);
    expect(JSON.parse(keeper.kept.get('PreView') ?? '')).toEqual({
      version: 1,
      people: { alice: 'audit', bob: 'console' },
    });
  });

  it.each(['console', '{', 'null', '{"version":0,"people":{"alice":"audit"}}'])(
    'forgets what somebody else left there: %s',
    (left) => {
      expect(createMemory(store(left), 'PreView').recall('alice')).toBeUndefined();
    },
  );

  it('does without storage where the browser forbids it', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const views = createMemory({ getItem: refuse, setItem: refuse }, 'PreView');
    views.remember('alice', 'audit');
    expect(views.recall('alice')).toBeUndefined();
  });
});
