import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { at, list, openWorld, pluck, USER_ROLE, type Client, type World } from './world.ts';

let world: World;
let admin: Client;
beforeEach(async () => {
  await world?.close();
  world = openWorld();
  admin = await world.as('admin');
});
afterAll(() => world.close());

const MESSAGE = [expect.any(String)];
const person = (username: string) => ({
  name: username,
  username,
  email: `${username}@example.com`,
  system_roles: [USER_ROLE],
});

describe('checks of fields', () => {
  it('name everything that is missing', async () => {
    const answer = await admin.post('users/users/', {});
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      name: MESSAGE,
      username: MESSAGE,
      email: MESSAGE,
      system_roles: MESSAGE,
    });
  });

  it('find every kind of mistake at once, in the order of the fields', async () => {
    const answer = await admin.post('users/users/', {
      name: 'x'.repeat(129),
      username: 'alice',
      email: 'not-an-email',
      system_roles: ['11111111-1111-1111-1111-111111111111'],
      groups: ['x'],
      mfa_level: 9,
      date_expired: 'never',
    });
    expect(Object.entries(answer.body ?? {})).toEqual(
      ['name', 'username', 'email', 'mfa_level', 'date_expired', 'groups', 'system_roles'].map(
        (field) => [field, MESSAGE],
      ),
    );
  });

  it('answer wrong entries of a list under their index', async () => {
    const answer = await admin.post('assets/assets/', {
      hostname: 'web',
      ip: '',
      platform: 'Nope',
      protocols: ['ssh/22', 'ssh', 'rdp/99999'],
      nodes: ['bad'],
      domain: '00000000-0000-0000-0000-00000000dead',
    });
    expect(answer.body).toEqual({
      ip: MESSAGE,
      platform: MESSAGE,
      protocols: { '1': MESSAGE, '2': MESSAGE },
      domain: MESSAGE,
      nodes: MESSAGE,
    });
  });

  it('answer wrong parts of an object inside it', async () => {
    const answer = await admin.post('acls/login-acls/', {
      name: '',
      user: 'x',
      rules: { ip_group: ['999.1.1.1'], time_period: 'x' },
      action: 'reject',
    });
    expect(answer.body).toEqual({
      name: MESSAGE,
      rules: { time_period: MESSAGE },
      user: MESSAGE,
      reviewers: MESSAGE,
    });
    const addresses = await admin.post('acls/login-acls/', {
      name: 'a',
      user: at((await admin.get('users/profile/')).body, 'id'),
      reviewers: [],
      rules: {
        ip_group: ['10.0.0.1', '999.1.1.1', '10.0.0.0/24', '10.0.0.1-10.0.0.9', '::1', '*'],
      },
    });
    expect(addresses.body).toEqual({ rules: { ip_group: { '1': MESSAGE } } });
  });

  it('refuse slugs with spaces, unknown choices, and numbers that are none', async () => {
    const platform = await admin.post('assets/platforms/', { name: 'has space', base: 'Nope' });
    expect(platform.body).toEqual({ name: MESSAGE, base: MESSAGE });
    const gateway = await admin.post('assets/gateways/', { name: 'g', ip: '10.0.0.1', port: 'x' });
    expect(gateway.body).toEqual({ port: MESSAGE, domain: MESSAGE });
  });

  it('refuse values outside their limits', async () => {
    const [rule] = list((await admin.get('acls/login-acls/')).body);
    const answer = await admin.patch(`acls/login-acls/${at(rule, 'id')}/`, { priority: 101 });
    expect(answer.body).toEqual({ priority: MESSAGE });
  });
});

describe('uniqueness', () => {
  it('of people holds everywhere and is told with the field', async () => {
    const answer = await admin.post('users/users/', {
      ...person('new'),
      email: 'ALICE@nordhafen.example',
    });
    expect(answer.body).toEqual({ email: MESSAGE });
  });

  it('within an organization is told for every field of the set', async () => {
    const group = await admin.post('users/groups/', { name: 'Security' });
    expect([group.status, group.body]).toEqual([400, { name: MESSAGE }]);
    const label = await admin.post('assets/labels/', { name: 'env', value: 'production' });
    expect(label.body).toEqual({ name: MESSAGE, value: MESSAGE });
    const other = await admin.post('assets/labels/', { name: 'env', value: 'laboratory' });
    expect(other.status).toBe(201);
  });

  it('does not count the record itself', async () => {
    const [label] = list((await admin.get('assets/labels/')).body);
    const answer = await admin.put(`assets/labels/${at(label, 'id')}/`, {
      name: at(label, 'name'),
      value: at(label, 'value'),
      comment: 'same',
    });
    expect(answer.body).toMatchObject({ comment: 'same' });
  });

  it('of roles is told for the set', async () => {
    const answer = await admin.post('rbac/org-roles/', { name: 'OrgUser', scope: 'org' });
    expect(answer.body).toEqual({ non_field_errors: MESSAGE });
  });
});

