import { describe, expect, it } from 'vitest';
import { admin, at, type Client, freshWorlds, list, pluck, world } from '../world.ts';

freshWorlds();

const MESSAGE = [expect.any(String)];
const PERMISSIONS = 'perms/asset-permissions/';
const first = async (path: string) => list(at((await admin.get(path)).body, 'results'))[0];
const idOf = async (path: string) => String(at(await first(`${path}?limit=1`), 'id'));

describe('the rights of a permission', () => {
  it.each([
    [['all'], 8],
    [['fly'], 0],
    [['connect', 'upload_file', 'download_file'], 4],
  ])('given as %j are answered as %i names', async (actions, count) => {
    const answer = await admin.post(PERMISSIONS, { name: 'Some', actions });
    expect(answer.status).toBe(201);
    expect(list(at(answer.body, 'actions'))).toHaveLength(count);
  });

  it('are all of them when none are given', async () => {
    const answer = await admin.post(PERMISSIONS, { name: 'Some' });
    expect(list(at(answer.body, 'actions'))).toHaveLength(8);
  });
});

describe('a permission', () => {
  it('needs a name of its own', async () => {
    const answer = await admin.post(PERMISSIONS, { name: 'Alice: two hosts' });
    expect([answer.status, answer.body]).toEqual([400, { name: MESSAGE }]);
  });

  it('that is over is expired, not in force, and found so', async () => {
    const over = await first(`${PERMISSIONS}?limit=9&name=Contractors`);
    expect(over).toMatchObject({ is_expired: true, is_valid: false });
    const names = (value: string) =>
      admin.get(`${PERMISSIONS}?is_valid=${value}`).then(({ body }) => pluck(body, 'name'));
    expect(await names('0')).toEqual(['Contractors, spring']);
    expect(await names('1')).not.toContain('Contractors, spring');
  });

  it('is found by an asset that it reaches through a node, unless only direct ones are asked for', async () => {
    const permission = await first(`${PERMISSIONS}?limit=1&name=Operations`);
    const reached = list(
      (await admin.get(`${PERMISSIONS}${String(at(permission, 'id'))}/assets/all/`)).body,
    );
    const asset = String(at(reached[0], 'asset'));
    const found = async (all: string) =>
      pluck((await admin.get(`${PERMISSIONS}?asset_id=${asset}&all=${all}`)).body, 'name');
    expect(await found('1')).toContain(at(permission, 'name'));
    expect(await found('0')).not.toContain(at(permission, 'name'));
  });

  it('takes and gives people as pairs, and refuses a pair twice', async () => {
    const assetpermission = String(at(await first(`${PERMISSIONS}?limit=1&name=Operations`), 'id'));
    const user = String(at(await first('users/users/?limit=1&username=auditor'), 'id'));
    const pairs = 'perms/asset-permissions-users-relations/';
    const added = await admin.post(pairs, [{ user, assetpermission }]);
    expect([added.status, added.body]).toEqual([
      201,
      [{ id: expect.any(Number), user, assetpermission }],
    ]);
    const twice = await admin.post(pairs, [{ user, assetpermission }]);
    expect([twice.status, twice.body]).toEqual([400, [{ non_field_errors: MESSAGE }]]);
    const gone = await admin.delete(`${pairs}?assetpermission=${assetpermission}&user=${user}`);
    expect(gone.status).toBe(204);
    const left = (await admin.get(`${PERMISSIONS}${assetpermission}/`)).body;
    expect(at(left, 'users')).toEqual([]);
  });

  it('for applications refuses those of another type', async () => {
    const other = await admin.post('applications/applications/', {
      name: 'Cluster',
      category: 'cloud',
      type: 'k8s',
    });
    const answer = await admin.post('perms/application-permissions/', {
      name: 'Mixed',
      category: 'db',
      type: 'mysql',
      applications: [at(other.body, 'id')],
    });
    expect([answer.status, answer.body]).toEqual([400, { applications: MESSAGE }]);
  });
});

