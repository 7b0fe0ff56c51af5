import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, world } from '../world.ts';

freshWorlds();

const MESSAGE = [expect.any(String)];
const orders = {
  name: 'Test orders',
  category: 'db',
  type: 'mysql',
  attrs: { host: '10.0.0.1', port: 3307, database: 'orders' },
};

async function windowsHost(): Promise<string> {
  const found = list((await admin.get('assets/assets/?platform__base=Windows')).body);
  return String(at(found[0], 'id'));
}

describe('an application', () => {
  it('is described with the fields of the type in the address alone', async () => {
    const mysql = await admin.options('applications/applications/?type=mysql');
    const parts = at(mysql.body, 'actions', 'POST', 'attrs', 'children');
    expect(Object.keys(Object(parts))).toEqual(['host', 'port', 'database']);
    expect(at(parts, 'port', 'default')).toBe(3306);
    const custom = await admin.options('applications/applications/?type=custom');
    expect(at(custom.body, 'actions', 'POST', 'attrs', 'children', 'path', 'required')).toBe(true);
  });

  it('is described without any parts where the address names no type', async () => {
    for (const address of ['applications/applications/', 'terminal/command-storages/']) {
      const name = address.startsWith('app') ? 'attrs' : 'meta';
      const { body } = await admin.options(address);
      for (const method of ['GET', 'POST']) {
        const parts = at(body, 'actions', method, name);
        expect(parts).toMatchObject({ type: 'nested object' });
        expect(parts).not.toHaveProperty('children');
        expect(parts).not.toHaveProperty('child');
      }
    }
  });

  it('is saved with what its type has', async () => {
    const made = await admin.post('applications/applications/?type=mysql', orders);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      category_display: 'Database',
      type_display: 'MySQL',
      attrs: orders.attrs,
    });
  });

  it('loses what its type has when the address does not say the type', async () => {
    const made = await admin.post('applications/applications/', orders);
    expect(made.status).toBe(201);
    expect(at(made.body, 'attrs')).toEqual({});
  });

  it('keeps what its type has when a change leaves it out', async () => {
    const made = await admin.post('applications/applications/?type=mysql', orders);
    const { attrs, ...rest } = orders;
    for (const query of ['', '?type=mysql']) {
      const path = `applications/applications/${String(at(made.body, 'id'))}/${query}`;
      const changed = await admin.patch(path, { ...rest, name: `Renamed ${query}` });
      expect([changed.status, at(changed.body, 'attrs')]).toEqual([200, attrs]);
    }
  });

  it('names mistakes below its settings', async () => {
    const attrs = { port: 'abc' };
    const answer = await admin.post('applications/applications/?type=mysql', { ...orders, attrs });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ attrs: { host: MESSAGE, port: MESSAGE, database: MESSAGE } });
  });

  it('keeps its password to itself, and keeps it when none is sent', async () => {
    const asset = await windowsHost();
    const attrs = { asset, path: 'C:\\x.exe', chrome_target: 'https://a.example' };
    const address = 'applications/applications/?type=chrome';
    const chrome = { name: 'Test portal', category: 'remote_app', type: 'chrome' };
    const made = await admin.post(address, {
      ...chrome,
      attrs: { ...attrs, chrome_password: 'p' },
    });
    expect(at(made.body, 'attrs', 'chrome_password')).toBeUndefined();
    expect(at(made.body, 'attrs', 'asset_info')).toEqual({
      id: asset,
      hostname: expect.any(String),
    });
    const id = String(at(made.body, 'id'));
    await admin.put(`applications/applications/${id}/?type=chrome`, { ...chrome, attrs });
    const row = world.sandbox.database.get(
      'SELECT attrs FROM r_applications_application WHERE id = ?',
      [id],
    );
    expect(JSON.parse(String(row?.['attrs']))).toMatchObject({ chrome_password: 'p' });
  });

  it('stands in a tree below its type and category; licensed types are not in it', async () => {
    const tree = Object(
      (await admin.get('applications/applications/tree/')).body,
    ) as readonly Readonly<Record<string, unknown>>[];
    expect(tree[0]).toMatchObject({ id: 'applications', pId: '' });
    const kinds = tree.map((node) => at(node, 'meta', 'data', 'value'));
    expect(kinds).toContain('mysql');
    expect(kinds).not.toContain('oracle');
    expect(kinds).not.toContain('remote_app');
  });
});

