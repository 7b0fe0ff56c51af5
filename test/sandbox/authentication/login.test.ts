import { describe, expect, it, vi } from 'vitest';
import * as passwords from '../../../sandbox/kernel/store/passwords.ts';
import { openWorld, PASSWORD } from '../world.ts';

const world = openWorld({ seed: 'accounts' });

const DAY_MS = 86_400_000;

describe('the login page', () => {
  it('sets session, request token, prefix and public key', async () => {
    const visitor = world.visitor();
    const page = await visitor.get('/core/auth/login/');
    expect(page.status).toBe(200);
    const cookies = visitor.setCookies.map((line) => line.replace(/=[^;]*/, '='));
    expect(cookies).toEqual([
      'SESSION_COOKIE_NAME_PREFIX=; Path=/; SameSite=Lax',
      'jms_sessionid=; Path=/; HttpOnly; SameSite=Lax',
      'jms_csrftoken=; Max-Age=31449600; Path=/; SameSite=Lax',
      'jms_public_key=; Path=/; SameSite=Lax',
    ]);
    const key = visitor.cookies.get('jms_public_key') ?? '';
    expect(key).toMatch(/^".+"$/);
    const pem = Buffer.from(key.slice(1, -1), 'base64').toString('utf8');
    expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect(visitor.cookies.get('SESSION_COOKIE_NAME_PREFIX')).toBe('jms_');
  });

  it('says that cookies are blocked, and what to do, not that its form is out of date', async () => {
    const form = new URLSearchParams({ username: 'alice', password: PASSWORD });
    const send = (headers: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url: '/core/auth/login/',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': 'en',
          ...headers,
        },
        payload: form.toString(),
      });
    const without = await send({});
    expect(without.statusCode).toBe(403);
    expect(without.body).toContain('<h1>Cookies are blocked</h1>');
    expect(without.body).toContain('Allow cookies for this address');
    const stale = await send({ cookie: 'jms_csrftoken=earlier' });
    expect(stale.statusCode).toBe(403);
    expect(stale.body).toContain('<h1>This form is out of date</h1>');
  });

  it('speaks the language of the cookie, then of the browser, then Chinese', async () => {
    expect((await world.visitor('en').get('/core/auth/login/')).text).toContain('<html lang="en">');
    expect((await world.visitor('ja,en;q=0.5').get('/core/auth/login/')).text).toContain(
      '<html lang="ja">',
    );
    expect((await world.visitor('fr').get('/core/auth/login/')).text).toContain(
      '<html lang="zh-Hans">',
    );
    const visitor = world.visitor('en');
    const chosen = await visitor.get('/core/i18n/ja/');
    expect(chosen.status).toBe(302);
    expect(visitor.cookies.get('django_language')).toBe('ja');
    expect((await visitor.get('/core/auth/login/')).text).toContain('<html lang="ja">');
  });

  it('contains no inline script and no inline style', async () => {
    const { text } = await world.visitor().get('/core/auth/login/');
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  });

  it('leads through the guard to the console and sets the session mark once', async () => {
    const visitor = world.visitor();
    const { passed } = await visitor.logIn('alice', PASSWORD);
    expect(passed).toEqual(['/core/auth/login/guard/', '/ui/']);
    const marks = visitor.setCookies.filter((line) => line.startsWith('jms_session_expire'));
    expect(marks).toEqual(['jms_session_expire=close; Max-Age=86400; Path=/; SameSite=Lax']);
    await visitor.get('users/profile/');
    expect(visitor.setCookies.filter((line) => line.startsWith('jms_session_expire'))).toHaveLength(
      1,
    );
  });

  it('marks the session as lasting when the box was ticked', async () => {
    const visitor = world.visitor();
    await visitor.logIn('alice', PASSWORD, { auto_login: 'on' });
    expect(visitor.cookies.get('jms_session_expire')).toBe('age');
  });

  it('accepts an encrypted password', async () => {
    const visitor = world.visitor();
    await visitor.get('/core/auth/login/');
    const { passed } = await visitor.logIn('alice', visitor.encrypt(PASSWORD));
    expect(passed.at(-1)).toBe('/ui/');
  });

  it('gives the session another key and the browser another token at login', async () => {
    const visitor = world.visitor();
    await visitor.get('/core/auth/login/');
    const before = [visitor.cookies.get('jms_sessionid'), visitor.cookies.get('jms_csrftoken')];
    await visitor.logIn('alice', PASSWORD);
    const after = [visitor.cookies.get('jms_sessionid'), visitor.cookies.get('jms_csrftoken')];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('honours next only for paths of this server', async () => {
    const next = async (wanted: string) =>
      (await world.visitor().logIn('alice', PASSWORD, { next: wanted })).passed.at(-1);
    expect(await next('/ui/console/users/users?search=a')).toBe('/ui/console/users/users?search=a');
    expect(await next('https://elsewhere.example/')).toBe('/ui/');
    expect(await next('//elsewhere.example/')).toBe('/ui/');
    expect(await next('/\\elsewhere.example/')).toBe('/ui/');
  });

  it('leads nobody to the logout, to whom next would be a link that ends the session', async () => {
    const alice = await world.as('alice');
    const logouts = [
      '/core/auth/logout/',
      '/core/auth/logout',
      '/core//auth/./logout/?a=b',
      '/core/auth/%6cogout/',
      '/CORE/auth/logout/',
    ];
    for (const next of logouts) {
      const query = `?next=${encodeURIComponent(next)}`;
      const answer = await alice.get(`/core/auth/login/${query}`);
      expect([answer.status, answer.headers.location], next).toEqual([302, '/ui/']);
      const { passed } = await world.visitor().logIn('alice', PASSWORD, { next });
      expect(passed.at(-1), next).toBe('/ui/');
    }
  });

  it('shows the form again after a wrong password', async () => {
    const { answer } = await world.visitor().logIn('alice', 'wrong');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain('value="alice"');
    expect(answer.text).not.toContain('wrong<');
  });

  it('hashes the password for unknown names, too, so that the answer comes no sooner', async () => {
    const hashed = vi.spyOn(passwords, 'passwordMatches');
    await world.visitor().logIn('nobody', 'wrong');
    await world.visitor().logIn('alice', 'wrong');
    const [unknown, known] = hashed.mock.calls.map(([, hash]) =>
      String(hash)
        .split('$')
        .map(({ length }) => length),
    );
    hashed.mockRestore();
    expect(unknown).toEqual(known);
  });

  it('escapes what was typed', async () => {
    const { answer } = await world.visitor().logIn('"><script>x</script>', 'wrong');
    expect(answer.text).not.toContain('<script>');
  });

  it('refuses a form without its token', async () => {
    const visitor = world.visitor();
    await visitor.get('/core/auth/login/');
    const form = new URLSearchParams({ username: 'alice', password: PASSWORD });
    expect((await visitor.form('/core/auth/login/', form)).status).toBe(403);
  });

  it('refuses a token of another session, whatever the cookie says', async () => {
    const attacker = world.visitor();
    await attacker.get('/core/auth/login/');
    const visitor = world.visitor();
    await visitor.get('/core/auth/login/');
    for (const token of ['x', attacker.cookies.get('jms_csrftoken') ?? '']) {
      visitor.cookies.set('jms_csrftoken', token);
      const form = new URLSearchParams({
        username: 'alice',
        password: PASSWORD,
        csrfmiddlewaretoken: token,
      });
      expect((await visitor.form('/core/auth/login/', form)).status).toBe(403);
    }
  });

  it('locks an account after seven failures and lets it in half an hour later', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await world.visitor().logIn('orgadmin', 'wrong');
    }
    expect((await world.visitor().logIn('orgadmin', PASSWORD)).answer.status).toBe(200);
    world.time.now += 31 * 60_000;
    expect((await world.visitor().logIn('orgadmin', PASSWORD)).passed.at(-1)).toBe('/ui/');
  });

  it('refuses disabled and expired accounts', async () => {
    const admin = await world.as('admin');
    const person = {
      name: 'Gone',
      username: 'gone',
      email: 'gone@example.com',
      password_strategy: 'custom',
      password: 'secret1',
      system_roles: ['00000000-0000-0000-0000-000000000003'],
    };
    const created = await admin.post('users/users/', { ...person, is_active: false });
    expect(created.status).toBe(201);
    expect((await world.visitor().logIn('gone', 'secret1')).answer.status).toBe(200);
    await admin.post('users/users/', {
      ...person,
      username: 'past',
      email: 'past@example.com',
      date_expired: '2020/01/01 00:00:00 +0800',
    });
    expect((await world.visitor().logIn('past', 'secret1')).answer.status).toBe(200);
  });

  it('sends those who are logged in on their way', async () => {
    const alice = await world.as('alice');
    const again = await alice.get('/core/auth/login/?next=/ui/workbench');
    expect([again.status, again.headers.location]).toEqual([302, '/ui/workbench']);
  });
});

