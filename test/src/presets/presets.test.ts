// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../codegen/derive/session.ts';
import type { AppSource, SessionSource } from '../../../codegen/schema/generated/manifest.ts';
import { factAddress } from '../../../src/api/apiAddress.ts';
import type { StartupResult } from '../../../src/session/startup.ts';
import { routeNamed, viewNamed } from '../app/fixtures.ts';

const APP: AppSource = {
  app: 'Library',
  version: '1',
  base: '/ui/',
  languages: { en: { cookie: 'en', name: 'English' } },
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  pageSizes: [15],
  passwordWarningDays: 0,
};
const PATH = '/console/books';

interface Answers {
  readonly [path: string]: { readonly status?: number; readonly body: unknown };
}

/** A start of a console with this session, at a server with these answers. */
async function start(session: SessionSource, answers: Answers = {}, path = PATH) {
  vi.resetModules();
  const facts = sessionOf({ ...APP, session });
  vi.doMock('#project/generated/session.ts', () => ({
    sessionFacts: facts,
    organizationLists: Object.values(facts.organizations?.lists ?? {}),
  }));
  const calls: { readonly path: string; readonly headers: Headers }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://server');
    calls.push({ path: pathname, headers: new Headers(init.headers) });
    const { status = 200, body } = answers[pathname] ?? { status: 404, body: {} };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  const { startUp } = await import('../../../src/session/startup.ts');
  const { startupEffects } = await import('../../../src/session/browser.ts');
  const { createRouteTable } = await import('../../../src/session/routeTable.ts');
  const { request } = await import('../../../src/api/client.ts');
  const { keepToken, signedIn } = await import('../../../src/api/token.ts');
  const gate = { permissions: ['library.view_book'] };
  const run = () =>
    startUp(
      {
        views: [viewNamed('console', { gate, home: [PATH] })],
        table: createRouteTable([routeNamed('BookList', PATH, { gate })]),
        servers: [],
        licenceSettings: [],
      },
      startupEffects,
      { path, search: '' },
    );
  return { calls, run, request, keepToken, signedIn, facts };
}

const paths = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

function sessionIn(result: StartupResult) {
  if (result.kind !== 'ready') throw new Error(result.kind);
  return result.session;
}

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'csrftoken=abc; path=/';
});

describe('a console with the preset none', () => {
  it('asks nothing at the start, and everybody is the same person who may do everything', async () => {
    const { calls, run } = await start({ preset: 'none' });
    const { profile, organization, organizations, gateContext, licenceValid } = sessionIn(
      await run(),
    );
    expect(calls).toEqual([]);
    expect(profile).toMatchObject({ id: 'anybody', username: 'anybody' });
    expect([organization.id, organizations, licenceValid]).toEqual(['', [], false]);
    expect(gateContext.permissions.has('library.delete_book')).toBe(true);
  });

  it('sends no header of a session and writes no cookie', async () => {
    const { calls, run, request } = await start({ preset: 'none' });
    await run();
    const before = document.cookie;
    await request('users/users', { quiet: true }).catch(() => undefined);
    expect([...(calls[0]?.headers.keys() ?? [])]).toEqual(['accept']);
    expect(document.cookie).toBe(before);
  });

  it('has no login page, not even at /login', async () => {
    const { run } = await start({ preset: 'none' }, {}, '/login');
    expect((await run()).kind).not.toBe('login');
  });

  it('tells of a refused profile instead of leading to a login', async () => {
    const { run } = await start(
      { preset: 'none', profile: 'me' },
      { '/api/v1/me/': { status: 401, body: {} } },
    );
    expect(await run()).toMatchObject({ kind: 'failure', step: 'profile' });
  });
});

describe('a console with the preset django', () => {
  const session: SessionSource = { preset: 'django', profile: 'me', permissions: 'rights' };
  const me = { id: 7, email: 'ann@example.com', rights: ['library.view_book'] };

  it('asks for the profile alone, without a mark, and takes its permissions', async () => {
    const { calls, run, facts } = await start(session, { '/api/v1/me/': { body: me } });
    const { profile, gateContext } = sessionIn(await run());
    expect(paths(calls)).toEqual(['/api/v1/me/']);
    expect(profile).toMatchObject({ id: '7', username: 'ann@example.com' });
    expect([...gateContext.permissions]).toEqual(['library.view_book']);
    expect(facts.login).toMatchObject({ kind: 'page', address: '/accounts/login/' });
  });

  it('sends the token of its cookie back', async () => {
    const { calls, run } = await start(session, { '/api/v1/me/': { body: me } });
    await run();
    expect(calls[0]?.headers.get('X-CSRFToken')).toBe('abc');
  });

  it('leads to the login page when the profile is refused', async () => {
    const refused = { '/api/v1/me/': { status: 403, body: { detail: 'No credentials.' } } };
    const { run } = await start(session, refused);
    expect(await run()).toMatchObject({ kind: 'login', because: 'signed-out' });
  });

  it('takes a 403 for the end of the session when the profile is refused as well, and not otherwise', async () => {
    const refused = { status: 403, body: { detail: 'No.' } };
    const answers = { '/api/v1/me/': { body: me }, '/api/v1/books/': refused };
    const { request } = await start(session, answers);
    const books = () => request(factAddress('books')).catch((error: unknown) => error);
    expect(await books()).toMatchObject({ kind: 'forbidden', status: 403 });
    Object.assign(answers, { '/api/v1/me/': refused });
    expect(await books()).toMatchObject({ kind: 'unauthenticated', status: 403 });
  });

  it('takes no profile without the permissions that it is said to have', async () => {
    const { run } = await start(session, { '/api/v1/me/': { body: { ...me, rights: undefined } } });
    expect(await run()).toMatchObject({ kind: 'failure', step: 'server' });
  });
});

