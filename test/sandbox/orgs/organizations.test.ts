import { describe, expect, it } from 'vitest';
import {
  admin,
  at,
  DEFAULT_ORG,
  freshWorlds,
  openWorld,
  pluck,
  ROOT_ORG,
  world,
} from '../world.ts';

freshWorlds({ options: { licence: 'valid' } });

const names = (value: unknown) => pluck(value, 'name');
const DENIED = { detail: expect.any(String), code: 'permission_denied' };
const TENANTS = ['Nordhafen Shipping', 'Harbour Security', 'Web Shop'];
const SHIPPING = '5b0c1d7e-2f64-4a0e-8d3b-6a1f0c9e7a11';

describe('organizations of a licensed server', () => {
  it.each([
    ['admin', ['GLOBAL', 'Default', ...TENANTS], ['GLOBAL', 'Default', ...TENANTS], ['Default']],
    [
      'orgadmin',
      ['Default', 'Nordhafen Shipping'],
      ['Default', 'Nordhafen Shipping'],
      ['Default', 'Nordhafen Shipping'],
    ],
    ['auditor', [], ['GLOBAL', 'Default', ...TENANTS], ['Default']],
    ['alice', [], [], ['Default', 'Web Shop']],
  ])('%s has those of their roles in each view', async (who, console, audit, workbench) => {
    const { body } = await (await world.as(who)).get('users/profile/');
    expect(names(at(body, 'console_orgs'))).toEqual(console);
    expect(names(at(body, 'audit_orgs'))).toEqual(audit);
    expect(names(at(body, 'workbench_orgs'))).toEqual(workbench);
  });

  it('are absent without a licence', async () => {
    const open = openWorld();
    const { body } = await (await open.as('admin')).get('orgs/orgs/');
    expect(names(body)).toEqual(['Default']);
  });

  it('come once into a database that was filled without one', async () => {
    const { database } = world.sandbox;
    const again = openWorld({ options: { licence: 'valid' }, database });
    await again.close();
    const { body } = await admin.get('orgs/orgs/');
    expect(names(body)).toHaveLength(4);
  });

  it('each have their own people, assets and permissions', async () => {
    const people = await admin.get(`users/users/?oid=${SHIPPING}&limit=1`);
    const assets = await admin.get(`assets/assets/?oid=${SHIPPING}`);
    expect(at(people.body, 'count')).toBe(5);
    expect(pluck(assets.body, 'hostname')).toEqual([
      'mv-astrid-log',
      'mv-astrid-nav',
      'mv-bjorn-nav',
    ]);
    const olga = await world.as('orgadmin');
    const there = await olga.get(`users/profile/?oid=${SHIPPING}`);
    expect(at(there.body, 'perms')).toContain('users.view_user');
    const elsewhere = await olga.get('users/profile/?oid=Web Shop');
    expect(at(elsewhere.body, 'perms')).not.toContain('users.view_user');
  });
});

describe('the organization of a request', () => {
  const current = async (query = '') =>
    at((await admin.get(`orgs/orgs/current/${query}`)).body, 'id');

  it('is the oid, then the header, then the cookie, then Default', async () => {
    expect(await current()).toBe(DEFAULT_ORG);
    admin.cookies.set('X-JMS-ORG', SHIPPING);
    expect(await current()).toBe(SHIPPING);
    admin.headers['x-jms-org'] = 'root';
    expect(await current()).toBe(ROOT_ORG);
    expect(await current('?oid=Web Shop')).not.toBe(ROOT_ORG);
  });

  it('is Default, silently, when it is unknown', async () => {
    admin.headers['x-jms-org'] = '11111111-1111-4111-8111-111111111111';
    const { status, body } = await admin.get('orgs/orgs/current/');
    expect([status, body]).toEqual([
      200,
      { id: DEFAULT_ORG, name: 'Default', is_default: true, is_root: false, comment: '' },
    ]);
  });
});

describe('orgs/orgs', () => {
  it('says what an organization holds, and leaves the root one out', async () => {
    const { body } = await admin.get('orgs/orgs/?limit=15&offset=0');
    expect(names(at(body, 'results'))).toEqual([
      'Default',
      'Harbour Security',
      ...TENANTS.filter((name) => name !== 'Harbour Security'),
    ]);
    const shipping = await admin.get(`orgs/orgs/${SHIPPING}/`);
    expect(shipping.body).toMatchObject({
      is_default: false,
      is_root: false,
      resource_statistics: { users_amount: 5, groups_amount: 2, assets_amount: 3, nodes_amount: 2 },
    });
  });

  it('creates one with its top node, changes and deletes it', async () => {
    const created = await admin.post('orgs/orgs/', { name: 'Fourth', comment: 'new' });
    expect([created.status, created.body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Fourth',
        comment: 'new',
        created_by: 'Administrator',
        resource_statistics: expect.objectContaining({ users_amount: 0, nodes_amount: 1 }),
      }),
    ]);
    const id = at(created.body, 'id');
    const put = await admin.put(`orgs/orgs/${id}/`, { name: 'Fifth', comment: '' });
    expect(at(put.body, 'name')).toBe('Fifth');
    expect(names(at((await admin.get('users/profile/')).body, 'console_orgs'))).toContain('Fifth');
    expect((await admin.delete(`orgs/orgs/${id}/`)).status).toBe(204);
    expect((await admin.get(`orgs/orgs/${id}/`)).status).toBe(404);
  });

  it('creates in the root organization too', async () => {
    const created = await admin.post('orgs/orgs/?oid=root', { name: 'From above' });
    expect(created.status).toBe(201);
  });

  it('refuses to delete the current one, the default one, and one that holds something', async () => {
    const { body: second } = await admin.post('orgs/orgs/', { name: 'Labelled' });
    const id = String(at(second, 'id'));
    await admin.post(`assets/labels/?oid=${id}`, { name: 'k', value: 'v' });
    for (const [path, word] of [
      [`orgs/orgs/${DEFAULT_ORG}/`, 'Default'],
      [`orgs/orgs/${SHIPPING}/?oid=${SHIPPING}`, 'Shipping'],
      [`orgs/orgs/${id}/`, 'Label'],
      [`orgs/orgs/${SHIPPING}/`, 'User'],
    ] as const) {
      const refused = await admin.delete(path);
      expect([refused.status, refused.body]).toEqual([403, DENIED]);
      expect(at(refused.body, 'detail')).toContain(word);
    }
  });

  it('is for those who may see organizations alone', async () => {
    const olga = await world.as('orgadmin');
    expect((await olga.get('orgs/orgs/')).body).toEqual(DENIED);
    expect((await olga.post('orgs/orgs/', { name: 'x' })).status).toBe(403);
    expect((await olga.get('orgs/orgs/current/')).status).toBe(200);
  });
});
