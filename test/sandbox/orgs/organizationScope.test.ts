import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { at, list, openWorld, pluck, type Client } from '../world.ts';

/** Olga administers Default and Shipping, but not Harbour. */
const SHIPPING = '5b0c1d7e-2f64-4a0e-8d3b-6a1f0c9e7a11';
const HARBOUR = '8e4f2a90-7b1c-4c55-8f0a-3d2b9c6e1f22';
const MISSING = { detail: expect.any(String), code: 'object_does_not_exist' };
const DENIED = { detail: expect.any(String), code: 'permission_denied' };
const USER = '00000000-0000-0000-0000-000000000003';
const ORG_USER = '00000000-0000-0000-0000-000000000007';
const ORG_ADMIN = '00000000-0000-0000-0000-000000000005';
const SYSTEM_ADMIN = '00000000-0000-0000-0000-000000000001';

/** A member of Harbour only, which nobody of the demo is. */
const world = openWorld({ options: { licence: 'valid' } });
const admin = await world.as('admin');
const olga = await world.as('orgadmin');
const alice = await world.as('alice');
const made = await admin.post(`users/users/?oid=${HARBOUR}`, {
  name: 'Gunda Wachter',
  username: 'gunda',
  email: 'gunda@harbour.example',
  source: 'local',
  password_strategy: 'custom',
  password: 'gatehouse',
  system_roles: [USER],
  org_roles: [ORG_USER],
});
expect(made.status).toBe(201);
const guard = String(at(made.body, 'id'));

const rows = (body: unknown) => (Array.isArray(body) ? body : list(at(body, 'results')));
const first = async (path: string, oid: string) =>
  String(at(rows((await admin.get(`${path}?oid=${oid}`)).body)[0], 'id'));
const inDatabase = (sql: string, ...values: string[]) => world.sandbox.database.all(sql, values);

describe('role bindings of another organization', () => {
  const address = (id: string, oid?: string) =>
    `rbac/org-role-bindings/${id}/${oid === undefined ? '' : `?oid=${oid}`}`;

  it.each(['GET', 'DELETE'] as const)(
    'are not there for %s, and elsewhere not allowed',
    async (method) => {
      const foreign = await first('rbac/org-role-bindings/', HARBOUR);
      for (const oid of [undefined, 'Default', SHIPPING]) {
        const answer = await olga.send(method, address(foreign, oid));
        expect([oid, answer.status, answer.body]).toEqual([oid, 404, MISSING]);
      }
      for (const oid of [HARBOUR, 'root']) {
        const answer = await olga.send(method, address(foreign, oid));
        expect([oid, answer.status, answer.body]).toEqual([oid, 403, DENIED]);
      }
      expect(inDatabase('SELECT 1 FROM role_bindings WHERE id = ?', foreign)).toHaveLength(1);
    },
  );

  it('are found by an administrator of everything in their organization and in the root one', async () => {
    const foreign = await first('rbac/org-role-bindings/', HARBOUR);
    const statuses = await Promise.all(
      ['Default', HARBOUR, 'root'].map(
        async (oid) => (await admin.get(address(foreign, oid))).status,
      ),
    );
    expect(statuses).toEqual([404, 200, 200]);
  });

  it('do not stand among all bindings, nor their holders among those of a role', async () => {
    const all = rows((await admin.get('rbac/role-bindings/')).body);
    expect(new Set(pluck(all, 'org_name'))).toEqual(new Set(['', 'Default']));
    const holders = rows((await olga.get(`rbac/org-roles/${ORG_ADMIN}/users/`)).body);
    expect(pluck(holders, 'username')).not.toContain('kenji.tanaka');
    const there = rows((await admin.get(`rbac/org-roles/${ORG_ADMIN}/users/?oid=${HARBOUR}`)).body);
    expect(pluck(there, 'username')).toEqual(['kenji.tanaka']);
  });
});

