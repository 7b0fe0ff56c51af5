import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, DEFAULT_ORG, list, openWorld, pluck, type Client } from '../world.ts';

/** Answers of the real server that consoles use. */
const world = openWorld();
const admin = await world.as('admin');
const alice = await world.as('alice');

const first = async (client: Client, address: string) =>
  await client.first(`${address}limit=1&offset=0`);
const keys = (value: unknown) => Object.keys(Object(value));

describe('batch commands', () => {
  it('are run by who may add them, and looked at by who may view them', async () => {
    const [user] = list((await alice.get('perms/system-users-permission/')).body);
    const [host] = list((await alice.get('perms/users/assets/')).body);
    const run = await alice.post('ops/command-executions/', {
      hosts: [at(host, 'id')],
      run_as: at(user, 'id'),
      command: 'id',
    });
    expect(run.status).toBe(201);
    const asked = await alice.get(`ops/command-executions/${String(at(run.body, 'id'))}/`);
    expect([asked.status, at(asked.body, 'code')]).toEqual([403, 'permission_denied']);
    expect((await admin.get('ops/command-executions/')).status).toBe(200);
  });

  it('miss everything that was not sent', async () => {
    const missing = [expect.any(String)];
    const { status, body } = await admin.post('ops/command-executions/', {});
    expect([status, body]).toEqual([400, { command: missing, run_as: missing, hosts: missing }]);
    const empty = await admin.post('ops/command-executions/', {
      command: ' ',
      run_as: '',
      hosts: [],
    });
    expect([empty.status, empty.body]).toEqual([400, { command: missing }]);
  });

  it.each(['ops/command-executions/', 'terminal/session-sharings/'])(
    'and invitations are listed for those whose permission comes from a system role: %s',
    async (address) => {
      const orgadmin = await world.as('orgadmin');
      const refused = await orgadmin.get(address);
      expect([refused.status, at(refused.body, 'code')]).toEqual([403, 'permission_denied']);
      expect((await admin.get(address)).status).toBe(200);
    },
  );

  it('of an administrator of one organization are followed in their log', async () => {
    const orgadmin = await world.as('orgadmin');
    const user = await first(orgadmin, 'assets/system-users/?protocol=ssh&');
    const host = await first(orgadmin, 'assets/assets/?');
    const granted = await orgadmin.post('perms/asset-permissions/', {
      name: 'own commands',
      users: [at((await orgadmin.get('users/profile/')).body, 'id')],
      assets: [at(host, 'id')],
      system_users: [at(user, 'id')],
    });
    expect(granted.status).toBe(201);
    const run = await orgadmin.post('ops/command-executions/', {
      hosts: [at(host, 'id')],
      run_as: at(user, 'id'),
      command: 'id',
    });
    expect(run.status).toBe(201);
    const id = String(at(run.body, 'id'));
    expect((await orgadmin.get(`ops/command-executions/${id}/`)).status).toBe(403);
    expect((await orgadmin.get(`ops/celery/task/${id}/log/`)).status).toBe(200);
  });

  it('that failed have the reason in their result', async () => {
    const { body } = await admin.get('audits/command-execution-logs/');
    const failed = list(body).filter((log) => at(log, 'is_success') === false);
    expect(failed).not.toEqual([]);
    for (const log of failed) expect(at(log, 'result')).toEqual({ error: expect.any(String) });
  });
});

describe('the dashboard', () => {
  const shares = async (what: string) =>
    (await admin.get(`index/?dates_total_count_${what}=1&days=7`)).body;
  const disabled = 'is_active = 0';
  const count = (table: string, where = '1 = 1') =>
    Number(world.sandbox.database.get(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)?.['n']);

  it.each([
    ['assets', 'r_assets_asset', `org_id = '${DEFAULT_ORG}'`],
    [
      'users',
      'r_users_user',
      `id IN (SELECT "user" FROM role_bindings WHERE org = '${DEFAULT_ORG}')`,
    ],
  ])('counts %s that are switched off as inactive, too', async (what, table, own) => {
    world.sandbox.database.run(
      `UPDATE ${table} SET is_active = 0 WHERE id = (SELECT max(id) FROM ${table} WHERE ${own} AND ${
        what === 'users' ? "username <> 'admin' AND username <> 'alice'" : '1 = 1'
      })`,
    );
    const told = await shares(what);
    const active = Number(at(told, `dates_total_count_active_${what}`));
    expect(at(told, `dates_total_count_disabled_${what}`)).toBe(
      count(table, `${own} AND ${disabled}`),
    );
    expect(count(table, `${own} AND ${disabled}`)).toBeGreaterThan(0);
    expect(active + Number(at(told, `dates_total_count_inactive_${what}`))).toBe(count(table, own));
  });

  it('counts the accounts of components among the shares of users, not in their number', async () => {
    const inRoot = await world.as('admin');
    inRoot.headers['x-jms-org'] = 'root';
    const before = (await inRoot.get('index/?total_count=1&dates_total_count_users=1')).body;
    const token = { authorization: 'BootstrapToken gatehouse' };
    const component = world.visitor();
    Object.assign(component.headers, token);
    const made = await component.post('terminal/terminal-registrations/', {
      name: 'koko-counted',
      type: 'koko',
    });
    expect(made.status).toBe(201);
    const after = (await inRoot.get('index/?total_count=1&dates_total_count_users=1')).body;
    expect(at(after, 'total_count_users')).toBe(at(before, 'total_count_users'));
    expect(at(after, 'dates_total_count_inactive_users')).toBe(
      Number(at(before, 'dates_total_count_inactive_users')) + 1,
    );
  });
});