describe('a console with the preset django and no profile', () => {
  const session: SessionSource = { preset: 'django', csrf: 'none' };
  const refused = { status: 403, body: { detail: 'No.' } };
  const answers = () => ({ '/api/v1/books/': { body: [] }, '/api/v1/authors/': refused });

  it('takes a 403 for the end of the session while nothing was read', async () => {
    const { request } = await start(session, answers());
    await expect(request(factAddress('authors'))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('asks after that what was read last', async () => {
    const world = answers();
    const { request } = await start(session, world);
    await request(factAddress('books'));
    await expect(request(factAddress('authors'))).rejects.toMatchObject({ kind: 'forbidden' });
    Object.assign(world, { '/api/v1/books/': refused });
    await expect(request(factAddress('authors'))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('takes no refused write for the end of the session while the same list can be read', async () => {
    const { request } = await start(session, answers());
    await request(factAddress('books'));
    vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
      Promise.resolve(new Response('{}', { status: method === 'POST' ? 403 : 200 })),
    );
    const written = request(factAddress('books'), { method: 'POST', body: {} });
    await expect(written).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a console with the preset token', () => {
  const session: SessionSource = { preset: 'token', login: { scheme: 'Bearer' } };

  it('asks to sign in before it asks anything', async () => {
    const { calls, run } = await start(session);
    expect(await run()).toMatchObject({ kind: 'login', because: 'no-mark' });
    expect(calls).toEqual([]);
  });

  it('sends the token with every call, and knows who has signed in', async () => {
    const { calls, run, request, keepToken } = await start(session);
    keepToken({ token: 't0k', username: 'ann' });
    expect(sessionIn(await run()).profile.username).toBe('ann');
    await request('users/users', { quiet: true }).catch(() => undefined);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer t0k');
  });

  it('keeps it in the tab over a reload, and forgets it when the server refuses it', async () => {
    const first = await start(session);
    first.keepToken({ token: 't0k', username: 'ann' });
    const answers = { '/api/v1/users/users/': { status: 401, body: {} } };
    const { run, request, signedIn } = await start(session, answers);
    expect((await run()).kind).toBe('ready');
    await request('users/users', { quiet: true }).catch(() => undefined);
    expect(signedIn()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect((await run()).kind).toBe('login');
  });
});

describe('a console of a later server', () => {
  it('takes permissions and organizations from an address of their own', async () => {
    const DEFAULT = { id: 'd', name: 'Default', is_default: true };
    const { run } = await start(
      {
        mark: 'none',
        permissions: { address: 'users/profile/permissions', field: 'perms' },
        organizations: { setting: 'none' },
      },
      {
        '/api/v1/users/profile/': { body: { id: 'u', username: 'ann' } },
        '/api/v1/users/profile/permissions/': {
          body: { id: 'u', perms: ['library.view_book'], console_orgs: [DEFAULT] },
        },
        '/api/v1/settings/public/': { body: {} },
        '/api/v1/settings/public/open/': { body: {} },
        '/api/v1/orgs/orgs/current/': { body: DEFAULT },
      },
    );
    const { profile, gateContext } = sessionIn(await run());
    expect(profile.console_orgs).toMatchObject([{ id: 'd' }]);
    expect([...gateContext.permissions]).toEqual(['library.view_book']);
  });

  it('asks for a proof of identity for each of several codes', async () => {
    const prove = vi.fn(() => Promise.resolve(false));
    const refusal = (code: string) => ({ status: 412, body: { code } });
    const { request } = await start(
      { verification: { code: ['mfa', 'password'], status: 412 } },
      {
        '/api/v1/users/users/': refusal('password'),
        '/api/v1/users/groups/': refusal('mfa'),
        '/api/v1/assets/assets/': refusal('other'),
      },
    );
    const { api } = await import('../../../src/api/client.ts');
    api.confirmWith(prove);
    for (const address of ['users/users', 'users/groups', 'assets/assets'] as const) {
      await request(address, { quiet: true }).catch(() => undefined);
    }
    expect(prove).toHaveBeenCalledTimes(2);
  });

  it('asks for a proof of identity when all is so that says it', async () => {
    const asked = vi.fn(() => Promise.resolve(false));
    const { request } = await start(
      {
        verification: { code: 'none', status: 412, type: 'user_confirm_required' },
      },
      {
        '/api/v1/users/users/': { status: 412, body: { type: 'user_confirm_required' } },
        '/api/v1/users/groups/': { status: 412, body: { type: 'other' } },
      },
    );
    const { api } = await import('../../../src/api/client.ts');
    api.confirmWith(asked);
    await request('users/groups', { quiet: true }).catch(() => undefined);
    expect(asked).not.toHaveBeenCalled();
    await request('users/users', { quiet: true }).catch(() => undefined);
    expect(asked).toHaveBeenCalledOnce();
  });
});
