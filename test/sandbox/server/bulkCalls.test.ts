import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, pluck, world } from '../world.ts';

freshWorlds();

const MESSAGE = [expect.any(String)];

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
    const alice = at(await admin.first('users/users/?username=alice&limit=1'), 'id');
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
    const alice = at(await admin.first('users/users/?username=alice&limit=1'), 'id');
    for (const action of ['password/reset', 'pubkey/reset']) {
      const answer = await admin.patch(`users/users/${alice}/${action}/`, {});
      expect(answer.body).toMatchObject({ username: 'alice' });
    }
    expect((await admin.get(`users/users/${alice}/mfa/reset/`)).body).toEqual({
      msg: expect.any(String),
    });
  });

  it('test a gateway', async () => {
    const id = at(await admin.first('assets/gateways/?limit=1'), 'id');
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
    const user = at(await admin.first('users/users/?username=alice&limit=1'), 'id');
    const usergroup = at(await admin.first('users/groups/?limit=1'), 'id');
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
