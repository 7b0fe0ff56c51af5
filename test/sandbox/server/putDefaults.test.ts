import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, NOW } from '../world.ts';

freshWorlds();

type Values = Readonly<Record<string, unknown>>;
const DAY_MS = 86_400_000;
const moment = (value: unknown) => Date.parse(String(value).replaceAll('/', '-'));

async function first(address: string): Promise<Values> {
  return Object(await admin.first(`${address}/?limit=1`));
}

/** PUT with only the required fields. */
async function putRequired(address: string, record: Values, names: readonly string[]) {
  const body = Object.fromEntries(names.map((name) => [name, record[name]]));
  const answer = await admin.put(`${address}/${String(record['id'])}/`, body);
  expect(answer.status, answer.text).toBe(200);
  return Object(answer.body);
}

describe('PUT of a record gives what was not sent its default, as the real server does', () => {
  it('puts an asset without nodes below the top node', async () => {
    const rows = list((await admin.get('assets/assets/')).body).map(Object);
    const asset = rows.find(({ nodes_display: paths }) => !paths.includes('/Default'));
    expect(asset).toBeDefined();
    await admin.patch(`assets/assets/${asset.id}/`, { protocols: ['ssh/2222'], is_active: false });
    const after = await putRequired('assets/assets', asset, ['hostname', 'ip', 'platform']);
    expect(after).toMatchObject({
      nodes_display: ['/Default'],
      protocols: ['ssh/22'],
      is_active: true,
      comment: asset.comment,
      labels: asset.labels,
    });
  });

  it('follows the paths of an asset that came instead of its nodes', async () => {
    const asset = await first('assets/assets');
    const { hostname, ip, platform } = asset;
    const body = { hostname, ip, platform, nodes_display: ['/Default/Moved'] };
    const answer = await admin.put(`assets/assets/${String(asset['id'])}/`, body);
    expect(at(answer.body, 'nodes_display')).toEqual(['/Default/Moved']);
  });

  it.each(['perms/asset-permissions', 'perms/application-permissions'])(
    'begins an expired permission anew: %s',
    async (address) => {
      const record = await first(address);
      await admin.patch(`${address}/${String(record['id'])}/`, {
        date_start: '2020-01-01T00:00:00Z',
        date_expired: '2021-01-01T00:00:00Z',
        is_active: false,
      });
      const required = address.includes('application') ? ['name', 'category', 'type'] : ['name'];
      const after = await putRequired(address, record, required);
      expect(moment(after['date_start'])).toBe(NOW);
      expect(moment(after['date_expired'])).toBe(NOW + 25_550 * DAY_MS);
      expect(after).toMatchObject({ is_active: true, users: record['users'] });
      expect(after['actions']).toContain('all');
    },
  );

  it('pushes a system user and lets a person live on', async () => {
    const account = await first('assets/system-users');
    await admin.patch(`assets/system-users/${String(account['id'])}/`, {
      auto_push: false,
      priority: 7,
    });
    const required = ['name', 'username', 'protocol'];
    const pushed = await putRequired('assets/system-users', account, required);
    expect(pushed).toMatchObject({ auto_push: true, priority: 81 });

    const alice = Object(at((await admin.get('users/users/?username=alice')).body, 0));
    await admin.patch(`users/users/${alice.id}/`, {
      date_expired: '2021-01-01T00:00:00Z',
      is_active: false,
    });
    const names = ['name', 'username', 'email', 'system_roles'];
    const person = await putRequired('users/users', alice, names);
    expect(moment(person['date_expired'])).toBe(NOW + 25_550 * DAY_MS);
    // Metadata has no default for it.
    expect(person['is_active']).toBe(false);
  });

  it('does the same for each of many records', async () => {
    const account = await first('assets/system-users');
    await admin.patch(`assets/system-users/${String(account['id'])}/`, { auto_push: false });
    const { id, name, username, protocol } = account;
    const answer = await admin.put('assets/system-users/', [{ id, name, username, protocol }]);
    expect(at(answer.body, 0, 'auto_push')).toBe(true);
  });

  it('leaves everything else alone with PATCH', async () => {
    for (const address of ['assets/assets', 'perms/asset-permissions', 'assets/system-users']) {
      const record = await first(address);
      const url = `${address}/${String(record['id'])}/`;
      const after = await admin.patch(url, { comment: 'changed' });
      const kept = { ...Object(after.body), date_updated: record['date_updated'] };
      expect(kept).toEqual({ ...record, comment: 'changed' });
    }
  });
});
