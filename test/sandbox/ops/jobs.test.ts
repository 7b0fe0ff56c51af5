import { describe, expect, it } from 'vitest';
import { admin, freshWorlds, openWorld, world } from '../world.ts';

/** The parsed body of an answer. */
const read = (answer: { readonly bytes: Buffer }) => JSON.parse(answer.bytes.toString());

freshWorlds();

describe('the job centre of the sandbox (protocol, section 15)', () => {
  it('lists tasks with their last run, which is null for one that never ran', async () => {
    const list = await admin.get('/api/v1/ops/tasks/?limit=15');
    expect(list.status).toBe(200);
    const rows: readonly { name: string; latest_execution: unknown }[] = read(list).results;
    expect(rows.length).toBeGreaterThan(3);
    const never = rows.find(({ name }) => name === 'Gather assets users');
    expect(never?.latest_execution).toBeNull();
    const once = rows.find(({ name }) => name === 'Push system users: Rotterdam');
    expect(once?.latest_execution).toMatchObject({ is_finished: true, stat: { total: 6 } });
  });

  it('runs a task by a GET, whose log begins to be written a moment later', async () => {
    const list = await admin.get('/api/v1/ops/tasks/');
    const run = await admin.get(`/api/v1/ops/tasks/${read(list)[0].id}/run/`);
    expect(run.status).toBe(200);
    const log = `/api/v1/ops/celery/task/${read(run).task}/log/`;
    expect(read(await admin.get(log))).toEqual({ data: 'Waiting for the task to start' });
    world.time.now += 1500;
    const first = read(await admin.get(log));
    expect(first).toMatchObject({ end: false });
    expect(first.data).toContain('PLAY [');
    world.time.now += 60_000;
    const rest = read(await admin.get(`${log}?mark=${first.mark}`));
    expect(rest.end).toBe(true);
    expect(rest.data).toContain('PLAY RECAP');
    expect(rest.data).not.toContain('PLAY [');
  });

  it.each([
    ['a test of an asset', 'assets/assets/:asset/tasks/', { action: 'test' }],
    ['a hardware refresh', 'assets/assets/:asset/tasks/', { action: 'refresh' }],
    ['a push to an asset', 'assets/assets/:asset/tasks/', { action: 'push_system_user' }],
    ['a test of its system users', 'assets/assets/:asset/tasks/', { action: 'test_system_user' }],
    ['a test of its accounts', 'assets/accounts/tasks/?asset=:asset', { action: 'test' }],
    ['a check of an account', 'assets/accounts/:account/verify/', {}],
    ['a test of a system user', 'assets/system-users/:systemuser/tasks/', { action: 'test' }],
    ['a push of a system user', 'assets/system-users/:systemuser/tasks/', { action: 'push' }],
    ['a test of a node', 'assets/nodes/:node/tasks/', { action: 'test' }],
    ['a count of the assets of nodes', 'assets/nodes/check_assets_amount_task/', {}],
  ])('writes the log of %s to its end', async (_, address, body) => {
    const account = read(await admin.get('assets/accounts/?limit=1&offset=0')).results[0];
    const nodes = read(await admin.get('assets/nodes/?limit=1&offset=0')).results;
    const ids = { ...account, account: account.id, node: nodes[0].id };
    const started = await admin.post(
      address.replace(/:(\w+)/g, (__, name: string) => ids[name]),
      body,
    );
    world.time.now += 600_000;
    const log = read(await admin.get(`ops/celery/task/${read(started).task}/log/`));
    expect(log.end).toBe(true);
    if (address.includes(':asset')) expect(log.data).toContain(`${account.hostname} : ok=`);
  });

  it.each([
    'assets/assets/:asset/tasks/',
    'assets/assets/tasks/',
    'assets/accounts/tasks/?asset=:asset',
    'assets/system-users/:systemuser/tasks/',
    'assets/nodes/:node/tasks/',
  ])('refuses a task without an action it knows: %s', async (address) => {
    const [account] = read(await admin.get('assets/accounts/?limit=1&offset=0')).results;
    const [node] = read(await admin.get('assets/nodes/?limit=1&offset=0')).results;
    const ids = { ...account, node: node.id };
    const path = address.replace(/:(\w+)/g, (_, name: string) => ids[name]);
    for (const body of [{}, { action: 'reboot' }, { action: '' }]) {
      const { status, body: errors } = await admin.post(path, body);
      expect([status, errors]).toEqual([400, { action: [expect.any(String)] }]);
    }
  });

  it('reaches the assets that a system user administers', async () => {
    const users = read(await admin.get('assets/system-users/?type=admin&limit=9')).results;
    expect(users.length).toBeGreaterThan(0);
    for (const user of users) {
      const started = await admin.post(`assets/system-users/${user.id}/tasks/`, { action: 'test' });
      const hosts = read(await admin.get(`assets/system-users/${user.id}/assets/`));
      expect(hosts.length).toBe(user.assets_amount);
      world.time.now += 600_000;
      const log = read(await admin.get(`ops/celery/task/${read(started).task}/log/`));
      const [, reached, all] = /(\d+) of (\d+) hosts reached/.exec(log.data) ?? [];
      expect(Number(all)).toBe(user.assets_amount);
      expect(Number(reached)).toBeGreaterThan(0);
    }
  });

  it('runs a command on granted hosts alone', async () => {
    const [user] = read(await admin.get('/api/v1/perms/system-users-permission/'));
    const body = {
      hosts: ['00000000-0000-4000-8000-00000000aaaa'],
      run_as: user.id,
      command: 'id',
    };
    const refused = await admin.post('/api/v1/ops/command-executions/', body);
    expect(refused.status).toBe(400);
    expect(typeof read(refused).hosts).toBe('string');
    const [host] = read(await admin.get('/api/v1/perms/users/assets/'));
    const run = await admin.post('/api/v1/ops/command-executions/', { ...body, hosts: [host.id] });
    expect(run.status).toBe(201);
    expect(read(run)).toMatchObject({ is_finished: false, date_finished: null, result: {} });
    world.time.now += 60_000;
    const done = await admin.get(`/api/v1/ops/command-executions/${read(run).id}/`);
    expect(read(done)).toMatchObject({ is_finished: true });
    expect(Object.keys(read(done).result)).toEqual([host.hostname]);
  });

  it('writes down who ran which command where, and when it is over', async () => {
    const alice = await world.as('alice');
    const auditor = await world.as('auditor');
    const logged = async (query: string) =>
      read(
        await auditor.get(`/api/v1/audits/command-execution-logs/?command=getent%20hosts${query}`),
      );
    const [user] = read(await alice.get('/api/v1/perms/system-users-permission/'));
    const [host] = read(await alice.get('/api/v1/perms/users/assets/'));
    const body = { hosts: [host.id], run_as: user.id, command: 'getent hosts' };
    const run = read(await alice.post('/api/v1/ops/command-executions/', body));
    const [entry] = await logged('&is_finished=false');
    expect(entry).toMatchObject({
      id: run.id,
      command: 'getent hosts',
      run_as: user.id,
      is_finished: false,
      hosts: [host.id],
    });
    expect(entry.user_display).toContain('Alice');
    expect(await logged('&is_finished=true')).toEqual([]);
    world.time.now += 60_000;
    expect(await logged('&is_finished=true')).toMatchObject([{ id: run.id, is_finished: true }]);
    expect(await logged('&is_finished=false')).toEqual([]);
  });

  it('tells the hosts that a logged command ran on, and finds one of them', async () => {
    const [logged] = read(await admin.get('/api/v1/audits/command-execution-logs/'));
    const ranOn = async (query = '') =>
      read(
        await admin.get(
          `/api/v1/audits/command-executions-hosts-relations/?commandexecution=${logged.id}${query}`,
        ),
      ).map((one: { asset: string }) => one.asset);
    expect((await ranOn()).toSorted()).toEqual(logged.hosts.toSorted());
    const host = read(await admin.get(`/api/v1/assets/assets/${logged.hosts[0]}/`));
    expect(await ranOn(`&asset__hostname=${host.hostname}`)).toEqual([host.id]);
    expect(await ranOn('&asset__hostname=none')).toEqual([]);
  });
});