describe('what is named by its id', () => {
  it('must be of the organization: a permission reaches no asset of another one', async () => {
    const asset = await first('assets/assets/', HARBOUR);
    const user = await first('assets/system-users/', 'Default');
    const made = await olga.post('perms/asset-permissions/', {
      name: 'Over the fence',
      assets: [asset],
      system_users: [user],
    });
    expect([made.status, Object.keys(Object(made.body))]).toEqual([400, ['assets']]);
    const permission = await first('perms/asset-permissions/', 'Default');
    const pair = await olga.post('perms/asset-permissions-assets-relations/', [
      { asset, assetpermission: permission },
    ]);
    expect([pair.status, pair.body]).toEqual([400, [{ asset: [expect.any(String)] }]]);
  });

  it('is not a person elsewhere, whom a login rule would keep out', async () => {
    const rule = {
      name: 'Away',
      priority: 50,
      action: 'reject',
      rules: { ip_group: ['*'], time_period: [] },
      reviewers: [],
    };
    const made = await olga.post('acls/login-acls/', { ...rule, user: guard });
    expect([made.status, made.body]).toEqual([400, { user: [expect.any(String)] }]);
    const theirs = await admin.post(`acls/login-acls/?oid=${HARBOUR}`, { ...rule, user: guard });
    const id = String(at(theirs.body, 'id'));
    expect([theirs.status, (await olga.delete(`acls/login-acls/${id}/`)).status]).toEqual([
      201, 404,
    ]);
  });

  it('is no group elsewhere, into which somebody could be put', async () => {
    const usergroup = await first('users/groups/', HARBOUR);
    const user = await first('users/users/', 'Default');
    const pair = await olga.post('users/users-groups-relations/', [{ user, usergroup }]);
    expect([pair.status, pair.body]).toEqual([400, [{ usergroup: [expect.any(String)] }]]);
  });

  it('is a role of organizations when somebody is invited, never one of the system', async () => {
    const user = await first('users/users/?username=orgadmin&', 'Default');
    const invited = await olga.post('users/users/invite/', {
      users: [user],
      org_roles: [SYSTEM_ADMIN],
    });
    expect([invited.status, invited.body]).toEqual([400, { org_roles: [expect.any(String)] }]);
  });
});

describe('somebody of two organizations', () => {
  it('keeps the groups of the one when the other changes theirs, which does not see them', async () => {
    const kenji = await first('users/users/?username=kenji.tanaka&', 'Default');
    const theirs = await first('users/groups/', HARBOUR);
    await admin.patch(`users/users/${kenji}/?oid=${HARBOUR}`, { groups: [theirs] });
    const seen = await olga.get(`users/users/${kenji}/`);
    expect(at(seen.body, 'groups')).not.toContain(theirs);
    expect(at(seen.body, 'groups_display')).not.toContain('Guards');
    expect((await olga.patch(`users/users/${kenji}/`, { groups: [] })).status).toBe(200);
    const there = await admin.get(`users/users/${kenji}/?oid=${HARBOUR}`);
    expect(at(there.body, 'groups')).toEqual([theirs]);
    expect(at((await olga.get(`users/users/?group_id=${theirs}&limit=1`)).body, 'count')).toBe(0);
  });
});

describe('lists of an organization', () => {
  it('tell of the logins and the changed passwords of its people alone', async () => {
    await world.as('gunda');
    await admin.put(`users/users/${guard}/password/?oid=${HARBOUR}`, { password: 'gatehouse' });
    for (const log of ['login-logs', 'password-change-logs']) {
      const here = JSON.stringify((await olga.get(`audits/${log}/?limit=100`)).body);
      const there = JSON.stringify(
        (await admin.get(`audits/${log}/?limit=100&oid=${HARBOUR}`)).body,
      );
      expect([log, here.includes('gunda'), there.includes('gunda')]).toEqual([log, false, true]);
    }
  });

  it('tell of the versions and runs of its own tasks, and of the hosts of its own commands', async () => {
    const task = String(at(rows((await admin.get('ops/tasks/')).body)[0], 'id'));
    const shipping = { oid: SHIPPING };
    for (const path of [
      'ops/adhoc/',
      'ops/adhoc-executions/',
      'audits/command-executions-hosts-relations/',
    ]) {
      const here = rows((await olga.get(path)).body);
      const there = rows((await olga.get(`${path}?oid=${shipping.oid}&task=${task}`)).body);
      expect([path, here.length > 0, there.length]).toEqual([path, true, 0]);
    }
  });

  it('tell of the sessions that a component carries for it', async () => {
    const terminal = String(
      inDatabase('SELECT terminal FROM r_terminal_session WHERE terminal IS NOT NULL')[0]?.[
        'terminal'
      ],
    );
    const path = `terminal/terminals/${terminal}/sessions/?limit=1`;
    const counts = async (oid: string) => at((await olga.get(`${path}&oid=${oid}`)).body, 'count');
    expect([Number(await counts('Default')) > 0, await counts(SHIPPING)]).toEqual([true, 0]);
  });

  it('suggest nothing of organizations that are not theirs', async () => {
    const suggested = async (oid: string) =>
      rows((await alice.get(`assets/assets/suggestions/?oid=${oid}`)).body).length;
    expect([await suggested('Default'), await suggested('Web Shop')]).toEqual([10, 1]);
    expect(await suggested(HARBOUR)).toBe(0);
    const everywhere = rows(
      (await alice.get('assets/assets/suggestions/?oid=root&search=gate-north')).body,
    );
    expect(everywhere).toEqual([]);
  });

  it('show no children of nodes elsewhere', async () => {
    const [top] = inDatabase('SELECT "key" FROM r_assets_node WHERE org_id = ?', HARBOUR);
    const path = `assets/nodes/children/tree/?assets=1&key=${String(top?.['key'])}`;
    expect(list((await olga.get(path)).body)).toEqual([]);
    expect(list((await admin.get(`${path}&oid=${HARBOUR}`)).body)).not.toEqual([]);
  });
});

