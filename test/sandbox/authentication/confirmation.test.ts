import { describe, expect, it } from 'vitest';
import { PERSON_WITH_AUTHENTICATOR } from '../../../sandbox/areas/users/seedAccounts.ts';
import { oneTimePassword } from '../../oneTimePassword.ts';
import { type Client, freshWorlds, PASSWORD, world } from '../world.ts';

freshWorlds();

const CONFIRM = 'authentication/confirm/';
const PASSWORD_ONLY = { error: expect.any(String), backends: [{ name: 'password', level: 2 }] };

function confirm(who: Client, confirm_type: string, secret_key: string) {
  return who.post(CONFIRM, { confirm_type, secret_key });
}

function code(): string {
  return oneTimePassword(PERSON_WITH_AUTHENTICATOR.secret, world.time.now);
}

/** A user with an authenticator, signed in with both factors. */
async function withAuthenticator(): Promise<Client> {
  const visitor = world.visitor();
  await visitor.logIn(PERSON_WITH_AUTHENTICATOR.username, PASSWORD);
  await sendCode(visitor, code());
  await visitor.get('/core/auth/login/guard/');
  return visitor;
}

async function sendCode(visitor: Client, given: string, next = '') {
  const page = await visitor.get('/core/auth/login/mfa/');
  const token = /name="csrfmiddlewaretoken" value="(\w+)"/.exec(page.text)?.[1] ?? '';
  const form = new URLSearchParams({ csrfmiddlewaretoken: token, code: given, next });
  return visitor.form('/core/auth/login/mfa/', form);
}

describe('a confirmation', () => {
  it('is owed at first, with the ways to give it', async () => {
    const admin = await world.as('admin');
    const answer = await admin.get(CONFIRM);
    expect([answer.status, answer.body]).toEqual([400, PASSWORD_ONLY]);
  });

  it('is given by the password, plain or encrypted, and holds', async () => {
    const admin = await world.as('admin');
    const given = await confirm(admin, 'password', admin.encrypt(PASSWORD));
    expect([given.status, given.body]).toEqual([200, 'ok']);
    const asked = await admin.get(CONFIRM);
    expect([asked.status, asked.body]).toEqual([200, 'ok']);
    const alice = await world.as('alice');
    expect((await confirm(alice, 'password', PASSWORD)).status).toBe(200);
  });

  it('lasts SECURITY_MFA_VERIFY_TTL seconds', async () => {
    const admin = await world.as('admin');
    await confirm(admin, 'password', PASSWORD);
    world.time.now += 3_599_000;
    expect((await admin.get(CONFIRM)).status).toBe(200);
    world.time.now += 1000;
    expect((await admin.get(CONFIRM)).status).toBe(400);
  });

  it('belongs to the session that gave it', async () => {
    const admin = await world.as('admin');
    await confirm(admin, 'password', PASSWORD);
    expect((await (await world.as('admin')).get(CONFIRM)).status).toBe(400);
  });

  it('is not given by a wrong password or an unreadable cipher', async () => {
    const admin = await world.as('admin');
    for (const key of ['wrong', 'bm90:aGluZw==']) {
      const answer = await confirm(admin, 'password', key);
      expect([answer.status, answer.body]).toEqual([400, { error: expect.any(String) }]);
    }
    expect((await admin.get(CONFIRM)).status).toBe(400);
  });

  it('needs a known way and a secret, whatever the way', async () => {
    const admin = await world.as('admin');
    expect((await confirm(admin, 'xx', '1')).body).toEqual({ confirm_type: [expect.any(String)] });
    expect((await confirm(admin, 'relogin', '')).body).toEqual({
      secret_key: [expect.any(String)],
    });
    expect(Object.keys(Object((await admin.post(CONFIRM, {})).body))).toEqual([
      'confirm_type',
      'secret_key',
    ]);
  });

  it('is demanded with mfa_verify_required where it is needed', async () => {
    const admin = await world.as('admin');
    const refused = await admin.get('authentication/otp/verify/');
    expect([refused.status, refused.body]).toEqual([
      400,
      { detail: expect.any(String), code: 'mfa_verify_required' },
    ]);
    await confirm(admin, 'password', PASSWORD);
    expect((await admin.get('authentication/otp/verify/')).body).toEqual({
      code: 'valid',
      msg: 'verified',
    });
  });

  it('by logging in again counts for five minutes, for those whose password is kept elsewhere', async () => {
    const admin = await world.as('admin');
    world.sandbox.database.run(`UPDATE r_users_user SET source = 'cas' WHERE username = 'admin'`);
    expect((await admin.get(CONFIRM)).body).toMatchObject({
      backends: [{ name: 'relogin', level: 1 }],
    });
    world.time.now += 299_000;
    expect((await confirm(admin, 'relogin', 'x')).status).toBe(200);
    world.time.now += 3_600_000;
    expect((await confirm(admin, 'relogin', 'x')).status).toBe(400);
  });
});