describe('roles and who holds them (contract: users, section 3)', () => {
  it('answers the whole tree of permissions, closed for builtin roles', async () => {
    const address = '/api/v1/rbac/org-roles/00000000-0000-0000-0000-000000000007/permissions/tree/';
    const tree = read(await admin.get(address));
    const named = (title: string) => tree.find((entry: { title: string }) => entry.title === title);
    expect(named('perms.view_myassets')).toMatchObject({ checked: true, chkDisabled: true });
    expect(named('users.view_user')).toMatchObject({ checked: false, pId: 'users.user' });
    expect(named('users.delete_user')).toBeUndefined();
    expect(named('$ROOT$')).toMatchObject({ meta: { type: 'root' }, pId: '' });
  });

  it('says the tree in the language of who asks', async () => {
    const address =
      '/api/v1/rbac/system-roles/00000000-0000-0000-0000-000000000001/permissions/tree/';
    for (const [language, ...wanted] of [
      ['en', 'All permissions', 'Console', 'Users', 'View asset'],
      ['zh-hans', '全部权限', '控制台', '用户管理', '查看资产'],
      ['ja', 'すべての権限', 'コンソール', 'ユーザー管理', 'アセットの表示'],
    ]) {
      const tree = read(await (await world.as('admin', language)).get(address));
      const named = (title: string) =>
        tree
          .find((entry: { title: string }) => entry.title === title)
          ?.name.replace(/\(\d+\/\d+\)$/, '');
      const said = ['$ROOT$', 'view_console', 'users', 'assets.view_asset'].map(named);
      expect(said).toEqual(wanted);
      const english = tree.filter(({ name }: { name: string }) => /[a-z]{4}/.test(name));
      if (language !== 'en') expect(english.map(({ name }: { name: string }) => name)).toEqual([]);
    }
  });

  it.each([
    ['none', false],
    ['valid', true],
  ] as const)(
    'offers what the licensed edition adds with licence %s: %s',
    async (licence, offered) => {
      const other = openWorld({ options: { licence } });
      const address =
        '/api/v1/rbac/system-roles/00000000-0000-0000-0000-000000000001/permissions/tree/';
      const tree = read(await (await other.as('admin')).get(address));
      const titles = tree.map(({ title }: { title: string }) => title);
      for (const title of ['tickets.view_ticket', 'rbac.view_orgrole', 'users.invite_user']) {
        expect(titles.includes(title)).toBe(offered);
      }
      expect(titles).toContain('users.view_user');
    },
  );

  it('gathers permissions as the console is divided', async () => {
    const address =
      '/api/v1/rbac/system-roles/00000000-0000-0000-0000-000000000001/permissions/tree/';
    const tree = read(await admin.get(address));
    const above = (title: string): string[] => {
      const entry = tree.find((one: { title: string }) => one.title === title);
      return entry?.pId ? [entry.pId, ...above(entry.pId)] : [];
    };
    expect(above('assets.view_assetaccountsecret')).toEqual([
      'assets.authbook',
      'accounts',
      'view_console',
      '$ROOT$',
    ]);
    expect(above('perms.view_myassets')).toEqual(['my_assets', 'view_workbench', '$ROOT$']);
    expect(above('terminal.view_endpoint')).toEqual([
      'terminal.endpoint',
      'terminal_node',
      'view_setting',
      '$ROOT$',
    ]);
  });

  it('copies the permissions of the role a new one is cloned from', async () => {
    const source = '00000000-0000-0000-0000-000000000007';
    const made = await admin.post(`/api/v1/rbac/org-roles/?clone_from=${source}`, {
      name: 'Copy',
      scope: 'org',
    });
    expect(made.status).toBe(201);
    const tree = await admin.get(`/api/v1/rbac/org-roles/${read(made).id}/permissions/tree/`);
    const own = read(tree).find((entry: { title: string }) => entry.title === 'perms.view_myapps');
    expect(own).toMatchObject({ checked: true, chkDisabled: false });
  });

  it('gives and takes roles, but never the last one', async () => {
    const address = '/api/v1/rbac/org-role-bindings/';
    const held = read(await admin.get(address));
    const alice = held.find(({ user_display: shown }: { user_display: string }) =>
      shown.endsWith('(alice)'),
    );
    const last = await admin.delete(`${address}${alice.id}/`);
    expect(last.status).toBe(400);
    const role = '00000000-0000-0000-0000-000000000006';
    const given = await admin.post(address, [{ user: alice.user, role, scope: 'org' }]);
    expect(given.status).toBe(201);
    expect(read(given)[0]).toMatchObject({ role, role_display: 'OrgAuditor', scope: 'org' });
    expect((await admin.delete(`${address}${alice.id}/`)).status).toBe(204);
  });
});