describe('what components write down', () => {
  const session = (org_id: string) => ({
    user: 'Kenji Tanaka(kenji.tanaka)',
    asset: 'gate-north-01(10.70.1.10)',
    system_user: 'operator',
    login_from: 'ST',
    remote_addr: '10.0.0.9',
    protocol: 'ssh',
    date_start: '2026-11-21T07:00:00Z',
    org_id,
  });

  it('stays in the organization of the call unless they may write in the one they name', async () => {
    const forged = await olga.post('terminal/sessions/', session(HARBOUR));
    expect([forged.status, at(forged.body, 'org_name')]).toEqual([201, 'Default']);
    const own = await olga.post('terminal/sessions/', session(SHIPPING));
    expect(at(own.body, 'org_name')).toBe('Nordhafen Shipping');
    const real = await admin.post('terminal/sessions/', session(HARBOUR));
    expect(at(real.body, 'org_name')).toBe('Harbour Security');
  });

  it('cannot be asked about from elsewhere', async () => {
    const [user] = inDatabase('SELECT id FROM r_users_user WHERE username = ?', 'admin');
    const made = await admin.post('terminal/sessions/', session(HARBOUR));
    const asked = { session_id: String(at(made.body, 'id')), user_id: String(user?.['id']) };
    const answers = [
      await olga.post('terminal/sessions/join/validate/', asked),
      await admin.post('terminal/sessions/join/validate/', asked),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  });
});

describe('recordings and logs of jobs', () => {
  it('are sent to those who may see replays of the session, and not found by others', async () => {
    const [row] = inDatabase('SELECT id FROM r_terminal_session WHERE has_replay = 1 LIMIT 1');
    const file = `/media/replay/2026-11-21/${String(row?.['id'])}.cast.gz`;
    expect((await alice.get(file)).status).toBe(404);
    const seen = await olga.get(file);
    expect([seen.status, gunzipSync(seen.bytes).toString().startsWith('{"version":2')]).toEqual([
      200,
      true,
    ]);
    world.sandbox.database.run('UPDATE r_terminal_session SET org_id = ? WHERE id = ?', [
      HARBOUR,
      row?.['id'] ?? null,
    ]);
    expect([(await olga.get(file)).status, (await admin.get(file)).status]).toEqual([404, 200]);
  });

  it('are read by whoever began the job and by those who look after the jobs of its organization', async () => {
    const task = String(at(rows((await olga.get('ops/tasks/')).body)[0], 'id'));
    const run = String(at((await olga.get(`ops/tasks/${task}/run/`)).body, 'task'));
    const kenji = String(
      inDatabase('SELECT id FROM r_users_user WHERE username = ?', 'kenji.tanaka')[0]?.['id'],
    );
    world.time.now += 60_000;
    const path = `ops/celery/task/${run}/log/`;
    const reads = async (client: Client) => at((await client.get(path)).body, 'end') === true;
    expect([await reads(olga), await reads(admin), await reads(alice)]).toEqual([
      true,
      true,
      false,
    ]);
    const { status } = await admin.put(`users/users/${kenji}/password/`, { password: 'gatehouse' });
    expect([status, await reads(await world.as('kenji.tanaka'))]).toEqual([200, false]);
  });
});

describe('a ticket', () => {
  const ask = (org_id: string, asset: string, account: string) =>
    alice.post('tickets/tickets/open/?type=apply_asset', {
      title: 'Access',
      type: 'apply_asset',
      org_id,
      meta: {
        apply_assets: [asset],
        apply_system_users: [account],
        apply_actions: ['connect'],
        apply_date_start: '2026-11-21 08:00:00',
        apply_date_expired: '2026-12-21 08:00:00',
      },
    });

  it('asks for access in organizations of the applicant, and names nothing of others', async () => {
    const asset = await first('assets/assets/', HARBOUR);
    const account = await first('assets/system-users/', 'Default');
    const elsewhere = await ask(HARBOUR, asset, account);
    expect([elsewhere.status, Object.keys(Object(elsewhere.body))]).toEqual([400, ['org_id']]);
    const here = await ask('00000000-0000-0000-0000-000000000002', asset, account);
    expect([here.status, JSON.stringify(here.body).includes('gate-north')]).toEqual([201, false]);
  });
});

describe('whether somebody may use an account', () => {
  it('is told about oneself, and about others to those who may see what is granted', async () => {
    const path = `perms/asset-permissions/user/validate/?user_id=${guard}&asset_id=x&system_user_id=y`;
    expect((await alice.get(path)).status).toBe(403);
    expect((await olga.get(path)).status).toBe(200);
    expect((await alice.get('perms/asset-permissions/user/validate/')).status).toBe(200);
  });
});
