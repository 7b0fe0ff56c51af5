import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, USER_ROLE } from '../world.ts';

freshWorlds();

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
      // An impossible port is only reported when nothing else is wrong.
      protocols: { '1': MESSAGE },
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

  it.each([
    ['a@b.c', 400],
    ['a@b', 400],
    ['a b@nordhafen.example', 400],
    ['@nordhafen.example', 400],
    ['a@-nordhafen.example', 400],
    ['a@nordhafen.co', 201],
    ['a.b+c@mail.nordhafen.example', 201],
    ['root@localhost', 201],
  ])('take an address whose last part has two letters: %s', async (email, status) => {
    const answer = await admin.post('users/users/', { ...person('mail'), email });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toEqual({ email: MESSAGE });
  });

  it.each([
    ['123', 400],
    ['12345678901', 400],
    ['+13800000000', 400],
    ['13800000000', 201],
    ['', 201],
  ])('take a mobile number or none: %s', async (phone, status) => {
    const answer = await admin.post('users/users/', { ...person('phone'), phone });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toEqual({ phone: MESSAGE });
  });

  it.each(['sudo', 'shell', 'sftp_root'])(
    'want a text where one is the default: %s',
    async (field) => {
      const user = { name: 'ops', username: 'ops', protocol: 'ssh' };
      const answer = await admin.post('assets/system-users/', { ...user, [field]: '' });
      expect([answer.status, answer.body]).toEqual([400, { [field]: MESSAGE }]);
    },
  );

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