describe('the session', () => {
  it('ends at logout', async () => {
    const alice = await world.as('alice');
    expect((await alice.get('users/profile/')).status).toBe(200);
    const kept = new Map(alice.cookies);
    expect((await alice.get('/core/auth/logout/')).status).toBe(200);
    const thief = world.visitor();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.get('users/profile/')).status).toBe(401);
  });

  it('is kept alive by use and ends after a day without', async () => {
    const alice = await world.as('alice');
    world.time.now += DAY_MS - 1000;
    expect((await alice.get('users/profile/')).status).toBe(200);
    world.time.now += DAY_MS - 1000;
    expect((await alice.get('users/profile/')).status).toBe(200);
    world.time.now += DAY_MS + 1000;
    expect((await alice.get('users/profile/')).status).toBe(401);
  });

  it('may be made to end otherwise: the mark says so, and lives as long', async () => {
    const short = openWorld({
      seed: 'accounts',
      sessions: { ageSeconds: 30 },
      options: { session: 'age' },
    });
    const alice = await short.as('alice');
    expect(alice.setCookies).toContain('jms_session_expire=age; Max-Age=30; Path=/; SameSite=Lax');
    for (let call = 0; call < 3; call += 1) {
      short.time.now += 29_000;
      expect((await alice.get('users/profile/')).status).toBe(200);
    }
    short.time.now += 30_000;
    expect((await alice.get('users/profile/')).status).toBe(401);
  });

  it('comes back with every answer', async () => {
    const alice = await world.as('alice');
    const answer = await alice.get('users/profile/');
    expect(String(answer.headers['set-cookie'])).toContain('jms_sessionid=');
  });
});

describe('bearer tokens', () => {
  it('sign in programs without a request token', async () => {
    const program = world.visitor();
    const issued = await program.post('authentication/auth/', {
      username: 'alice',
      password: PASSWORD,
    });
    expect(issued.status).toBe(201);
    expect(issued.body).toMatchObject({ keyword: 'Bearer', user: { username: 'alice' } });
    const token = /"token":"(\w+)"/.exec(issued.text)?.[1];
    program.headers['authorization'] = `Bearer ${token}`;
    const changed = await program.patch('users/profile/', { comment: 'by program' });
    expect(changed.status).toBe(200);
  });

  it('answer 400 with error and msg for wrong credentials', async () => {
    const answer = await world
      .visitor()
      .post('authentication/auth/', { username: 'nobody', password: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'password_failed', msg: expect.any(String) });
  });

  it('answer 401 when they are unknown', async () => {
    const program = world.visitor();
    program.headers['authorization'] = 'Bearer nothing';
    const answer = await program.get('users/profile/');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'authentication_failed' });
  });
});
