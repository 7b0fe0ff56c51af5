import { describe, expect, it } from 'vitest';
import { at, list, openWorld, pluck, type Client } from '../world.ts';

const world = openWorld();
const admin = await world.as('admin');
const alice = await world.as('alice');

const records = async (client: Client, path: string) =>
  list(at((await client.get(`${path}limit=200`)).body, 'results'));
const keys = (value: unknown) => Object.keys(value ?? {});

describe('addresses', () => {
  it('name every method the real server knows, also where the sandbox serves fewer', async () => {
    const { headers } = await admin.get('perms/asset-permissions-users-relations/?limit=1');
    expect(headers.allow).toBe('GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS');
  });

  it('of earlier versions lead to those of this one, with method and query', async () => {
    const moved = await admin.get('/api/users/v1/users/?limit=1&search=a%20b');
    expect([moved.status, moved.headers.location]).toEqual([
      307,
      '/api/v1/users/users/?limit=1&search=a%20b',
    ]);
    expect((await admin.post('/api/assets/v1/assets/', {})).status).toBe(307);
  });

  it('of a system user tell what it reaches, and which commands are filtered there', async () => {
    const [filter] = await records(admin, 'assets/cmd-filters/?');
    const [account] = await records(admin, 'assets/accounts/?');
    const user = String(at(account, 'systemuser'));
    const reached = list((await admin.get(`assets/system-users/${user}/assets/`)).body);
    expect(pluck(reached, 'id')).toContain(at(account, 'asset'));
    expect(keys(reached[0])).toEqual([
      'id',
      'hostname',
      'ip',
      'port',
      'connectivity',
      'date_verified',
    ]);
    await admin.patch(`assets/cmd-filters/${String(at(filter, 'id'))}/`, { system_users: [user] });
    const rules = list((await admin.get(`assets/system-users/${user}/cmd-filter-rules/`)).body);
    expect(new Set(pluck(rules, 'filter'))).toEqual(new Set([at(filter, 'id')]));
  });

  it.each(['assets/', 'users/', 'tickets/'])('of an app alone are nobody’s: %s', async (path) => {
    expect((await admin.get(path)).status).toBe(403);
    expect((await admin.options(path)).status).toBe(403);
  });

  it('of plain views tell nobody of their fields', async () => {
    expect(at((await admin.options('index/')).body, 'code')).toBe('permission_denied');
  });

  it('that want a confirmation want it for metadata as well', async () => {
    const before = await admin.options('assets/account-secrets/');
    expect(at(before.body, 'code')).toBe('mfa_verify_required');
  });
});

describe('people', () => {
  it('ask whether a password is right without confirming anything', async () => {
    const path = 'authentication/password/verify/';
    expect((await alice.post(path, { password: 'gatehouse' })).status).toBe(200);
    expect((await alice.post(path, { password: 'wrong' })).status).toBe(400);
    expect((await alice.get('authentication/confirm/')).status).toBe(400);
  });

  it('see their own logins alone', async () => {
    const logins = await records(alice, 'audits/my-login-logs/?');
    expect(logins.length).toBeGreaterThan(0);
    expect(new Set(pluck(logins, 'username'))).toEqual(new Set(['alice']));
  });

  it('see their own sessions alone, without the amount of commands', async () => {
    const id = at((await alice.get('users/profile/')).body, 'id');
    const sessions = await records(alice, 'terminal/my-sessions/?');
    expect(sessions.every((session) => at(session, 'user_id') === id)).toBe(true);
    expect(sessions.flatMap(keys)).not.toContain('command_amount');
  });

  it('share a session by a code of four letters', async () => {
    const [session] = await records(admin, 'terminal/sessions/?is_finished=0&');
    const sent = { session: at(session, 'id'), expired_time: 60 };
    const shared = await admin.post('terminal/session-sharings/', sent);
    expect(shared.status).toBe(201);
    expect(at(shared.body, 'verify_code')).toMatch(/^\w{4}$/);
    const known = await records(admin, 'terminal/session-sharings/?');
    expect(pluck(known, 'id')).toContain(at(shared.body, 'id'));
    const security = 'settings/setting/?category=security';
    await admin.patch(security, { SECURITY_SESSION_SHARE: false });
    expect((await admin.post('terminal/session-sharings/', sent)).status).toBe(403);
    await admin.patch(security, { SECURITY_SESSION_SHARE: true });
  });
});