describe('what is granted', () => {
  it('to a person is the same for them and for an administrator', async () => {
    const alice = await world.as('alice');
    const id = String(at(await first('users/users/?limit=1&username=alice'), 'id'));
    const mine = pluck((await alice.get('perms/users/assets/')).body, 'hostname');
    const theirs = pluck((await admin.get(`perms/users/${id}/assets/`)).body, 'hostname');
    expect(mine.length).toBeGreaterThan(2);
    expect(theirs).toEqual(mine);
  });

  it('ends with the permission', async () => {
    const alice = await world.as('alice');
    const before = pluck((await alice.get('perms/users/assets/')).body, 'id').length;
    const id = String(at(await first(`${PERMISSIONS}?limit=1&name=Alice`), 'id'));
    await admin.patch(`${PERMISSIONS}${id}/`, { is_active: false });
    const after = pluck((await alice.get('perms/users/assets/')).body, 'id').length;
    expect(after).toBeLessThan(before);
  });

  it('names the accounts of an asset with their rights', async () => {
    const alice = await world.as('alice');
    const hers = list((await alice.get('perms/users/assets/')).body);
    const asset = String(
      at(
        hers.find((one) => at(one, 'is_active')),
        'id',
      ),
    );
    const accounts = list((await alice.get(`perms/users/assets/${asset}/system-users/`)).body);
    expect(accounts[0]).toMatchObject({ name: 'operator', actions: ['connect', 'upload_file'] });
  });

  it('has no accounts for the caller of an asset that is inactive', async () => {
    const [alice, admin] = [await world.as('alice'), await world.as('admin')];
    const asset = String(at(list((await alice.get('perms/users/assets/')).body)[0], 'id'));
    await admin.patch(`assets/assets/${asset}/`, { is_active: false });
    const answer = await alice.get(`perms/users/assets/${asset}/system-users/`);
    expect([answer.status, at(answer.body, 'code')]).toEqual([404, 'object_does_not_exist']);
    await admin.patch(`assets/assets/${asset}/`, { is_active: true });
  });

  it('stands in a tree that begins with the favourites and the top node', async () => {
    const alice = await world.as('alice');
    const top = list((await alice.get('perms/users/nodes/children/tree/')).body);
    expect(top.map((node) => at(node, 'id'))).toEqual(['favorite', '1']);
    const below = list((await alice.get('perms/users/nodes/children/tree/?key=1')).body);
    expect(below.length).toBeGreaterThan(0);
  });

  it('outside of every node is told to oneself alone: the server has no such address of others', async () => {
    const id = String(at(await first('users/users/?limit=1&username=alice'), 'id'));
    const answers = [
      await admin.get('perms/users/ungroup/assets/tree/'),
      await admin.get(`perms/users/${id}/ungroup/assets/tree/`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  it('to a group needs the right to see it', async () => {
    const alice = await world.as('alice');
    const group = await idOf('users/groups/');
    expect((await alice.get(`perms/user-groups/${group}/assets/`)).status).toBe(403);
    expect((await admin.get(`perms/user-groups/${group}/assets/`)).status).toBe(200);
  });
});

describe('the rules of a command filter', () => {
  const filters = 'assets/cmd-filters/';

  it('are those of the filter in the address', async () => {
    const filter = await idOf(filters);
    const other = String(at((await admin.post(filters, { name: 'Other' })).body, 'id'));
    expect(list((await admin.get(`${filters}${filter}/rules/`)).body)).toHaveLength(3);
    expect(list((await admin.get(`${filters}${other}/rules/`)).body)).toHaveLength(0);
    const rule = String(at((await admin.get(`${filters}${filter}/`)).body, 'rules', '0'));
    expect((await admin.get(`${filters}${other}/rules/${rule}/`)).status).toBe(404);
  });

  it('make one expression of their commands', async () => {
    const filter = await idOf(filters);
    const answer = await admin.post(`${filters}${filter}/rules/`, {
      filter,
      type: 'command',
      content: 'rm\nreboot',
      action: 0,
    });
    expect(at(answer.body, 'pattern')).toBe(String.raw`\brm\b|\breboot\b`);
  });

  it('refuse a broken expression and a priority above 100', async () => {
    const filter = await idOf(filters);
    const answer = await admin.post(`${filters}${filter}/rules/`, {
      filter,
      type: 'regex',
      content: '(((',
      priority: 1000,
      action: 7,
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ content: MESSAGE, priority: MESSAGE, action: MESSAGE });
  });

  it('go with their filter', async () => {
    await admin.delete(`${filters}${await idOf(filters)}/`);
    expect(list((await admin.get('assets/cmd-filter-rules/')).body)).toEqual([]);
  });
});

describe('a rule about logins to assets', () => {
  it('needs reviewers, lists, and protocols that it knows', async () => {
    const answer = await admin.post('acls/login-asset-acls/', {
      name: 'bad',
      users: { username_group: 'x' },
      system_users: { protocol_group: ['foo'] },
      assets: {},
      reviewers: [],
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      users: { username_group: MESSAGE },
      system_users: { protocol_group: MESSAGE },
      reviewers: MESSAGE,
    });
  });

  it('may concern nobody, and its metadata has no minimum', async () => {
    const address = 'acls/login-asset-acls/';
    const reviewers = [at((await admin.get('users/profile/')).body, 'id')];
    const rule = {
      name: 'nobody',
      users: { username_group: [] },
      system_users: { name_group: [], username_group: [], protocol_group: [] },
      assets: { ip_group: [], hostname_group: [] },
    };
    const answer = await admin.post(address, { ...rule, reviewers });
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining(rule)]);
    const { body } = await admin.options(address);
    expect(at(body, 'actions', 'POST', 'users', 'children', 'username_group')).not.toHaveProperty(
      'min_length',
    );
  });
});

describe('a system user', () => {
  it('that logs in by itself needs a username', async () => {
    const answer = await admin.post('assets/system-users/', { name: 'x', protocol: 'ssh' });
    expect([answer.status, answer.body]).toEqual([400, { username: MESSAGE }]);
  });

  it('shares its command filters with what they say they apply to', async () => {
    const id = String(at(await first('assets/system-users/?limit=1&name=operator'), 'id'));
    await admin.patch(`assets/system-users/${id}/`, { cmd_filters: [] });
    expect(at(await first('assets/cmd-filters/?limit=1'), 'system_users')).toEqual([]);
  });
});

describe('the applications of the person who asks', () => {
  const MINE = 'perms/users/applications/';
  const mine = async (client: Client, query = '') =>
    pluck((await client.get(`${MINE}${query}`)).body, 'name');
  const permit = async (values: Record<string, unknown>) => {
    const name = 'perms/application-permissions/';
    const answer = await admin.post(name, { category: 'db', type: 'mysql', ...values });
    expect(answer.status).toBe(201);
    return `${name}${String(at(answer.body, 'id'))}/`;
  };
  const created = async (name: string) =>
    String(
      at(
        (
          await admin.post('applications/applications/?type=mysql', {
            name,
            category: 'db',
            type: 'mysql',
            attrs: { host: '10.9.9.9', port: 3306, database: 'x' },
          })
        ).body,
        'id',
      ),
    );

  it('are those that permissions in force grant, to oneself or to a group', async () => {
    const alice = await world.as('alice');
    const user = String(at((await alice.get('users/profile/')).body, 'id'));
    const before = await mine(alice);
    const [direct, ofGroup, later] = [
      await created('A direct one'),
      await created('Of a group'),
      await created('Of next year'),
    ];
    const group = at((await admin.post('users/groups/', { name: 'Readers' })).body, 'id');
    await admin.post('users/users-groups-relations/', { user, usergroup: group });
    await permit({ name: 'one', users: [user], applications: [direct] });
    const grouped = await permit({ name: 'two', user_groups: [group], applications: [ofGroup] });
    const future = { date_start: '2030-01-01T00:00:00Z', date_expired: '2031-01-01T00:00:00Z' };
    await permit({ name: 'three', users: [user], applications: [later], ...future });
    expect(await mine(alice)).toEqual([...before, 'A direct one', 'Of a group'].toSorted());
    await admin.patch(grouped, { is_active: false });
    expect(await mine(alice)).toEqual([...before, 'A direct one'].toSorted());
  });

  it('tell their host where the list is narrowed to a category, and nothing else', async () => {
    const alice = await world.as('alice');
    const user = String(at((await alice.get('users/profile/')).body, 'id'));
    const hosts = async (query: string) =>
      list((await admin.get(`perms/users/${user}/applications/${query}`)).body).map((one) =>
        at(one, 'attrs', 'host'),
      );
    expect(await hosts('?category=db')).toEqual([expect.any(String)]);
    expect(await hosts('')).toEqual([undefined, undefined, undefined]);
  });

  it('are the same in the list, in the tree, and for those who ask about somebody', async () => {
    const alice = await world.as('alice');
    const user = String(at((await alice.get('users/profile/')).body, 'id'));
    const listed = await mine(alice);
    const leaves = list((await alice.get(`${MINE}tree/`)).body).filter(
      (entry) => at(entry, 'meta', 'type') === 'application',
    );
    expect(listed).toEqual(['Customs portal', 'Shop cluster', 'Web shop orders']);
    expect(pluck(leaves, 'name').toSorted()).toEqual(listed.toSorted());
    const asked = await admin.get(`perms/users/${user}/applications/`);
    expect(pluck(asked.body, 'name')).toEqual(listed);
  });

  it('are filtered, searched and paged like any list', async () => {
    const alice = await world.as('alice');
    expect(await mine(alice, '?category=cloud')).toEqual(['Shop cluster']);
    expect(await mine(alice, '?category=db&search=ORD')).toEqual(['Web shop orders']);
    const { body } = await alice.get(`${MINE}?order=-name&limit=1&offset=1`);
    expect(at(body, 'count')).toBe(3);
    expect(pluck(at(body, 'results'), 'name')).toEqual(['Shop cluster']);
  });

  it('are none for those to whom nothing is granted', async () => {
    expect(await mine(await world.as('orgadmin'))).toEqual([]);
  });
});

describe('the assets of the person who asks', () => {
  it('begin with the permission', async () => {
    const alice = await world.as('alice');
    const mine = async () => list((await alice.get('perms/users/assets/')).body).length;
    const before = await mine();
    const user = String(at((await alice.get('users/profile/')).body, 'id'));
    const asset = await idOf('assets/assets/');
    await admin.post(PERMISSIONS, {
      name: 'Next year',
      users: [user],
      nodes: [at(list((await admin.get('assets/nodes/')).body)[0], 'id')],
      assets: [asset],
      date_start: '2030-01-01T00:00:00Z',
      date_expired: '2031-01-01T00:00:00Z',
    });
    expect(await mine()).toBe(before);
  });
});
