import { beforeEach, describe, expect, it } from 'vitest';
import { bindAuthenticator } from '../../../sandbox/areas/authentication/secondFactor.ts';
import { oneTimePassword } from '../../oneTimePassword.ts';
import { admin, at, type Client, freshWorlds, PASSWORD, pluck, world } from '../world.ts';

/** Who must have a second factor, and how it is set up during a login: protocol, sections 8.1, 8.2 and 9. */
const ENABLE = '/core/auth/profile/otp/enable/start/';
const SECOND_STEP = '/core/auth/login/mfa/';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

freshWorlds();

const security = (values: Record<string, unknown>) =>
  admin.patch('settings/setting/?category=security', values);
const idOf = async (username: string) =>
  String(pluck((await admin.get(`users/users/?username=${username}`)).body, 'id')[0]);
const codeOf = (key: string) => oneTimePassword(key, world.time.now);
const keyOf = (page: string) => /<code id="secret">([A-Z2-7]+)<\/code>/.exec(page)?.[1] ?? '';

async function submit(who: Client, page: string, values: Record<string, string>) {
  const { text } = await who.get(page);
  const token = /name="csrfmiddlewaretoken" value="(\w+)"/.exec(text)?.[1] ?? '';
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1] ?? page;
  return who.form(action, new URLSearchParams({ csrfmiddlewaretoken: token, ...values }));
}

async function halfway(username: string, next?: string) {
  const visitor = world.visitor();
  const { passed } = await visitor.logIn(username, PASSWORD, next ? { next } : {});
  return { visitor, page: passed.at(-1) ?? '', passed };
}

describe('a second step that is owed', () => {
  it.each([1, 2])('by an account of level %i without an app is set up at login', async (level) => {
    await admin.patch(`users/users/${await idOf('alice')}/`, { mfa_level: level });
    const { visitor, passed } = await halfway('alice', '/ui/workbench');
    expect(passed.map((address) => address.split('?')[0])).toEqual([
      '/core/auth/login/guard/',
      SECOND_STEP,
      ENABLE,
    ]);
    expect((await visitor.get('users/profile/')).status).toBe(401);
    const page = passed.at(-1) ?? '';
    const shown = await visitor.get(page);
    expect(shown.text).toContain('needs a second step');
    expect((await submit(visitor, page, { code: '000000' })).status).toBe(200);
    const done = await submit(visitor, page, { code: codeOf(keyOf(shown.text)) });
    expect([done.status, done.headers.location]).toEqual([
      302,
      `/core/auth/login/guard/?next=${encodeURIComponent('/ui/workbench')}`,
    ]);
    const profile = await visitor.get('users/profile/');
    expect(profile.body).toMatchObject({ username: 'alice', is_otp_secret_key_bound: true });
    expect((await halfway('alice')).page).toBe(SECOND_STEP);
  });

  it('by everybody, once the settings want it', async () => {
    await security({ SECURITY_MFA_AUTH: 1 });
    expect((await halfway('alice')).page).toBe(ENABLE);
    expect((await halfway('orgadmin')).page).toBe(ENABLE);
  });

  it('by administrators alone, once the settings want it', async () => {
    await security({ SECURITY_MFA_AUTH: 2 });
    expect((await halfway('alice')).page).toBe('/ui/');
    expect((await halfway('orgadmin')).page).toBe(ENABLE);
    expect((await halfway('admin')).page).toBe(ENABLE);
  });

  it('cannot be switched off by who owes it', async () => {
    const alice = await world.as('alice');
    await security({ SECURITY_MFA_AUTH: 1 });
    const changed = await alice.patch('users/profile/', { mfa_level: 0 });
    expect(changed.body).toMatchObject({
      mfa_level: 2,
      mfa_enabled: true,
      mfa_force_enabled: true,
    });
    const asked = await alice.get('authentication/confirm/');
    expect(pluck(at(asked.body, 'backends'), 'name')).toEqual(['password', 'mfa']);
  });

  it('gives nobody another app who knows the password alone', async () => {
    await admin.patch(`users/users/${await idOf('alice')}/`, { mfa_level: 1 });
    bindAuthenticator(world.sandbox, await idOf('alice'), SECRET);
    const { visitor } = await halfway('alice');
    const offered = await visitor.get(ENABLE);
    expect([offered.status, offered.headers.location]).toEqual([302, SECOND_STEP]);
    const { text } = await visitor.get(SECOND_STEP);
    const token = /name="csrfmiddlewaretoken" value="(\w+)"/.exec(text)?.[1] ?? '';
    const sent = new URLSearchParams({ csrfmiddlewaretoken: token, code: codeOf(SECRET) });
    expect((await visitor.form(ENABLE, sent)).headers.location).toBe(SECOND_STEP);
    expect((await visitor.get('users/profile/')).status).toBe(401);
  });

  it('is no business of who came too late', async () => {
    await admin.patch(`users/users/${await idOf('alice')}/`, { mfa_level: 2 });
    const { visitor } = await halfway('alice');
    world.time.now += 601_000;
    expect((await visitor.get(ENABLE)).headers.location).toBe('/core/auth/login/');
  });

  it('gives programs no token for the password alone', async () => {
    await admin.patch(`users/users/${await idOf('alice')}/`, { mfa_level: 2 });
    const answer = await world
      .visitor()
      .post('authentication/auth/', { username: 'alice', password: PASSWORD });
    expect(answer.body).toMatchObject({ error: 'mfa_required' });
    expect(answer.text).not.toContain('token');
  });
});

describe('the code on the login page', () => {
  beforeEach(async () => {
    await admin.patch(`users/users/${await idOf('alice')}/`, { mfa_level: 1 });
    bindAuthenticator(world.sandbox, await idOf('alice'), SECRET);
    await security({ SECURITY_MFA_AUTH: 1, SECURITY_MFA_IN_LOGIN_PAGE: true });
  });

  it('is asked for together with the password', async () => {
    const page = await world.visitor().get('/core/auth/login/');
    expect(page.text).toContain('name="code"');
    const { passed } = await world
      .visitor()
      .logIn('alice', PASSWORD, { code: codeOf(SECRET), mfa_type: 'otp' });
    expect(passed.at(-1)).toBe('/ui/');
  });

  it('may be left for the next page, and lets nobody in when it is wrong', async () => {
    expect((await halfway('alice')).page).toBe(SECOND_STEP);
    const { answer, passed } = await world.visitor().logIn('alice', PASSWORD, { code: '000000' });
    expect([answer.status, passed]).toEqual([200, []]);
  });

  it('closes the account when it is wrong too often, until an administrator opens it', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await world.visitor().logIn('alice', PASSWORD, { code: '000000' });
    }
    const right = () => world.visitor().logIn('alice', PASSWORD, { code: codeOf(SECRET) });
    expect((await right()).passed).toEqual([]);
    const user = `users/users/${await idOf('alice')}/`;
    expect(at((await admin.get(user)).body, 'login_blocked')).toBe(true);
    await admin.patch(`${user}unblock/`, {});
    expect(at((await admin.get(user)).body, 'login_blocked')).toBe(false);
    expect((await right()).passed.at(-1)).toBe('/ui/');
  });
});
