import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, pluck, USER_ROLE, world } from '../world.ts';

freshWorlds();

const MESSAGE = [expect.any(String)];
const person = (username: string) => ({
  name: username,
  username,
  email: `${username}@example.com`,
  system_roles: [USER_ROLE],
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
    const alice = at(await admin.first('users/users/?username=alice&limit=1'), 'id');
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
    const domain = at(await admin.first('assets/domains/?limit=1&search=Hamburg'), 'id');
    const gateways = async () => at((await admin.get('assets/gateways/?limit=1')).body, 'count');
    expect(await gateways()).toBe(7);
    await admin.delete(`assets/domains/${domain}/`);
    expect(await gateways()).toBe(5);
    const asset = await admin.first('assets/assets/?hostname=ham-web-01&limit=1');
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