describe('filters', () => {
  it('by a node that is no id narrow nothing', async () => {
    const all = at((await admin.get('assets/assets/?limit=1&offset=0')).body, 'count');
    const { status, body } = await admin.get('assets/assets/?node_id=notauuid&limit=1&offset=0');
    expect([status, at(body, 'count')]).toEqual([200, all]);
  });
});

describe('mistakes', () => {
  it('of an asset: a port that does not exist is not told beside a wrong platform', async () => {
    const asset = { hostname: 'two-mistakes', ip: '10.9.9.9', protocols: ['ssh/99999'] };
    const both = await admin.post('assets/assets/', { ...asset, platform: 'Nope' });
    expect([both.status, keys(both.body)]).toEqual([400, ['platform']]);
    const one = await admin.post('assets/assets/', { ...asset, platform: 'Linux' });
    expect([one.status, one.body]).toEqual([400, { protocols: { '0': [expect.any(String)] } }]);
  });

  it('of a system user: a name that was not sent is missed once its key is right', async () => {
    const account = { name: 'two-mistakes', protocol: 'ssh', login_mode: 'auto' };
    const send = (more: object) => admin.post('assets/system-users/', { ...account, ...more });
    expect(keys((await send({ private_key: 'none' })).body)).toEqual(['private_key']);
    expect(keys((await send({ private_key: 'none', username: '' })).body)).toEqual([
      'username',
      'private_key',
    ]);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const right = await send({ private_key: key });
    expect([right.status, keys(right.body)]).toEqual([400, ['username']]);
  });

  it('of a request: everything that is missing is named', async () => {
    const address = 'tickets/tickets/open/?type=apply_asset';
    const answer = await alice.post(address, { title: 'x' });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        type: [expect.any(String)],
        meta: [expect.any(String)],
        org_id: [expect.any(String)],
      },
    ]);
  });

  it('of a role binding: what is no id is told from an id that nobody has', async () => {
    const role = String(at(await first(admin, 'rbac/org-roles/?'), 'id'));
    const bind = async (user: string) => {
      const { status, body } = await admin.post('rbac/org-role-bindings/', { user, role });
      return [status, keys(body), String(at(body, 'user', 0))] as const;
    };
    const [status, fields, said] = await bind('x');
    expect([status, fields]).toEqual([400, ['user']]);
    expect(said).toContain('UUID');
    const [, others, unknown] = await bind('00000000-0000-4000-8000-00000000dead');
    expect(others).toEqual(['user']);
    expect(unknown).not.toContain('UUID');
  });

  it('of a test of LDAP: the fields stand in one text, each with its code', async () => {
    const { status, body } = await admin.post('settings/ldap/testing/config/', {
      AUTH_LDAP_SERVER_URI: 'ldap://ldap.gatehouse.example',
    });
    expect([status, keys(body)]).toEqual([400, ['error']]);
    const text = String(at(body, 'error'));
    expect(text).toMatch(
      /^\{'AUTH_LDAP_SEARCH_OU': \[ErrorDetail\(string='.+', code='required'\)\]/,
    );
    expect(text.match(/code='required'/g)).toHaveLength(3);
  });
});

describe('what is told besides', () => {
  it('of platforms: what was sent; those that came with the server have what they came with', async () => {
    const meta = { security: 'rdp', console: false };
    const made = await admin.post('assets/platforms/', {
      name: 'Win-observed',
      base: 'Windows',
      charset: 'utf8',
      meta,
    });
    expect(at(made.body, 'meta')).toEqual(meta);
    const { body } = await admin.get('assets/platforms/?name=Windows-RDP');
    expect(at(body, 0, 'meta')).toEqual({ security: 'rdp' });
  });

  it('of the applications in the tree: where databases are', async () => {
    const tree = list((await admin.get('applications/applications/tree/')).body);
    const leaves = tree.filter((node) => at(node, 'meta', 'type') === 'application');
    expect(leaves.length).toBeGreaterThan(0);
    for (const leaf of leaves) {
      const data = at(leaf, 'meta', 'data');
      expect(keys(data)).toEqual(['category', 'type', 'attrs']);
      const known = at(data, 'category') === 'db' ? ['host', 'port', 'database'] : [];
      expect(keys(at(data, 'attrs'))).toEqual(known);
    }
  });

  it('of messages of the system: who receives them from the beginning', async () => {
    const { body } = await admin.get('notifications/system-msg-subscription/');
    const kinds = list(body).flatMap((category) => list(at(category, 'children')));
    const receivers = kinds.flatMap((kind) => list(at(kind, 'receivers')));
    expect(receivers).toHaveLength(kinds.length);
    expect(new Set(pluck(receivers, 'name'))).toEqual(new Set(['Administrator(admin)']));
    const byMail = kinds.find((kind) => at(kind, 'message_type') === 'ServerPerformanceMessage');
    expect(at(byMail, 'receivers', 0)).toEqual({
      name: 'Administrator(admin)',
      id: at(byMail, 'users', 0),
      email: true,
    });
  });
});

describe('the language of an answer', () => {
  it('is English for who names none, whatever the console begins with', async () => {
    expect(world.sandbox.model.app.defaultLanguage).toBe('zh');
    const visitor = world.visitor();
    delete visitor.headers['accept-language'];
    expect(at((await visitor.get('users/users/')).body, 'detail')).toBe(
      at((await world.visitor('en').get('users/users/')).body, 'detail'),
    );
    expect(at((await visitor.get('users/users/')).body, 'detail')).not.toBe(
      at((await world.visitor('zh').get('users/users/')).body, 'detail'),
    );
  });
});
