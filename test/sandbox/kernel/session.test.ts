import { afterEach, describe, expect, it } from 'vitest';
import { sessionOf } from '../../../codegen/derive/session.ts';
import type { SessionSource } from '../../../codegen/schema/generated/manifest.ts';
import { createKernel, type RunningSandbox } from '../../../sandbox/kernel/kernel.ts';
import { at, list } from '../client.ts';
import { tinyModel } from './tiny.ts';

let kernel: RunningSandbox | undefined;

afterEach(() => kernel?.close());

/** A server of three resources, and this session. */
function serve(session: SessionSource) {
  const facts = sessionOf({ ...APP, session });
  kernel = createKernel({ model: { ...tinyModel(), session: facts } });
  const { app } = kernel;
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const post = (url: string, payload?: object, headers = {}) =>
    app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  /** The `Cookie` header of somebody who has signed in on this page. */
  const logIn = async (page: string) => {
    const { cookies } = await post(page);
    return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  };
  return { get, post, logIn };
}

const APP = {
  app: 'Tiny',
  version: '1',
  base: '/ui/',
  languages: {},
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  pageSizes: [15],
  passwordWarningDays: 0,
};
const BOOKS = '/api/v1/library/books/';

describe('a server without areas', () => {
  it('has a profile with every permission, where the session says', async () => {
    const { get } = serve({ preset: 'none', profile: 'me', permissions: 'rights' });
    const body: unknown = (await get('/api/v1/me/')).json();
    expect(at(body, 'username')).toBe('anybody');
    expect(list(at(body, 'rights'))).toContain('library.delete_book');
  });

  it('tells permissions and organizations at an address of their own', async () => {
    const { get, logIn } = serve({
      permissions: { address: 'users/profile/permissions', field: 'perms' },
    });
    const headers = await logIn('/core/auth/login/');
    expect((await get('/api/v1/users/profile/', headers)).json()).not.toHaveProperty('perms');
    const body: unknown = (await get('/api/v1/users/profile/permissions/', headers)).json();
    expect(list(at(body, 'perms'))).toContain('library.view_book');
    expect(list(at(body, 'console_orgs'))).toHaveLength(1);
    const current = await get('/api/v1/orgs/orgs/current/', headers);
    expect(current.json()).toMatchObject({ is_default: true, is_root: false });
  });

  it('has no profile where the session has none', async () => {
    expect((await serve({ preset: 'none' }).get('/api/v1/users/profile/')).statusCode).toBe(404);
  });
});

describe('a server without areas and with tokens', () => {
  const session: SessionSource = {
    preset: 'token',
    login: { address: 'auth/token', token: 'data.access', scheme: 'Bearer' },
  };

  it('gives one for any name, and refuses calls without it', async () => {
    const { get, post } = serve(session);
    expect((await get(BOOKS)).statusCode).toBe(401);
    const signedIn = await post('/api/v1/auth/token/', { username: 'ann', password: 'any' });
    const token = String(at(at(signedIn.json(), 'data'), 'access'));
    const ask = (authorization: string) => get(BOOKS, { authorization });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await ask(`Token ${token}`)).statusCode).toBe(401);
    expect((await ask('Bearer other')).statusCode).toBe(401);
  });

  it('gives none without a name or a password', async () => {
    const { post } = serve(session);
    const answer = await post('/api/v1/auth/token/', { username: 'ann', password: '' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a server without areas and with a login page', () => {
  it('gives the cookies of the session, and leads back', async () => {
    const { get, post } = serve({ preset: 'django', mark: 'signed_in' });
    expect((await get('/accounts/login/?next=/ui/x')).body).toContain('<button>');
    const answer = await post('/accounts/login/?next=%2Fui%2Fx');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ui/x']);
    const names = answer.cookies.map(({ name }) => name);
    expect(names).toEqual(['sessionid', 'signed_in', 'csrftoken']);
  });

  it('leads nowhere else', async () => {
    const { post } = serve({ preset: 'django' });
    for (const next of ['//evil.example', '/%5Cevil.example', 'https://evil.example']) {
      const { headers } = await post(`/accounts/login/?next=${next}`);
      expect(headers.location).toBe('/ui/');
    }
  });

  it('takes the mark away at log out', async () => {
    const { get } = serve({ preset: 'django', mark: 'signed_in' });
    const answer = await get('/accounts/logout/?next=%2Fui%2F');
    expect(answer.headers.location).toBe('/accounts/login/?next=%2Fui%2F');
    expect(answer.cookies).toMatchObject([
      { name: 'sessionid', value: '', maxAge: 0 },
      { name: 'signed_in', value: '', maxAge: 0 },
    ]);
  });

  it('answers who has signed in alone, until they log out', async () => {
    const { get, logIn } = serve({ preset: 'django' });
    expect((await get(BOOKS)).statusCode).toBe(401);
    const headers = await logIn('/accounts/login/');
    expect((await get(BOOKS, headers)).statusCode).toBe(200);
    await get('/accounts/logout/', headers);
    expect((await get(BOOKS, headers)).statusCode).toBe(401);
  });

  it('refuses a write without the token of its session in the header, as Django does', async () => {
    const { get, post, logIn } = serve({ preset: 'django' });
    const headers = await logIn('/accounts/login/');
    const [, token = ''] = /csrftoken=(\w+)/.exec(headers.cookie) ?? [];
    const write = (more: object) => post(BOOKS, { name: 'Dune' }, { ...headers, ...more });
    for (const more of [{}, { 'x-csrftoken': token.replace(/.$/, 'x') }, { 'x-other': token }]) {
      const refused = await write(more);
      expect(refused.statusCode).toBe(403);
      expect(at(refused.json(), 'detail')).toMatch(/^CSRF Failed/);
    }
    expect((await get(BOOKS, headers)).json()).toEqual([]);
    expect((await write({ 'x-csrftoken': token })).statusCode).toBe(201);
  });

  it('takes the token from the header and the cookie that the session names', async () => {
    const { post, logIn } = serve({ preset: 'django', csrf: { cookie: 'XSRF', header: 'X-XSRF' } });
    const headers = await logIn('/accounts/login/');
    const [, token = ''] = /XSRF=(\w+)/.exec(headers.cookie) ?? [];
    const write = (name: string) => post(BOOKS, { name: 'Dune' }, { ...headers, [name]: token });
    expect((await write('x-csrftoken')).statusCode).toBe(403);
    expect((await write('x-xsrf')).statusCode).toBe(201);
  });

  it('signs nobody in whom another site sends', async () => {
    const { post } = serve({ preset: 'django' });
    const answer = await post('/accounts/login/', undefined, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});