describe('accounts', () => {
  it('of assets tell host, system user and dates without a zone', async () => {
    const [account] = list((await admin.get('assets/accounts/')).body);
    expect(account).toMatchObject({
      hostname: expect.any(String),
      protocols: expect.any(String),
      systemuser_display: expect.stringMatching(/.+\(.*\)/),
      date_created: expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
    });
    expect(account).not.toHaveProperty('password');
  });

  it('of applications tell category and type of the application', async () => {
    const accounts = list((await admin.get('applications/accounts/?type=mysql')).body);
    expect(accounts.length).toBeGreaterThan(0);
    expect(accounts[0]).toMatchObject({ category: 'db', type_display: 'MySQL' });
  });

  it.each(['assets', 'applications'])(
    'of %s tell their secrets only to who has just confirmed',
    async (area) => {
      const refused = await admin.get(`${area}/account-secrets/`);
      expect([refused.status, at(refused.body, 'code')]).toEqual([400, 'mfa_verify_required']);
      await confirm();
      const [told] = list((await admin.get(`${area}/account-secrets/`)).body);
      expect(told).toHaveProperty('password');
      const one = await admin.get(`${area}/account-secrets/${String(at(told, 'id'))}/`);
      expect(one.body).toMatchObject({ password: at(told, 'password') });
    },
  );

  it('become a file with their secrets', async () => {
    await confirm();
    const file = await admin.get('assets/account-secrets/?format=csv');
    expect(file.text).toContain('harbour-1');
  });

  it('of an asset are tested by a task', async () => {
    const [account] = list((await admin.get('assets/accounts/')).body);
    const address = `assets/accounts/${String(at(account, 'id'))}/verify/`;
    const answer = await admin.post(address, { action: 'test' });
    expect(answer.status).toBe(200);
    expect(at(answer.body, 'task')).toEqual(expect.any(String));
  });
});

describe('a backup plan', () => {
  const plan = { name: 'Nightly', is_periodic: true, interval: 24, crontab: '', types: ['all'] };

  it('tells every kind when all are chosen', async () => {
    const made = await admin.post('assets/account-backup-plans/', plan);
    expect(made.status).toBe(201);
    expect(at(made.body, 'types')).toEqual(['all', 'asset', 'application']);
  });

  it('refuses a schedule it cannot read', async () => {
    const wrong = { ...plan, crontab: 'bad', interval: 0 };
    const answer = await admin.post('assets/account-backup-plans/', wrong);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ interval: MESSAGE, crontab: MESSAGE });
  });

  it('is periodic unless it says otherwise, and then names its times', async () => {
    const address = 'assets/account-backup-plans/';
    const post = async (values: Record<string, unknown>) => {
      const { status, body } = await admin.post(address, values);
      return status === 201 ? status : body;
    };
    expect(await post({})).toEqual({ name: MESSAGE, is_periodic: MESSAGE });
    expect(await post({ name: 'a' })).toEqual({ is_periodic: MESSAGE });
    expect(await post({ name: 'b', is_periodic: false })).toBe(201);
    expect(await post({ name: 'c', interval: 12 })).toBe(201);
    expect(await post({ name: 'd', crontab: '0 3 * * *' })).toBe(201);
    const { body } = await admin.get(`${address}?name=b`);
    const path = `${address}${String(at(body, 0, 'id'))}/`;
    expect((await admin.patch(path, { comment: 'x' })).status).toBe(200);
    const on = await admin.patch(path, { is_periodic: true });
    expect([on.status, on.body]).toEqual([400, { is_periodic: MESSAGE }]);
  });

  it('is run by hand, and its runs are listed', async () => {
    const made = await admin.post('assets/account-backup-plans/', plan);
    const id = String(at(made.body, 'id'));
    const run = await admin.post('assets/account-backup-plan-executions/', { plan: id });
    expect(run.status).toBe(201);
    const runs = list(
      (await admin.get(`assets/account-backup-plan-executions/?plan_id=${id}`)).body,
    );
    expect(runs).toMatchObject([{ trigger: 'manual', is_success: true }]);
  });

  it('names in its runs who gets the mail, and whether with the file', async () => {
    const { id: me } = Object((await admin.get('users/profile/')).body);
    const made = await admin.post('assets/account-backup-plans/', { ...plan, recipients: [me] });
    const id = String(at(made.body, 'id'));
    await admin.post('assets/account-backup-plan-executions/', { plan: id });
    const runs = await admin.get(`assets/account-backup-plan-executions/?plan_id=${id}`);
    expect(list(runs.body)).toMatchObject([{ recipients: [['Administrator(admin)', true]] }]);
  });
});

/** Confirms the identity with the password. */
async function confirm(): Promise<void> {
  const answer = await admin.post('authentication/confirm/', {
    confirm_type: 'password',
    secret_key: 'gatehouse',
  });
  expect(answer.status).toBeLessThan(300);
}

describe('the secrets of an asset account', () => {
  it('are changed by those alone who have the permission for that', async () => {
    const nobody = 'assets/accounts/00000000-0000-0000-0000-0000000000aa/';
    const secret = { password: 'x' };
    const alice = await world.as('alice');
    expect((await alice.patch(nobody, secret)).status).toBe(403);
    expect((await admin.patch(nobody, secret)).status).toBe(404);
  });
});
