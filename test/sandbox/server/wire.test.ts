import { describe, expect, it } from 'vitest';
import { at, DEFAULT_ORG, openWorld, ROOT_ORG, type Client } from '../world.ts';

const world = openWorld();
const admin = await world.as('admin');

describe('who is not logged in', () => {
  it('gets 401 with the challenge header, never a redirect', async () => {
    const answer = await world.visitor().get('users/users/');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ detail: expect.any(String), code: 'not_authenticated' });
    expect(answer.headers['www-authenticate']).toBe('Sign access_key_id:Signature');
  });

  it('reads the open settings and the health', async () => {
    const open = await world.visitor().get('settings/public/open/');
    expect(Object.keys(open.body ?? {})).toEqual(['XPACK_ENABLED', 'LOGIN_TITLE', 'LOGO_URLS']);
    expect((await world.visitor().get('/api/health/')).status).toBe(200);
    expect((await world.visitor().get('settings/public/')).status).toBe(401);
  });
});

describe('the request token', () => {
  it('is needed for writing with a session', async () => {
    const forgetful = await world.as('admin');
    forgetful.cookies.delete('jms_csrftoken');
    const answer = await forgetful.post('users/groups/', { name: 'z' });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      detail: expect.stringMatching(/^CSRF Failed: /),
      code: 'permission_denied',
    });
  });

  it('must be the one of the cookie', async () => {
    const mistaken = await world.as('admin');
    mistaken.headers['x-csrftoken'] = 'x'.repeat(64);
    expect((await mistaken.post('users/groups/', { name: 'z' })).status).toBe(403);
  });

  it('belongs to the session: one that was planted, or that of another session, is refused', async () => {
    const victim = await world.as('admin');
    const attacker = await world.as('alice');
    for (const token of ['x', attacker.cookies.get('jms_csrftoken') ?? '']) {
      victim.cookies.set('jms_csrftoken', token);
      expect((await victim.post('users/groups/', { name: 'z' })).status).toBe(403);
    }
  });
});

describe('a page of another site', () => {
  const FOREIGN: readonly Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'http://console.test:81' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  const OWN: readonly Record<string, string>[] = [
    { origin: 'http://console.test', 'sec-fetch-site': 'same-origin' },
    // Behind a server with TLS.
    { origin: 'https://console.test' },
    { 'sec-fetch-site': 'none' },
  ];

  it.each(FOREIGN)('changes nothing, even with the right token: %j', async (headers) => {
    const client = await world.as('admin');
    Object.assign(client.headers, headers);
    const answer = await client.post('users/groups/', { name: 'foreign' });
    expect([answer.status, at(answer.body, 'code')]).toEqual([403, 'permission_denied']);
    expect(at(answer.body, 'detail')).toMatch(/^CSRF Failed: .*another site/);
    expect((await client.get('users/profile/')).status).toBe(200);
  });

  it.each(OWN)('is none that comes from here: %j', async (headers) => {
    const client = await world.as('admin');
    Object.assign(client.headers, headers);
    const answer = await client.post('users/groups/', { name: Object.values(headers).join() });
    expect(answer.status).toBe(201);
  });

  it('sends no form to the login page', async () => {
    const visitor = world.visitor();
    visitor.headers['origin'] = 'http://evil.example';
    const { answer } = await visitor.logIn('alice', 'gatehouse');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('<h1>This form comes from another site</h1>');
  });
});

describe('addresses', () => {
  it('without their last slash redirect to it', async () => {
    const answer = await admin.get('users/users?limit=1');
    expect([answer.status, answer.headers.location]).toEqual([301, '/api/v1/users/users/?limit=1']);
  });

  it('that are unknown answer HTML, or JSON to a JSON request', async () => {
    const page = await admin.get('no/such/url/');
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    const json = await admin.post('no/such/url/', {});
    expect(json.body).toEqual({ error: expect.any(String) });
    expect((await admin.post('/vue-admin-template/user/logout')).status).toBe(404);
  });

  it('that do not know the method answer 405 and say what they allow', async () => {
    const answer = await admin.patch('assets/platforms/', []);
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
    expect(answer.headers.allow).toBe('GET, POST, HEAD, OPTIONS');
  });

  it('of records that do not exist answer 404 with a code', async () => {
    const missing = await admin.get('users/users/00000000-0000-0000-0000-0000000000ff/');
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ code: 'object_does_not_exist' });
    expect((await admin.get('users/users/not-a-uuid/')).status).toBe(404);
    expect((await admin.get('assets/platforms/Linux/')).status).toBe(404);
  });
});