describe('creating and changing', () => {
  it('answers 201 with the whole record', async () => {
    const answer = await admin.post('users/groups/', { name: 'Night shift' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: 'Night shift',
      comment: '',
      date_created: '2026/11/21 16:00:00 +0800',
      created_by: 'Administrator',
      users: [],
      users_amount: 0,
      org_id: '00000000-0000-0000-0000-000000000002',
      org_name: 'Default',
    });
  });

  it('changes with PATCH only what was sent, and asks everything required with PUT', async () => {
    const [asset] = list(
      (await admin.get('assets/assets/?limit=1')).body
        ? at((await admin.get('assets/assets/?limit=1')).body, 'results')
        : [],
    );
    const id = at(asset, 'id');
    const changed = await admin.patch(`assets/assets/${id}/`, { comment: 'new' });
    expect(changed.body).toEqual({ ...Object(asset), comment: 'new' });
    const whole = await admin.put(`assets/assets/${id}/`, { is_active: true });
    expect(whole.body).toEqual({ hostname: MESSAGE, ip: MESSAGE, platform: MESSAGE });
  });

  it('ignores ids, unknown and read-only fields', async () => {
    const answer = await admin.post('users/groups/', {
      id: '11111111-1111-4111-8111-111111111111',
      name: 'g',
      users_amount: 9,
      '@status': 'x',
    });
    expect(answer.status).toBe(201);
    expect(at(answer.body, 'id')).not.toBe('11111111-1111-4111-8111-111111111111');
    expect(at(answer.body, 'users_amount')).toBe(0);
  });

  it('keeps both sides of groups and members', async () => {
    const alice = at(
      (await admin.get('users/users/?username=alice&limit=1')).body,
      'results',
      0,
      'id',
    );
    const group = await admin.post('users/groups/', { name: 'g', users: [alice] });
    const seen = await admin.get(`users/users/${alice}/`);
    expect(seen.body).toMatchObject({ groups: [at(group.body, 'id')], groups_display: 'g' });
    await admin.patch(`users/users/${alice}/`, { groups: [] });
    expect(at((await admin.get(`users/groups/${at(group.body, 'id')}/`)).body, 'users')).toEqual(
      [],
    );
  });

  it('gives a person without organization roles the ordinary one, and a password only by strategy', async () => {
    const created = await admin.post('users/users/', { ...person('hana'), password: 'secret1' });
    expect(at(created.body, 'org_roles')).toEqual(['00000000-0000-0000-0000-000000000007']);
    expect((await world.visitor().logIn('hana', 'secret1')).answer.status).toBe(200);
    await admin.post('users/users/', {
      ...person('kenji'),
      password_strategy: 'custom',
      password: admin.encrypt('123'),
    });
    expect((await world.visitor().logIn('kenji', '123')).passed.at(-1)).toBe('/ui/');
  });

  it('makes nodes from paths and puts assets without one at the top', async () => {
    const answer = await admin.post('assets/assets/', {
      hostname: 'w',
      ip: '10.0.0.1',
      platform: 'Linux',
      nodes_display: ['/Default/Oslo/Web'],
    });
    expect(at(answer.body, 'nodes_display')).toEqual(['/Default/Oslo/Web']);
  });

  it('moves assets into and out of a domain from the domain', async () => {
    const assets = pluck(at((await admin.get('assets/assets/?limit=2')).body, 'results'), 'id');
    const domain = await admin.post('assets/domains/', { name: 'Lab', assets });
    expect(domain.body).toMatchObject({ asset_count: 2, gateway_count: 0, application_count: 0 });
    const left = await admin.patch(`assets/domains/${at(domain.body, 'id')}/`, {
      assets: [assets[0]],
    });
    expect(at(left.body, 'asset_count')).toBe(1);
    const out = await admin.get(`assets/assets/${assets[1]}/`);
    expect(at(out.body, 'domain')).toBeNull();
  });
});