describe('applications', () => {
  const attrs = async (query: string) =>
    pluck(await records(admin, `applications/applications/?${query}`), 'attrs').map(keys);

  it('tell nothing of their kind in a list of all kinds', async () => {
    expect((await attrs('')).flat()).toEqual([]);
  });

  it('tell what all types of a category have in a list of one category', async () => {
    for (const names of await attrs('category=remote_app&')) {
      expect(names.toSorted()).toEqual(['asset', 'asset_info', 'path']);
    }
  });

  it('tell everything of their type in a list of one type', async () => {
    const [names] = await attrs('type=mysql&');
    expect(names).toEqual(expect.arrayContaining(['host', 'port', 'database']));
  });
});

describe('settings', () => {
  it('of Keycloak are a part of those of OpenID', async () => {
    const part = keys((await admin.get('settings/setting/?category=keycloak')).body);
    const whole = keys((await admin.get('settings/setting/?category=oidc')).body);
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThan(whole.length);
    expect(whole).toEqual(expect.arrayContaining(part));
  });

  it('are told all at once to those who may see each part', async () => {
    const path = 'settings/setting/?category=all';
    expect(keys((await admin.get(path)).body)).toContain('AUTH_LDAP');
    expect((await alice.get(path)).status).toBe(403);
  });
});

describe('what is granted', () => {
  it('leads through nodes that say how many assets lie below them', async () => {
    const nodes = list((await alice.get('perms/users/nodes/')).body);
    const assets = list((await alice.get('perms/users/assets/tree/')).body);
    expect(at(nodes[0], 'key')).toBe('favorite');
    const [top] = nodes.filter((node) => /^\d+$/.test(String(at(node, 'key'))));
    expect(at(top, 'assets_amount')).toBe(assets.length);
  });

  it('is the same whoever asks about a person', async () => {
    const id = at((await alice.get('users/profile/')).body, 'id');
    const own = (await alice.get('perms/users/nodes/')).body;
    expect((await admin.get(`perms/users/${id}/nodes/`)).body).toEqual(own);
    expect((await alice.get(`perms/users/${id}/nodes/`)).status).toBe(403);
  });

  it('names the people who reach an asset', async () => {
    const [asset] = list((await alice.get('perms/users/assets/')).body);
    const people = (await admin.get(`assets/assets/${at(asset, 'id')}/perm-users/`)).body;
    expect(pluck(people, 'username')).toContain('alice');
  });

  it('allows what the permission says and nothing without one', async () => {
    const path = 'perms/asset-permissions/user/validate/';
    expect((await admin.get(path)).body).toMatchObject({ has_permission: false, actions: [] });
  });
});

describe('accounts that manage hosts', () => {
  it('stand at their older address as well', async () => {
    const found = await records(admin, 'assets/admin-users/?');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(pluck(found, 'type'))).toEqual(new Set(['admin']));
  });

  it('have private keys that are such', async () => {
    const sent = { name: 'k', username: 'k', protocol: 'ssh', private_key: 'no key' };
    const refused = await admin.post('assets/system-users/', sent);
    expect(keys(refused.body)).toEqual(['private_key']);
  });

  it('have passwords that can be set on hosts; those of databases are free', async () => {
    const sent = { name: 'p', username: 'p', login_mode: 'auto', password: 'a{{b' };
    const refused = await admin.post('assets/system-users/', { ...sent, protocol: 'ssh' });
    expect([refused.status, keys(refused.body)]).toEqual([400, ['password']]);
    const taken = await admin.post('assets/system-users/', { ...sent, protocol: 'mysql' });
    expect(taken.status).toBe(201);
  });
});

describe('ids in filters', () => {
  const FILTERS = [
    [
      'perms/asset-permissions/',
      ['user_id', 'user_group_id', 'system_user_id', 'asset_id', 'node_id'],
    ],
    [
      'perms/application-permissions/',
      ['user_id', 'user_group_id', 'system_user_id', 'application_id'],
    ],
    ['rbac/org-role-bindings/', ['user', 'role']],
    ['rbac/system-role-bindings/', ['user', 'role']],
  ] as const;
  const cases = FILTERS.flatMap(([path, names]) => names.map((name) => [path, name] as const));

  it.each(cases)('are refused when they are none: %s %s', async (path, name) => {
    const wrong = await admin.get(`${path}?${name}=nobody&limit=5`);
    expect([wrong.status, wrong.body]).toEqual([400, { [name]: [expect.any(String)] }]);
    const unknown = await admin.get(`${path}?${name}=00000000-0000-4000-8000-00000000aaaa&limit=5`);
    expect([unknown.status, at(unknown.body, 'count')]).toEqual([200, 0]);
    expect((await admin.get(`${path}?${name}=&limit=5`)).status).toBe(200);
  });
});

