import { describe, expect, it } from 'vitest';
import { at, DEFAULT_ORG, list, openWorld, pluck, type Client, type World } from '../world.ts';

const open = () => openWorld({ server: 'v2.28' });

async function firstId(client: Client, address: string): Promise<string> {
  return String(at((await client.get(`${address}/?limit=1&offset=0`)).body, 'results', 0, 'id'));
}

/** What a request for the first asset has, beside its title. */
async function access(world: World) {
  const admin = await world.as('admin');
  return {
    apply_assets: [await firstId(admin, 'assets/assets')],
    apply_nodes: [],
    apply_system_users: [await firstId(admin, 'assets/system-users')],
    apply_actions: ['connect', 'upload_file'],
    apply_date_start: '2026-11-21T00:00:00.000Z',
    apply_date_expired: '2026-12-01T00:00:00.000Z',
  };
}

async function request(world: World, by: Client) {
  const { body, status } = await by.post('tickets/apply-asset-tickets/open/', {
    title: 'Night shift',
    type: 'apply_asset',
    org_id: DEFAULT_ORG,
    comment: 'please',
    ...(await access(world)),
  });
  expect(status).toBe(201);
  return String(at(body, 'id'));
}

async function ofType(client: Client, type: string): Promise<string> {
  const { body } = await client.get(`tickets/tickets/?type=${type}&limit=15&offset=0`);
  return String(at(body, 'results', 0, 'id'));
}