describe('deleting', () => {
  it('answers 204 and the record is gone', async () => {
    const { body } = await admin.post('users/groups/', { name: 'short' });
    const address = `users/groups/${at(body, 'id')}/`;
    const answer = await admin.delete(address);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await admin.get(address)).status).toBe(404);
  });

  it('takes along what cannot stand alone and empties what can', async () => {
    const domain = at(
      (await admin.get('assets/domains/?limit=1&search=Hamburg')).body,
      'results',
      0,
      'id',
    );
    const gateways = async () => at((await admin.get('assets/gateways/?limit=1')).body, 'count');
    expect(await gateways()).toBe(7);
    await admin.delete(`assets/domains/${domain}/`);
    expect(await gateways()).toBe(5);
    const asset = at(
      (await admin.get('assets/assets/?hostname=ham-web-01&limit=1')).body,
      'results',
      0,
    );
    expect(at(asset, 'domain')).toBeNull();
  });

  it('keeps the account admin, though it answers 204', async () => {
    const id = at((await admin.get('users/profile/')).body, 'id');
    expect((await admin.delete(`users/users/${id}/`)).status).toBe(204);
    expect((await admin.get(`users/users/${id}/`)).status).toBe(200);
  });

  it('is refused for internal platforms and builtin roles', async () => {
    expect((await admin.delete('assets/platforms/1/')).status).toBe(403);
    expect((await admin.patch('assets/platforms/1/', { comment: 'x' })).body).toEqual({
      detail: expect.any(String),
    });
    expect((await admin.delete('assets/platforms/6/')).status).toBe(204);
    const role = 'rbac/org-roles/00000000-0000-0000-0000-000000000007/';
    expect((await admin.delete(role)).body).toMatchObject({ code: 'permission_denied' });
  });

  it('is refused for nodes that hold something', async () => {
    const tree = list((await admin.get('assets/nodes/children/tree/')).body);
    const answer = await admin.delete(`assets/nodes/${at(tree[1], 'meta', 'data', 'id')}/`);
    expect([answer.status, answer.body]).toEqual([403, { error: expect.any(String) }]);
  });
});

describe('bulk calls', () => {
  it('create all or nothing, with errors by position', async () => {
    const bad = await admin.post('assets/assets/', [
      { hostname: 'n1', ip: '10.0.0.1', platform: 'Linux' },
      { hostname: 'ham-web-01', ip: '', platform: 'Linux' },
    ]);
    expect([bad.status, bad.body]).toEqual([400, [{}, { ip: MESSAGE }]]);
    expect(at((await admin.get('assets/assets/?limit=1')).body, 'count')).toBe(140);
    const good = await admin.post('assets/assets/', [
      { hostname: 'n1', ip: '10.0.0.1', platform: 'Linux' },
      { hostname: 'n2', ip: '10.0.0.2', platform: 'Linux' },
    ]);
    expect([good.status, pluck(good.body, 'hostname')]).toEqual([201, ['n1', 'n2']]);
  });

  it('change by id or pk', async () => {
    const ids = pluck(at((await admin.get('users/users/?limit=2')).body, 'results'), 'id');
    const answer = await admin.patch('users/users/', [
      { id: ids[0], comment: 'c1' },
      { pk: ids[1], comment: 'c2' },
    ]);
    expect([answer.status, pluck(answer.body, 'comment')]).toEqual([200, ['c1', 'c2']]);
    expect((await admin.patch('users/users/', [])).body).toEqual([]);
  });

  it('answer each mistake in its place and change nothing', async () => {
    const ids = pluck(at((await admin.get('users/users/?limit=2')).body, 'results'), 'id');
    const answer = await admin.patch('users/users/', [
      { id: ids[0], email: 'x' },
      { id: ids[1], comment: 'changed' },
      { comment: 'no id' },
    ]);
    expect([answer.status, answer.body]).toEqual([400, [{ email: MESSAGE }, {}, MESSAGE]]);
    expect(at((await admin.get(`users/users/${ids[1]}/`)).body, 'comment')).not.toBe('changed');
  });

  it('want a list', async () => {
    const answer = await admin.patch('users/users/', { id: 1 });
    expect([answer.status, answer.body]).toEqual([400, { non_field_errors: MESSAGE }]);
  });

  it('delete by spm', async () => {
    const ids = pluck(at((await admin.get('assets/labels/?limit=3')).body, 'results'), 'id');
    const { body } = await admin.post('common/resources/cache/', { resources: ids });
    expect((await admin.delete(`assets/labels/?spm=${at(body, 'spm')}`)).status).toBe(204);
    expect(at((await admin.get('assets/labels/?limit=1')).body, 'count')).toBe(17);
  });

  it('delete nothing with an spm that is unknown', async () => {
    expect((await admin.delete('assets/labels/?spm=zzz')).status).toBe(204);
    expect(at((await admin.get('assets/labels/?limit=1')).body, 'count')).toBe(20);
  });

  it('refuse to delete everything, with an empty body', async () => {
    for (const address of ['assets/labels/', 'users/users/', 'acls/login-acls/?name=x']) {
      const answer = await admin.delete(address);
      expect([answer.status, answer.text]).toEqual([400, '']);
    }
    expect((await admin.delete('assets/labels/?search=backup')).status).toBe(204);
    expect(at((await admin.get('assets/labels/?limit=1')).body, 'count')).toBe(18);
  });
});

