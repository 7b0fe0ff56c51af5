import { describe, expect, it } from 'vitest';
import { at, list, openWorld, pluck } from '../world.ts';

const world = openWorld();

const profile = async (username: string, query = '') =>
  (await (await world.as(username)).get(`users/profile/${query}`)).body;
const names = (value: unknown) => pluck(value, 'name');

describe('the profile', () => {
  it.each([
    ['admin', 208, ['GLOBAL', 'Default'], ['GLOBAL', 'Default']],
    ['orgadmin', 141, ['Default'], ['Default']],
    ['auditor', 38, [], ['GLOBAL', 'Default']],
    ['alice', 19, [], []],
  ])(
    'of %s has %i permissions and the right organizations',
    async (username, size, console, audit) => {
      const body = await profile(username);
      const perms = list(at(body, 'perms')).map(String);
      expect(perms).toHaveLength(size);
      expect(perms).toEqual(perms.toSorted());
      expect(names(at(body, 'console_orgs'))).toEqual(console);
      expect(names(at(body, 'audit_orgs'))).toEqual(audit);
      expect(names(at(body, 'workbench_orgs'))).toEqual(['Default']);
      expect(body).toMatchObject({ is_first_login: false, source: 'local', is_valid: true });
    },
  );

  it('has only the permissions of the system role in another organization', async () => {
    const perms = at(await profile('orgadmin', '?oid=root'), 'perms');
    expect(perms).not.toContain('rbac.view_console');
    expect(perms).toContain('authentication.view_accesskey');
  });

  it('shows the role fields even to those who may not see role bindings', async () => {
    expect(await profile('alice')).toMatchObject({
      system_roles_display: 'User',
      org_roles_display: 'OrgUser',
    });
  });

  it('changes a few fields and ignores the others', async () => {
    const alice = await world.as('alice');
    const changed = await alice.patch('users/profile/', {
      phone: '13900000000',
      wechat: 'al',
      is_first_login: false,
      username: 'root',
      system_roles: ['00000000-0000-0000-0000-000000000001'],
    });
    expect(changed.body).toMatchObject({ phone: '13900000000', wechat: 'al', username: 'alice' });
    expect(at(changed.body, 'system_roles_display')).toBe('User');
    expect((await alice.patch('users/profile/', { phone: '12' })).body).toEqual({
      phone: [expect.any(String)],
    });
  });

  it('changes the password when the old one is right', async () => {
    const elsewhere = openWorld();
    const auditor = await elsewhere.as('auditor');
    const wrong = await auditor.put('users/profile/password/', {
      old_password: auditor.encrypt('no'),
      new_password: auditor.encrypt('abc'),
      new_password_again: auditor.encrypt('abc'),
    });
    expect(Object.keys(wrong.body ?? {})).toEqual(['old_password', 'new_password']);
    const right = await auditor.put('users/profile/password/', {
      old_password: auditor.encrypt('gatehouse'),
      new_password: auditor.encrypt('another-gatehouse'),
      new_password_again: auditor.encrypt('another-gatehouse'),
    });
    expect(right.status).toBe(200);
  });

  it('of a licensed server offers all organizations', async () => {
    const licensed = openWorld({ settings: { XPACK_ENABLED: true, XPACK_LICENSE_IS_VALID: true } });
    licensed.sandbox.database.run(
      "INSERT INTO r_orgs_organization (id, name, comment) VALUES ('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'Second', '')",
    );
    const admin = await licensed.as('admin');
    const body = (await admin.get('users/profile/')).body;
    expect(names(at(body, 'console_orgs'))).toEqual(['GLOBAL', 'Default', 'Second']);
    expect(names(at(body, 'workbench_orgs'))).toEqual(['Default']);
    const there = await admin.get('assets/assets/?oid=Second&limit=1');
    expect(at(there.body, 'count')).toBe(0);
  });
});

describe('calls without permission', () => {
  const DENIED = { detail: expect.any(String), code: 'permission_denied' };

  it('answer 403 to alice for reading and writing', async () => {
    const alice = await world.as('alice');
    for (const path of ['users/users/', 'assets/assets/', 'assets/labels/', 'acls/login-acls/']) {
      const read = await alice.get(path);
      expect([read.status, read.body]).toEqual([403, DENIED]);
      expect((await alice.post(path, {})).status).toBe(403);
      expect((await alice.delete(`${path}?spm=x`)).status).toBe(403);
    }
  });

  it('still answer metadata', async () => {
    const alice = await world.as('alice');
    const { body } = await alice.options('users/users/');
    expect(Object.keys(at(body, 'actions') ?? {})).toEqual(['POST', 'PATCH', 'PUT', 'GET']);
    expect(at(body, 'actions', 'GET')).not.toHaveProperty('system_roles');
  });

  it('let alice match but not list', async () => {
    const alice = await world.as('alice');
    expect((await alice.get('assets/assets/suggestions/')).status).toBe(200);
    expect((await alice.get('users/users/suggestions/')).status).toBe(403);
  });

  it('answer 403 to the auditor for resources, though audit is open', async () => {
    const auditor = await world.as('auditor');
    expect((await auditor.get('assets/assets/')).status).toBe(403);
    expect((await auditor.get('orgs/orgs/')).status).toBe(403);
  });

  it('let the organization administrator work, but not beyond the organization', async () => {
    const orgadmin = await world.as('orgadmin');
    expect((await orgadmin.post('assets/labels/', { name: 'by', value: 'org' })).status).toBe(201);
    expect((await orgadmin.post('assets/platforms/', { name: 'x', base: 'Linux' })).status).toBe(
      403,
    );
    expect((await orgadmin.get('rbac/system-roles/')).status).toBe(403);
    const users = await orgadmin.get('users/users/?limit=1');
    const id = at(users.body, 'results', 0, 'id');
    expect((await orgadmin.delete(`users/users/${id}/`)).status).toBe(403);
    expect(at(users.body, 'results', 0)).not.toHaveProperty('system_roles');
    expect(at(users.body, 'results', 0)).toHaveProperty('org_roles');
  });

  it('let the organization administrator create people, who become ordinary users', async () => {
    const orgadmin = await world.as('orgadmin');
    const created = await orgadmin.post('users/users/', {
      name: 'N',
      username: 'n',
      email: 'n@example.com',
    });
    expect(created.status).toBe(201);
    const admin = await world.as('admin');
    const seen = await admin.get(`users/users/${at(created.body, 'id')}/`);
    expect(at(seen.body, 'system_roles_display')).toBe('User');
  });
});