describe('metadata', () => {
  it.each(['settings/setting/', 'notifications/system-msg-subscription/'])(
    'is refused to those who may not read: %s',
    async (path) => {
      const refused = await alice.options(path);
      expect([refused.status, at(refused.body, 'code')]).toEqual([403, 'permission_denied']);
      expect((await admin.options(path)).status).toBe(200);
    },
  );

  it('has the defaults of the server, which are not those of the forms', async () => {
    const defaultOf = async (path: string, field: string) =>
      at((await admin.options(path)).body, 'actions', 'POST', field, 'default');
    expect(await defaultOf('users/users/', 'is_active')).toBeUndefined();
    expect(await defaultOf('assets/assets/', 'platform')).toBeUndefined();
    const seventyYears = new Date(world.time.now + 25_550 * 86_400_000).toISOString();
    for (const kind of ['asset', 'application']) {
      const path = `perms/${kind}-permissions/`;
      expect(await defaultOf(path, 'date_expired')).toBe(seventyYears);
    }
  });
});

describe('what is granted', () => {
  it('is used with system users of which the fields of the server are told', async () => {
    const [user] = list((await alice.get('perms/system-users-permission/')).body);
    const { body } = await alice.options('perms/system-users-permission/');
    expect(keys(user)).toEqual(keys(at(body, 'actions', 'GET')));
  });

  it('has clusters as parents with an identity', async () => {
    const [cluster] = await records(admin, 'applications/applications/?type=k8s&');
    const [user] = await records(admin, 'assets/system-users/?protocol=k8s&');
    const granted = await admin.post('perms/application-permissions/', {
      name: 'clusters',
      category: 'cloud',
      type: 'k8s',
      users: [at((await alice.get('users/profile/')).body, 'id')],
      applications: [at(cluster, 'id')],
      system_users: [at(user, 'id')],
    });
    expect(granted.status).toBe(201);
    const tree = list((await alice.get('perms/users/applications/tree/')).body);
    const leaves = tree.filter((node) => at(node, 'meta', 'type') === 'application');
    const id = at(cluster, 'id');
    expect(leaves.find((node) => at(node, 'id') === id)).toMatchObject({
      isParent: true,
      parentInfo: `app_id=${String(id)}`,
      meta: { data: { category: 'cloud', type: 'k8s', identity: 'k8s' } },
    });
    for (const leaf of leaves.filter((node) => at(node, 'meta', 'data', 'category') === 'db')) {
      expect(keys(at(leaf, 'meta', 'data'))).toEqual(['category', 'type', 'attrs']);
    }
  });
});

describe('suggested users', () => {
  it('have their system roles, also for those who do not see them in the list', async () => {
    const orgadmin = await world.as('orgadmin');
    const [listed] = await records(orgadmin, 'users/users/?');
    expect(keys(listed)).not.toContain('system_roles');
    const [suggested] = list((await orgadmin.get('users/users/suggestions/?search=alice')).body);
    expect(at(suggested, 'system_roles')).toEqual([expect.any(String)]);
  });
});

describe('requests that the server answers with a fault', () => {
  it('are refused here, or find nothing', async () => {
    expect((await admin.get('users/users/?ids=nobody&limit=5')).body).toMatchObject({ count: 0 });
    const bulk = await admin.patch('assets/assets/', [{ id: 'nobody', comment: 'x' }]);
    expect([bulk.status, bulk.body]).toEqual([400, [{ id: [expect.any(String)] }]]);
    const group = { name: 'Twice' };
    const twice = await admin.post('users/groups/', [group, group]);
    expect([twice.status, twice.body]).toEqual([400, [{}, { name: [expect.any(String)] }]]);
    expect((await admin.post('terminal/tasks/kill-session/', ['nobody'])).body).toEqual({ ok: [] });
  });

  it('and so is a removal of users that names none, which would empty the organization', async () => {
    const before = (await admin.get('users/users/?limit=1')).body;
    const answer = await admin.post('users/users/remove/');
    expect([answer.status, answer.body]).toEqual([400, { spm: [expect.any(String)] }]);
    expect((await admin.get('users/users/?limit=1')).body).toEqual(before);
  });
});
