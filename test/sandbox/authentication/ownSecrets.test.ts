import { beforeEach, describe, expect, it } from 'vitest';
import { oneTimePassword } from '../../oneTimePassword.ts';
import { at, type Client, freshWorlds, PASSWORD, pluck, world } from '../world.ts';

/** Pages about one's own login: protocol, sections 8.1 and 8.2. */
const OVERVIEW = '/core/auth/profile/mfa/';
const ENABLE = '/core/auth/profile/otp/enable/start/';
const DISABLE = '/core/auth/profile/otp/disable/';
const LOGIN = '/core/auth/login/';

freshWorlds();

/** Fills in and submits the form of a page. */
async function submit(who: Client, page: string, values: Record<string, string>) {
  const { text } = await who.get(page);
  const token = /name="csrfmiddlewaretoken" value="(\w+)"/.exec(text)?.[1] ?? '';
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1] ?? page;
  return who.form(action, new URLSearchParams({ csrfmiddlewaretoken: token, ...values }));
}

const keyOf = (page: string) => /<code id="secret">([A-Z2-7]+)<\/code>/.exec(page)?.[1] ?? '';
const codeOf = (key: string) => oneTimePassword(key, world.time.now);

describe('an authenticator app', () => {
  it('is set up by its code, and asked for at the next login', async () => {
    const alice = await world.as('alice');
    expect((await alice.get(OVERVIEW)).text).toContain(`href="${ENABLE}"`);
    const key = keyOf((await alice.get(ENABLE)).text);
    // 160 bits in letters of five bits (RFC 4226, section 4).
    expect(key).toHaveLength(32);
    const wrong = await submit(alice, ENABLE, { code: '000000' });
    expect([wrong.status, wrong.text.includes('role="alert"')]).toEqual([200, true]);
    const right = await submit(alice, ENABLE, { code: codeOf(key) });
    expect([right.status, right.headers.location]).toEqual([302, OVERVIEW]);
    expect((await alice.get('users/profile/')).body).toMatchObject({
      mfa_enabled: true,
      is_otp_secret_key_bound: true,
    });
    const { passed } = await world.visitor().logIn('alice', PASSWORD);
    expect(passed.at(-1)).toBe('/core/auth/login/mfa/');
  });

  it('may be as many steps ahead or behind as the settings say', async () => {
    const alice = await world.as('alice');
    const key = keyOf((await alice.get(ENABLE)).text);
    const old = codeOf(key);
    world.time.now += 4 * 30_000;
    expect((await submit(alice, ENABLE, { code: old })).status).toBe(200);
    const admin = await world.as('admin');
    await admin.patch('settings/setting/?category=other', { OTP_VALID_WINDOW: 5 });
    expect((await submit(alice, ENABLE, { code: old })).status).toBe(302);
  });

  it('is taken away by its code alone', async () => {
    const alice = await world.as('alice');
    const key = keyOf((await alice.get(ENABLE)).text);
    await submit(alice, ENABLE, { code: codeOf(key) });
    expect((await submit(alice, DISABLE, { code: '000000' })).status).toBe(200);
    expect((await alice.get('users/profile/')).body).toMatchObject({ mfa_enabled: true });
    expect((await submit(alice, DISABLE, { code: codeOf(key) })).status).toBe(302);
    expect((await alice.get('users/profile/')).body).toMatchObject({
      mfa_enabled: false,
      is_otp_secret_key_bound: false,
    });
  });

  it('confirms at the older address, too', async () => {
    const alice = await world.as('alice');
    const key = keyOf((await alice.get(ENABLE)).text);
    await submit(alice, ENABLE, { code: codeOf(key) });
    const verify = 'authentication/otp/verify/';
    expect((await alice.post(verify, {})).body).toEqual({ code: [expect.any(String)] });
    expect((await alice.post(verify, { code: '000000' })).status).toBe(400);
    const right = await alice.post(verify, { code: codeOf(key) });
    expect([right.status, right.body]).toEqual([200, { ok: '1' }]);
    expect((await alice.get(verify)).body).toEqual({ code: 'valid', msg: 'verified' });
  });

  it.each([OVERVIEW, ENABLE, DISABLE])('is no business of strangers at %s', async (page) => {
    const answer = await world.visitor().get(page);
    expect([answer.status, answer.headers.location]).toEqual([302, LOGIN]);
  });

  it('is not set up by a form of another site', async () => {
    const alice = await world.as('alice');
    const key = keyOf((await alice.get(ENABLE)).text);
    const sent = new URLSearchParams({ csrfmiddlewaretoken: 'x', code: codeOf(key) });
    expect((await alice.form(ENABLE, sent)).status).toBe(403);
  });
});

describe('a password that must be changed', () => {
  const FRESH = 'another-gatehouse';
  beforeEach(async () => {
    const admin = await world.as('admin');
    const found = await admin.get('users/users/?username=alice');
    const [id] = pluck(found.body, 'id');
    await admin.patch(`users/users/${String(id)}/`, { need_update_password: true });
  });

  const owed = async () => {
    const visitor = world.visitor();
    const { passed } = await visitor.logIn('alice', PASSWORD);
    return { visitor, page: passed.at(-1) ?? '' };
  };

  it('is changed before anything else, and the new one is used to log in', async () => {
    const { visitor, page } = await owed();
    expect(page).toMatch(/^\/core\/auth\/password\/reset\/\?token=\w{32}$/);
    expect((await visitor.get('users/profile/')).status).toBe(401);
    const values = { new_password: FRESH, confirm_password: FRESH };
    const answer = await submit(visitor, page, values);
    expect([answer.status, answer.headers.location]).toEqual([302, LOGIN]);
    expect((await world.visitor().logIn('alice', PASSWORD)).passed).toEqual([]);
    const again = world.visitor();
    expect((await again.logIn('alice', FRESH)).passed.at(-1)).toBe('/ui/');
    expect(at((await again.get('users/profile/')).body, 'need_update_password')).toBe(false);
  });

  it.each([
    ['typed twice alike', { new_password: FRESH, confirm_password: 'other' }],
    ['as the rules want it', { new_password: 'abc', confirm_password: 'abc' }],
  ])('is %s', async (_case, values) => {
    const { visitor, page } = await owed();
    const answer = await submit(visitor, page, values);
    expect([answer.status, answer.text.includes('role="alert"')]).toEqual([200, true]);
    expect((await owed()).page).toContain('/core/auth/password/reset/');
  });

  it('is changed within ten minutes, once, and by nobody who has only guessed the address', async () => {
    const { visitor, page } = await owed();
    const guessed = await visitor.get('/core/auth/password/reset/?token=%25');
    expect([guessed.status, guessed.headers.location]).toEqual([302, LOGIN]);
    world.time.now += 600_000;
    expect((await visitor.get(page)).status).toBe(302);
  });
});

describe('failed logins', () => {
  it('close an account as often and as long as the settings say', async () => {
    const admin = await world.as('admin');
    await admin.patch('settings/setting/?category=security', {
      SECURITY_LOGIN_LIMIT_COUNT: 3,
      SECURITY_LOGIN_LIMIT_TIME: 5,
    });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await world.visitor().logIn('orgadmin', 'wrong');
    }
    expect((await world.visitor().logIn('orgadmin', PASSWORD)).passed).toEqual([]);
    world.time.now += 6 * 60_000;
    expect((await world.visitor().logIn('orgadmin', PASSWORD)).passed.at(-1)).toBe('/ui/');
  });
});