describe('a second factor', () => {
  it('is the highest way of a confirmation', async () => {
    const person = await withAuthenticator();
    expect((await person.get(CONFIRM)).body).toMatchObject({
      backends: [
        { name: 'password', level: 2 },
        { name: 'mfa', level: 3 },
      ],
    });
    expect((await confirm(person, 'mfa', '000000')).status).toBe(400);
    expect((await confirm(person, 'mfa', code())).status).toBe(200);
  });

  it('is asked for at login, after the password, and leads on to next', async () => {
    const visitor = world.visitor();
    const { passed, answer } = await visitor.logIn(PERSON_WITH_AUTHENTICATOR.username, PASSWORD, {
      next: '/ui/workbench/home',
    });
    expect(passed.at(-1)).toBe('/core/auth/login/mfa/?next=%2Fui%2Fworkbench%2Fhome');
    expect(answer.text).toContain('autocomplete="one-time-code"');
    expect((await visitor.get('users/profile/')).status).toBe(401);
    const wrong = await sendCode(visitor, '000000');
    expect([wrong.status, wrong.text.includes('role="alert"')]).toEqual([200, true]);
    const right = await sendCode(visitor, code(), '/ui/workbench/home');
    expect(right.headers.location).toBe('/core/auth/login/guard/?next=%2Fui%2Fworkbench%2Fhome');
    expect((await visitor.get('users/profile/')).status).toBe(200);
  });

  it('locks after seven wrong codes, also for the right one', async () => {
    const visitor = world.visitor();
    await visitor.logIn(PERSON_WITH_AUTHENTICATOR.username, PASSWORD);
    for (let attempt = 0; attempt < 7; attempt += 1) await sendCode(visitor, '000000');
    expect((await sendCode(visitor, code())).status).toBe(200);
    expect((await visitor.get('users/profile/')).status).toBe(401);
  });

  it('is owed no longer than ten minutes after the password', async () => {
    const visitor = world.visitor();
    await visitor.logIn(PERSON_WITH_AUTHENTICATOR.username, PASSWORD);
    world.time.now += 600_000;
    const answer = await visitor.get('/core/auth/login/mfa/');
    expect([answer.status, answer.headers.location]).toEqual([302, '/core/auth/login/']);
  });

  it('goes when an administrator resets it', async () => {
    const admin = await world.as('admin');
    const found = await admin.get(
      `users/users/?username=${PERSON_WITH_AUTHENTICATOR.username}&limit=1`,
    );
    const id = /"id":"([\w-]+)"/.exec(found.text)?.[1];
    expect((await admin.get(`users/users/${id}/`)).body).toMatchObject({
      is_otp_secret_key_bound: true,
    });
    expect((await admin.get(`users/users/${id}/mfa/reset/`)).status).toBe(200);
    expect((await admin.get(`users/users/${id}/`)).body).toMatchObject({
      is_otp_secret_key_bound: false,
    });
  });
});