describe('calls of their own', () => {
  it('set a password as it was sent, never decrypted', async () => {
    const alice = at(
      (await admin.get('users/users/?username=alice&limit=1')).body,
      'results',
      0,
      'id',
    );
    const answer = await admin.patch(`users/users/${alice}/password/`, { password: 'one:two' });
    expect(answer.body).toEqual({ password: '' });
    const log = await admin.get('audits/password-change-logs/?limit=1&order=-datetime');
    expect(at(log.body, 'results', 0)).toMatchObject({
      user: 'Alice Lindqvist(alice)',
      change_by: 'Administrator(admin)',
    });
    expect((await world.visitor().logIn('alice', 'gatehouse')).answer.status).toBe(200);
  });

  it('mail links with PATCH alone', async () => {
    const alice = at(
      (await admin.get('users/users/?username=alice&limit=1')).body,
      'results',
      0,
      'id',
    );
    for (const action of ['password/reset', 'pubkey/reset']) {
      const answer = await admin.patch(`users/users/${alice}/${action}/`, {});
      expect(answer.body).toMatchObject({ username: 'alice' });
    }
    expect((await admin.get(`users/users/${alice}/mfa/reset/`)).body).toEqual({
      msg: expect.any(String),
    });
  });

  it('test a gateway', async () => {
    const id = at((await admin.get('assets/gateways/?limit=1')).body, 'results', 0, 'id');
    const address = `assets/gateways/${id}/test-connective/`;
    expect((await admin.post(address, { port: 22 })).body).toBe('ok');
    const wrong = await admin.post(address, { port: 23 });
    expect([wrong.status, wrong.body]).toEqual([400, { error: expect.any(String) }]);
  });

  it('take people out of the organization and leave their account', async () => {
    const ids = pluck(
      at((await admin.get('users/users/?search=sato&limit=1')).body, 'results'),
      'id',
    );
    const { body } = await admin.post('common/resources/cache/', { resources: ids });
    expect((await admin.post(`users/users/remove/?spm=${at(body, 'spm')}`)).status).toBe(204);
    expect((await admin.get(`users/users/${ids[0]}/`)).status).toBe(404);
    expect((await admin.get(`users/users/${ids[0]}/?oid=root`)).status).toBe(200);
    const back = await admin.post('users/users/invite/', {
      users: ids,
      org_roles: ['00000000-0000-0000-0000-000000000007'],
    });
    expect(back.status).toBe(201);
    expect((await admin.get(`users/users/${ids[0]}/`)).status).toBe(200);
  });

  it('invite nobody into the root organization', async () => {
    const answer = await admin.post('users/users/invite/?oid=root', { users: [], org_roles: [] });
    expect([answer.status, answer.body]).toEqual([400, { error: expect.any(String) }]);
  });

  it('add and remove members in pairs', async () => {
    const user = at(
      (await admin.get('users/users/?username=alice&limit=1')).body,
      'results',
      0,
      'id',
    );
    const usergroup = at((await admin.get('users/groups/?limit=1')).body, 'results', 0, 'id');
    const address = 'users/users-groups-relations/';
    const added = await admin.post(address, [{ user, usergroup }]);
    expect([added.status, pluck(added.body, 'user_display')]).toEqual([201, ['Alice Lindqvist']]);
    const again = await admin.post(address, [{ user, usergroup }]);
    expect([again.status, again.body]).toEqual([400, [{ non_field_errors: MESSAGE }]]);
    expect((await admin.delete(`${address}?user=${user}&usergroup=${usergroup}`)).status).toBe(204);
    expect(at((await admin.get(`users/users/${user}/`)).body, 'groups')).toEqual([]);
  });

  it('add, rename and delete nodes', async () => {
    const [top] = list((await admin.get('assets/nodes/children/tree/')).body);
    const root = at(top, 'meta', 'data', 'id');
    const made = await admin.post(`assets/nodes/${root}/children/`, {});
    expect(made.body).toMatchObject({
      key: '1:5',
      full_value: expect.stringMatching(/^\/Default\//),
    });
    const address = `assets/nodes/${at(made.body, 'id')}/`;
    const renamed = await admin.patch(address, { value: 'Oslo' });
    expect(renamed.body).toMatchObject({
      value: 'Oslo',
      name: 'Oslo',
      full_value: '/Default/Oslo',
    });
    expect((await admin.patch(address, { value: 'Hamburg' })).body).toEqual({ value: MESSAGE });
    expect((await admin.delete(address)).status).toBe(204);
  });
});