describe('a request at v2.28', () => {
  it('stands flat at the address of its type, with names beside the ids and moments for times', async () => {
    const world = open();
    const alice = await world.as('alice');
    const id = await request(world, alice);
    const typed = (await alice.get(`tickets/apply-asset-tickets/${id}/`)).body;
    expect(typed).toMatchObject({
      state: 'pending',
      applicant: 'Alice Lindqvist(alice)',
      apply_actions: ['connect', 'upload_file'],
      apply_date_start: '2026/11/21 08:00:00 +0800',
      process_map: [{ state: 'pending' }],
      rel_snapshot: { applicant: 'Alice Lindqvist(alice)', apply_nodes: [] },
    });
    expect(list(at(typed, 'rel_snapshot', 'apply_assets'))).toHaveLength(1);
    const generic = (await alice.get(`tickets/tickets/${id}/`)).body;
    expect(Object.keys(Object(generic))).not.toContain('meta');
    expect(Object.keys(Object(generic))).not.toContain('apply_assets');
    expect(at(generic, 'applicant')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is not found at the address of another type, nor when it was opened at the generic one', async () => {
    const world = open();
    const alice = await world.as('alice');
    const id = await request(world, alice);
    expect((await alice.get(`tickets/apply-command-tickets/${id}/`)).status).toBe(404);
    const bare = await alice.post('tickets/tickets/open/?type=apply_asset', {
      title: 'Bare',
      type: 'apply_asset',
      org_id: DEFAULT_ORG,
    });
    expect(bare.status).toBe(201);
    const address = `tickets/apply-asset-tickets/${String(at(bare.body, 'id'))}/`;
    expect((await alice.get(address)).status).toBe(404);
  });

  it('names its errors without an object around them', async () => {
    const alice = await open().as('alice');
    const { status, body } = await alice.post('tickets/apply-app-tickets/open/', {
      title: 'x',
      type: 'apply_application',
      org_id: DEFAULT_ORG,
    });
    expect(status).toBe(400);
    expect(Object.keys(Object(body))).toEqual(
      expect.arrayContaining(['apply_category', 'apply_actions', 'apply_applications']),
    );
  });
});

describe('deciding at v2.28', () => {
  it('grants what the approver sends, which may be less than what was asked', async () => {
    const world = open();
    const [alice, admin] = [await world.as('alice'), await world.as('admin')];
    const id = await request(world, alice);
    const approve = `tickets/apply-asset-tickets/${id}/approve/`;
    const lacking = await admin.put(approve, {});
    expect([lacking.status, Object.keys(Object(lacking.body))]).toEqual([
      400,
      ['org_id', 'apply_actions'],
    ]);
    const whole = { org_id: DEFAULT_ORG, ...(await access(world)), apply_actions: ['connect'] };
    const answer = await admin.put(approve, whole);
    expect([answer.status, answer.body]).toEqual([200, 'ok']);
    expect((await admin.get(`perms/asset-permissions/${id}/`)).body).toMatchObject({
      from_ticket: true,
      actions: ['connect'],
      date_start: '2026/11/21 08:00:00 +0800',
    });
    expect((await alice.get(`tickets/tickets/${id}/`)).body).toMatchObject({ state: 'approved' });
  });

  it('fails at the generic address for access, and rejects and closes there', async () => {
    const world = open();
    const [alice, admin] = [await world.as('alice'), await world.as('admin')];
    const id = await request(world, alice);
    expect((await admin.put(`tickets/tickets/${id}/approve/`, {})).status).toBe(500);
    const rejected = await admin.put(`tickets/tickets/${id}/reject/`, {});
    expect([rejected.status, rejected.body]).toEqual([200, 'ok']);
    const other = await request(world, alice);
    expect((await alice.put(`tickets/tickets/${other}/close/`, {})).body).toBe('ok');
  });

  it('accepts a login at the generic address, and shows whose it is at that of its type', async () => {
    const world = open();
    const admin = await world.as('admin');
    const id = await ofType(admin, 'login_asset_confirm');
    expect((await admin.get(`tickets/apply-login-asset-tickets/${id}/`)).body).toMatchObject({
      apply_login_user: expect.stringMatching(/^[\da-f-]{36}$/),
      rel_snapshot: {
        apply_login_user: 'Alice Lindqvist(alice)',
        apply_login_asset: 'rtm-gate-01',
      },
    });
    expect((await admin.put(`tickets/tickets/${id}/approve/`, {})).body).toBe('ok');
  });

  it('has the command with its session and rule', async () => {
    const admin = await open().as('admin');
    const id = await ofType(admin, 'command_confirm');
    expect((await admin.get(`tickets/apply-command-tickets/${id}/`)).body).toMatchObject({
      apply_run_command: 'reboot',
      apply_run_asset: 'rtm-gate-01',
      apply_from_session: expect.any(String),
      apply_from_cmd_filter_rule: expect.any(String),
    });
  });
});

describe('lists at v2.28', () => {
  it('know the state pending and no longer open, and say less of each ticket', async () => {
    const admin = await open().as('admin');
    const { body } = await admin.get('tickets/tickets/?state=pending&limit=15&offset=0');
    expect(list(at(body, 'results')).length).toBeGreaterThan(0);
    expect(new Set(pluck(at(body, 'results'), 'state'))).toEqual(new Set(['pending']));
    expect(Object.keys(Object(at(body, 'results', 0))).toSorted()).toEqual([
      'date_created',
      'id',
      'org_id',
      'org_name',
      'rel_snapshot',
      'serial_num',
      'state',
      'status',
      'title',
      'type',
      'type_display',
    ]);
    const refused = await admin.get('tickets/tickets/?state=open&limit=15&offset=0');
    expect([refused.status, Object.keys(Object(refused.body))]).toEqual([400, ['state']]);
  });

  it('are there for each type', async () => {
    const admin = await open().as('admin');
    const { body } = await admin.get('tickets/apply-app-tickets/?limit=15&offset=0');
    expect(at(body, 'results', 0)).toMatchObject({ apply_type: 'mysql' });
  });

  it('do not have the addresses of types at v2.23', async () => {
    const admin = await openWorld().as('admin');
    expect((await admin.get('tickets/apply-app-tickets/?limit=15&offset=0')).status).toBe(404);
  });
});