describe('bodies', () => {
  it('that are no JSON answer 400 parse_error', async () => {
    const broken = await world.as('admin');
    broken.headers['content-type'] = 'application/json';
    const answer = await broken.send('POST', 'users/groups/', '{"name":');
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });

  it('of an unknown type are taken for a file without a name', async () => {
    const odd = await world.as('admin');
    odd.headers['content-type'] = 'text/plain';
    const answer = await odd.send('POST', 'users/groups/', 'abc');
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });

  it('with a secret that is not made of whole blocks answer 400 parse_error', async () => {
    const sent = { name: 'x', username: 'x', email: 'x@a.example', password: 'a:YWJj' };
    const answer = await admin.post('users/users/', sent);
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });
});

describe('the organization', () => {
  const current = async (client: Client, query = '') =>
    at((await client.get(`orgs/orgs/current/${query}`)).body, 'id');

  it('is that of the query, then the header, then the cookie, then Default', async () => {
    const client = await world.as('admin');
    expect(await current(client)).toBe(DEFAULT_ORG);
    client.cookies.set('X-JMS-ORG', ROOT_ORG);
    expect(await current(client)).toBe(ROOT_ORG);
    client.headers['x-jms-org'] = 'Default';
    expect(await current(client)).toBe(DEFAULT_ORG);
    expect(await current(client, '?oid=root')).toBe(ROOT_ORG);
  });

  it('is Default, silently, when it is unknown', async () => {
    expect(await current(admin, '?oid=11111111-1111-1111-1111-111111111111')).toBe(DEFAULT_ORG);
  });

  it('must not be the root one when its resources are created', async () => {
    const answer = await admin.post('assets/labels/?oid=root', { name: 'a', value: 'b' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it('shows in the root one what all of them have', async () => {
    const all = await admin.get('assets/assets/?oid=root&limit=1');
    expect(at(all.body, 'count')).toBe(140);
  });
});

describe('dates', () => {
  const joined = async (zone?: string) => {
    const client = await world.as('alice');
    if (zone) client.headers['x-tz'] = zone;
    return at((await client.get('users/profile/')).body, 'date_joined');
  };

  it('are told in the zone of the request', async () => {
    expect(await joined()).toBe('2026/11/21 16:00:00 +0800');
    expect(await joined('Europe/Berlin')).toBe('2026/11/21 09:00:00 +0100');
    expect(await joined('America/St_Johns')).toBe('2026/11/21 04:30:00 -0330');
    expect(await joined('undefined')).toBe('2026/11/21 16:00:00 +0800');
  });

  it('are read in all three forms', async () => {
    const [group] = [at(await admin.first('users/users/?limit=1'), 'id')];
    for (const date of [
      '2030/01/31 18:00:00 +0800',
      '2030-01-31T10:00:00Z',
      '2030-01-31 18:00:00 +0800',
    ]) {
      const answer = await admin.patch(`users/users/${group}/`, { date_expired: date });
      expect(at(answer.body, 'date_expired')).toBe('2030/01/31 18:00:00 +0800');
    }
  });
});

describe('languages', () => {
  it('change sentences and labels, never shapes', async () => {
    const english = await world.as('admin', 'en');
    const japanese = await world.as('admin', 'ja');
    const [left, right] = await Promise.all(
      [english, japanese].map((client) => client.post('users/groups/', {})),
    );
    expect(Object.keys(left?.body ?? {})).toEqual(Object.keys(right?.body ?? {}));
    expect(left?.body).not.toEqual(right?.body);
    const label = async (client: Client) =>
      at((await client.options('users/users/')).body, 'actions', 'POST', 'name', 'label');
    expect(await label(english)).not.toBe(await label(japanese));
  });
});

describe('security headers', () => {
  it('stand on every answer', async () => {
    for (const path of [
      '/core/auth/login/',
      '/api/v1/settings/public/open/',
      '/static/img/logo.svg',
    ]) {
      const { headers } = await world.visitor().get(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      // The last one lets through a single text of react-admin's own (`src/app/reactAdmin/trustedHtml.ts`).
      expect(headers['content-security-policy']).toContain(
        'trusted-types gatehouse-html gatehouse-worker default',
      );
      expect(headers['content-security-policy']).toContain('ws://console.test');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
    }
  });
});
