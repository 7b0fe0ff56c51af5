import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, pluck, world } from '../world.ts';

freshWorlds();

const results = async (path: string) => list(at((await admin.get(path)).body, 'results'));
const idOf = async (path: string) => String(at((await results(`${path}&limit=1`))[0], 'id'));

describe('the work of a system user (contract: assets, section 4.3)', () => {
  const PAIRS = 'assets/system-users-assets-relations/';

  it('is begun on named assets, and tells afterwards which of them answer', async () => {
    const user = await idOf('assets/system-users/?name=operator');
    const assets = pluck(await results('assets/assets/?limit=2&is_active=1'), 'id');
    await admin.post(
      PAIRS,
      assets.map((asset) => ({ asset, systemuser: user })),
    );
    const answer = await admin.post(`assets/system-users/${user}/tasks/`, {
      action: 'test',
      assets: assets.slice(0, 1),
    });
    expect([answer.status, answer.body]).toEqual([201, { task: expect.any(String) }]);
    const pairs = await results(`${PAIRS}?systemuser=${user}&limit=9`);
    const known = new Map(pairs.map((pair) => [at(pair, 'asset'), at(pair, 'connectivity')]));
    expect(assets.map((asset) => known.get(asset))).toEqual(['ok', 'unknown']);
  });

  it('is begun from the side of the asset, too', async () => {
    const user = await idOf('assets/system-users/?name=operator');
    const asset = await idOf('assets/assets/?is_active=1');
    await admin.post(PAIRS, [{ asset, systemuser: user }]);
    const answer = await admin.post(`assets/assets/${asset}/tasks/`, {
      action: 'test_system_user',
      system_users: [user],
    });
    expect(answer.status).toBe(201);
    const [pair] = await results(`${PAIRS}?asset=${asset}&systemuser=${user}&limit=1`);
    expect(at(pair, 'connectivity')).toBe('ok');
  });

  it('is begun by nobody who may not', async () => {
    const user = await idOf('assets/system-users/?name=operator');
    const alice = await world.as('alice');
    const answer = await alice.post(`assets/system-users/${user}/tasks/`, { action: 'push' });
    expect(answer.status).toBe(403);
  });
});

describe('the permissions behind an asset (contract: assets, section 1.5)', () => {
  it.each([
    ['perm-users', 'a user'],
    ['perm-user-groups', 'a group'],
  ])('%s: are told for %s who reaches it', async (path) => {
    const asset = await idOf('assets/assets/?hostname=ham-app-01');
    const who = list((await admin.get(`assets/assets/${asset}/${path}/`)).body)[0];
    const rules = await admin.get(`assets/assets/${asset}/${path}/${at(who, 'id')}/permissions/`);
    expect(rules.status).toBe(200);
    expect(pluck(rules.body, 'name').length).toBeGreaterThan(0);
  });
});

describe('a messenger of a user (protocol, section 8)', () => {
  it('is parted from them by an administrator who has just confirmed', async () => {
    const alice = await idOf('users/users/?username=alice');
    const bound = async () => at((await admin.get(`users/users/${alice}/`)).body, 'is_wecom_bound');
    const address = `authentication/wecom/qr/unbind/${alice}/`;
    expect(await bound()).toBe(true);
    expect((await admin.post(address, {})).status).toBe(403);
    await admin.post('authentication/confirm/', {
      confirm_type: 'password',
      secret_key: 'gatehouse',
    });
    expect((await admin.post(address, {})).status).toBe(200);
    expect(await bound()).toBe(false);
  });
});
