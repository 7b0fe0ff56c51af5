import { describe, expect, it } from 'vitest';
import { namesAddress } from '../../../sandbox/kernel/wire/addressRules.ts';
import { admin, at, enterWorld, freshWorlds, PASSWORD, pluck, world } from '../world.ts';

/** Where and when users may log in: protocol, sections 8.1, 16 and 18. */
freshWorlds();

/** The address of the tests, as the server sees it. */
const HERE = '127.0.0.1';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const security = (values: Record<string, unknown>) =>
  admin.patch('settings/setting/?category=security', values);
const goes = async (password = PASSWORD) =>
  (await world.visitor().logIn('alice', password)).passed.at(-1) === '/ui/';
const idOfAlice = async () =>
  String(pluck((await admin.get('users/users/?username=alice')).body, 'id')[0]);

describe('a list of addresses', () => {
  it.each([
    ['*', HERE, true],
    [HERE, HERE, true],
    ['127.0.0.0/8', HERE, true],
    ['127.0.0.1-127.0.0.9', HERE, true],
    ['127.0.0.9-127.0.0.1', HERE, false],
    ['10.0.0.0/8', HERE, false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['2001:db8::/32', '2001:db8::7', true],
    ['2001:db8::/32', HERE, false],
    ['10.0.0.0/99', '10.0.0.1', false],
    ['nonsense', HERE, false],
  ])('%s names %s: %s', (rule, address, named) => {
    expect(namesAddress([rule], address)).toBe(named);
  });

  it('names nobody when it is no list, or empty', () => {
    expect(namesAddress(undefined, HERE)).toBe(false);
    expect(namesAddress([], HERE)).toBe(false);
    expect(namesAddress([7, null], HERE)).toBe(false);
  });
});

describe('the address somebody comes from', () => {
  it('is refused when it is on the black list', async () => {
    await security({ SECURITY_LOGIN_IP_BLACK_LIST: ['127.0.0.0/8'] });
    expect(await goes()).toBe(false);
    const program = await world
      .visitor()
      .post('authentication/auth/', { username: 'alice', password: PASSWORD });
    expect([program.status, at(program.body, 'error')]).toEqual([400, 'block_global_ip_login']);
    await security({ SECURITY_LOGIN_IP_BLACK_LIST: [] });
    expect(await goes()).toBe(true);
  });

  it('is closed for as long as the settings say after as many failures, whoever is meant', async () => {
    await security({ SECURITY_LOGIN_IP_LIMIT_COUNT: 3, SECURITY_LOGIN_IP_LIMIT_TIME: 5 });
    for (const name of ['nobody', 'somebody', 'orgadmin']) {
      await world.visitor().logIn(name, 'wrong');
    }
    expect(await goes()).toBe(false);
    world.time.now += 6 * MINUTE_MS;
    expect(await goes()).toBe(true);
  });

  it('is never closed when it is on the white list', async () => {
    await security({
      SECURITY_LOGIN_IP_LIMIT_COUNT: 3,
      SECURITY_LOGIN_IP_WHITE_LIST: [HERE],
      SECURITY_LOGIN_IP_BLACK_LIST: ['*'],
    });
    for (let attempt = 0; attempt < 4; attempt += 1) await world.visitor().logIn('nobody', 'wrong');
    expect(await goes()).toBe(true);
  });

  it('counts from the start after a login that succeeded', async () => {
    await security({ SECURITY_LOGIN_IP_LIMIT_COUNT: 3 });
    for (let round = 0; round < 2; round += 1) {
      await world.visitor().logIn('nobody', 'wrong');
      await world.visitor().logIn('nobody', 'wrong');
      expect(await goes()).toBe(true);
    }
  });
});

describe('a login rule', () => {
  const rule = async (values: Record<string, unknown>) => {
    const user = await idOfAlice();
    const answer = await admin.post(`acls/login-acls/?user=${user}`, {
      name: `rule ${JSON.stringify(values)}`.slice(0, 60),
      priority: 50,
      action: 'reject',
      user,
      is_active: true,
      reviewers: [],
      rules: { ip_group: ['*'], time_period: [] },
      ...values,
    });
    expect(answer.status).toBe(201);
  };

  it('refuses its person, and the log says why', async () => {
    await rule({});
    expect(await goes()).toBe(false);
    const logs = await admin.get('audits/login-logs/?username=alice&limit=1');
    expect(at(logs.body, 'results', 0)).toMatchObject({ status: false });
    expect(at(logs.body, 'results', 0, 'reason')).not.toBe('');
  });

  it('is about its addresses alone', async () => {
    await rule({ rules: { ip_group: ['203.0.113.0/24'], time_period: [] } });
    expect(await goes()).toBe(true);
  });

  it('is about its times alone, on the clock of the server', async () => {
    // Saturday, 16:00 in Shanghai.
    await rule({
      rules: { ip_group: ['*'], time_period: [{ id: 6, value: '15:30~16:30、20:00~00:00' }] },
    });
    expect(await goes()).toBe(false);
    world.time.now += HOUR_MS;
    expect(await goes()).toBe(true);
    world.time.now += 4 * HOUR_MS;
    expect(await goes()).toBe(false);
    world.time.now += 4 * HOUR_MS;
    expect(await goes()).toBe(true);
  });

  it('gives way to one with a lower number', async () => {
    await rule({ priority: 30 });
    await rule({ priority: 10, action: 'allow' });
    expect(await goes()).toBe(true);
  });

  it('may ask somebody, who lets its person in or not', async () => {
    const reviewers = pluck((await admin.get('users/users/?username=orgadmin')).body, 'id');
    await enterWorld({ options: { licence: 'valid' } });
    await rule({ action: 'confirm', reviewers });
    const orgadmin = await world.as('orgadmin');
    const decide = async (action: string) => {
      const [ticket] = pluck(
        (await orgadmin.get('tickets/tickets/?state=open&type=login_confirm')).body,
        'id',
      );
      return (await orgadmin.put(`tickets/tickets/${String(ticket)}/${action}/`)).status;
    };
    const status = 'authentication/login-confirm-ticket/status/';
    const alice = world.visitor();
    const { passed } = await alice.logIn('alice', PASSWORD, { next: '/ui/workbench' });
    const page = passed.at(-1) ?? '';
    expect(page).toMatch(/^\/core\/auth\/login\/wait-confirm\//);
    expect((await alice.get(page)).text).toContain('(orgadmin)');
    expect((await alice.get('users/profile/')).status).toBe(401);
    expect(at((await alice.get(status)).body, 'error')).toBe('login_confirm_wait');
    // A second attempt opens no second ticket.
    await alice.logIn('alice', PASSWORD);
    expect(await decide('approve')).toBe(200);
    expect((await alice.get(status)).body).toEqual({ msg: 'ok' });
    expect((await alice.get(page)).headers.location).toContain('/core/auth/login/guard/');
    expect((await alice.get('users/profile/')).status).toBe(200);
    const again = world.visitor();
    await again.logIn('alice', PASSWORD);
    expect(await decide('reject')).toBe(200);
    expect((await again.get('/core/auth/login/wait-confirm/')).text).toContain('role="alert"');
    expect((await again.get('users/profile/')).status).toBe(401);
    const program = { username: 'alice', password: PASSWORD };
    const token = await world.visitor().post('authentication/auth/', program);
    expect([token.status, at(token.body, 'error')]).toEqual([400, 'login_confirm_required']);
  });

  it('counts while it is active', async () => {
    await rule({ is_active: false });
    expect(await goes()).toBe(true);
  });
});

describe('a password', () => {
  it('has to be changed when it is as old as the settings allow', async () => {
    await security({ SECURITY_PASSWORD_EXPIRATION_TIME: 30 });
    await admin.put(`users/users/${await idOfAlice()}/password/`, { password: 'fresh-password' });
    world.time.now += 29 * DAY_MS;
    expect(await goes('fresh-password')).toBe(true);
    world.time.now += DAY_MS;
    const { passed } = await world.visitor().logIn('alice', 'fresh-password');
    expect(passed.at(-1)).toMatch(/^\/core\/auth\/password\/reset\//);
  });

  it('is none of the last ones, as many as the settings say', async () => {
    await security({ OLD_PASSWORD_HISTORY_LIMIT_COUNT: 2 });
    const alice = await world.as('alice');
    const change = (from: string, to: string) =>
      alice.put('users/profile/password/', {
        old_password: from,
        new_password: to,
        new_password_again: to,
      });
    expect((await change(PASSWORD, 'first-password')).status).toBe(200);
    const back = await change('first-password', PASSWORD);
    expect([back.status, back.body]).toEqual([400, { new_password: [expect.any(String)] }]);
    expect((await change('first-password', 'second-password')).status).toBe(200);
    expect((await change('second-password', PASSWORD)).status).toBe(200);
  });

  it('of an administrator is as long as the settings want', async () => {
    await security({ SECURITY_ADMIN_USER_PASSWORD_MIN_LENGTH: 12 });
    const fresh = {
      old_password: PASSWORD,
      new_password: 'eight888',
      new_password_again: 'eight888',
    };
    expect((await admin.put('users/profile/password/', fresh)).status).toBe(400);
    const alice = await world.as('alice');
    expect((await alice.put('users/profile/password/', fresh)).status).toBe(200);
  });
});

describe('one device at a time', () => {
  it('signs out where somebody was before, once the settings want it', async () => {
    const [first, second] = [await world.as('alice'), await world.as('alice')];
    expect((await first.get('users/profile/')).status).toBe(200);
    await security({ USER_LOGIN_SINGLE_MACHINE_ENABLED: true });
    const third = await world.as('alice');
    expect((await first.get('users/profile/')).status).toBe(401);
    expect((await second.get('users/profile/')).status).toBe(401);
    expect((await third.get('users/profile/')).status).toBe(200);
  });
});
