import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, pluck, world } from '../world.ts';

freshWorlds();

const PAIRS = 'assets/system-users-assets-relations/';
const oneOf = async (path: string) => list(at((await admin.get(path)).body, 'results'))[0];
const idOf = async (path: string) => String(at(await oneOf(`${path}?limit=1`), 'id'));

describe('system users on assets', () => {
  it('are accounts without their secrets', async () => {
    const pair = await oneOf(`${PAIRS}?limit=1`);
    expect(Object.keys(Object(pair)).toSorted()).toEqual(
      [
        'id asset asset_display systemuser systemuser_display connectivity date_verified',
        'org_id org_name',
      ]
        .join(' ')
        .split(' ')
        .toSorted(),
    );
  });

  it('are added several at once, become accounts, and are taken away one by one', async () => {
    const courier = { name: 'courier', username: 'courier', protocol: 'ssh' };
    const systemuser = String(at((await admin.post('assets/system-users/', courier)).body, 'id'));
    const assets = pluck(at((await admin.get('assets/assets/?limit=2')).body, 'results'), 'id');
    const added = await admin.post(
      PAIRS,
      assets.map((asset) => ({ asset, systemuser })),
    );
    expect([added.status, list(added.body).length]).toEqual([201, 2]);
    const accounts = list((await admin.get(`assets/accounts/?systemuser=${systemuser}`)).body);
    expect(pluck(accounts, 'username')).toEqual(['courier', 'courier']);
    const gone = await admin.delete(`${PAIRS}${String(at(list(added.body)[0], 'id'))}/`);
    expect(gone.status).toBe(204);
    expect(list((await admin.get(`${PAIRS}?systemuser=${systemuser}`)).body)).toHaveLength(1);
  });

  it('name the asset they need', async () => {
    const answer = await admin.post(PAIRS, [{ systemuser: await idOf('assets/system-users/') }]);
    expect([answer.status, answer.body]).toEqual([400, [{ asset: [expect.any(String)] }]]);
  });

  it('are used for applications in the same way', async () => {
    const address = 'applications/system-users-apps-relations/';
    const pair = await oneOf(`${address}?limit=1`);
    expect(pair).toMatchObject({ app_display: expect.any(String), type: expect.any(String) });
    expect(at(pair, 'password')).toBeUndefined();
  });

  it('tell which others one may switch to', async () => {
    const from = String(at(await oneOf('assets/system-users/?limit=1&name=operator'), 'id'));
    const other = await admin.post('assets/system-users/', {
      name: 'root by switching',
      username: 'root',
      protocol: 'ssh',
      su_enabled: true,
      su_from: from,
    });
    expect(other.status).toBe(201);
    const targets = (await admin.get(`assets/system-users/${from}/su-to/`)).body;
    expect(pluck(targets, 'name')).toEqual(['root by switching']);
  });
});

describe('who may use an asset', () => {
  it('is told from the permissions in force, to those who may see permissions', async () => {
    const alice = await world.as('alice');
    const asset = String(at(list((await alice.get('perms/users/assets/')).body)[0], 'id'));
    const people = (await admin.get(`assets/assets/${asset}/perm-users/`)).body;
    expect(pluck(people, 'username')).toContain('alice');
    expect((await alice.get(`assets/assets/${asset}/perm-users/`)).status).toBe(403);
  });
});

describe("one's own records", () => {
  it('are the sessions of the person who asks', async () => {
    const me = String(at((await admin.get('users/profile/')).body, 'id'));
    const sessions = list((await admin.get('terminal/my-sessions/')).body);
    expect(new Set(pluck(sessions, 'user_id'))).toEqual(new Set([me]));
  });

  it('are the logins of the person who asks', async () => {
    const logins = list((await admin.get('audits/my-login-logs/')).body);
    expect(new Set(pluck(logins, 'username'))).toEqual(new Set(['admin']));
  });
});

describe('the recording of a session', () => {
  it('stands packed where the replay says, one JSON value a line', async () => {
    const session = list((await admin.get('terminal/sessions/?protocol=ssh')).body).find(
      (one) => at(one, 'can_replay') === true,
    );
    const address = `terminal/sessions/${String(at(session, 'id'))}/replay/`;
    expect((await admin.get(address)).body).toMatchObject({ status: 'running' });
    const found = (await admin.get(address)).body;
    expect(found).toMatchObject({ type: 'asciicast' });
    const file = await admin.get(String(at(found, 'src')));
    const [header = ''] = gunzipSync(file.bytes).toString().split('\n');
    expect(JSON.parse(header)).toMatchObject({ version: 2 });
    expect((await world.visitor().get(String(at(found, 'src')))).status).toBe(403);
  });
});

describe('the system users of the demo', () => {
  it('have accounts on the hosts that are reached with them, where the protocol fits', async () => {
    const users = list((await admin.get('assets/system-users/')).body);
    const amountOf = (name: string) =>
      at(
        users.find((user) => at(user, 'name') === name),
        'assets_amount',
      );
    expect(['operator', 'deploy', 'desktop'].map(amountOf)).toEqual([119, 119, 8]);
  });
});
