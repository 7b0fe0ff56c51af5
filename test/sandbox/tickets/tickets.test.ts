import { describe, expect, it } from 'vitest';
import {
  at,
  DEFAULT_ORG,
  list,
  openWorld,
  pluck,
  ROOT_ORG,
  type Client,
  type World,
} from '../world.ts';

async function firstIds(client: Client, address: string): Promise<readonly string[]> {
  const { body } = await client.get(`${address}/?limit=2&offset=0`);
  return pluck(at(body, 'results'), 'id').map(String);
}

async function meOf(client: Client): Promise<string> {
  return String(at((await client.get('users/profile/')).body, 'id'));
}

/** A request for the first asset, as its form sends it. */
async function request(world: World, by: Client, title = 'Night shift') {
  const admin = await world.as('admin');
  const assets = await firstIds(admin, 'assets/assets');
  const [account] = await firstIds(admin, 'assets/system-users');
  return by.post('tickets/tickets/open/?type=apply_asset', {
    title,
    type: 'apply_asset',
    org_id: DEFAULT_ORG,
    comment: 'please',
    meta: {
      apply_assets: assets.slice(0, 1),
      apply_nodes: [],
      apply_system_users: [account],
      apply_actions: ['connect', 'upload_file'],
      apply_date_start: '2026-11-21T00:00:00.000Z',
      apply_date_expired: '2026-12-01T00:00:00.000Z',
    },
  });
}

/** Gives the organization a flow of two levels: its administrators, then system administrators. */
async function twoLevels(admin: Client) {
  const flows = at((await admin.get('tickets/flows/?limit=15&offset=0')).body, 'results');
  const flow = list(flows).find((one) => at(one, 'type') === 'apply_asset');
  return admin.put(`tickets/flows/${String(at(flow, 'id'))}/`, {
    type: 'apply_asset',
    approval_level: 2,
    rules: [{ strategy: 'org_admin' }, { strategy: 'super_admin' }],
  });
}

describe('asking for access', () => {
  it('opens a ticket that waits for those of the first level', async () => {
    const world = openWorld();
    const answer = await request(world, await world.as('alice'));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      state: 'open',
      status: 'open',
      approval_step: 1,
      org_id: DEFAULT_ORG,
      meta: {
        apply_actions: ['connect', 'upload_file'],
        apply_date_start: '2026-11-21 08:00:00',
      },
      process_map: [{ approval_level: 1, state: 'notified', processor: '' }],
    });
    expect(at(answer.body, 'serial_num')).toMatch(/^20261121\d{4}$/);
    expect(at(answer.body, 'process_map', 0, 'assignees_display')).toContain(
      'Administrator(admin)',
    );
  });

  it('widens "all" to every action, as the server does', async () => {
    const world = openWorld();
    const alice = await world.as('alice');
    const first = await request(world, alice);
    const meta = { ...Object(at(first.body, 'meta')), apply_actions: ['all'] };
    const answer = await alice.post('tickets/tickets/open/?type=apply_asset', {
      title: 'all',
      type: 'apply_asset',
      org_id: DEFAULT_ORG,
      meta: {
        ...meta,
        apply_date_start: '2026-11-21T00:00:00Z',
        apply_date_expired: '2026-12-21T00:00:00Z',
      },
    });
    expect(list(at(answer.body, 'meta', 'apply_actions'))).toHaveLength(8);
  });

  it('names what is missing inside the request', async () => {
    const alice = await openWorld().as('alice');
    const answer = await alice.post('tickets/tickets/open/?type=apply_asset', {
      title: 'x',
      type: 'apply_asset',
      org_id: DEFAULT_ORG,
      meta: {},
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(at(answer.body, 'meta')))).toEqual([
      'apply_system_users',
      'apply_actions',
      'apply_date_start',
      'apply_date_expired',
    ]);
  });

  it('asks for the actions, and for an asset or a node', async () => {
    const world = openWorld();
    const admin = await world.as('admin');
    const [asset] = await firstIds(admin, 'assets/assets');
    const [account] = await firstIds(admin, 'assets/system-users');
    const ask = async (meta: Record<string, unknown>) => {
      const dates = { apply_date_start: '2026-11-21', apply_date_expired: '2026-12-01' };
      const times = Object.fromEntries(
        Object.entries(dates).map(([name, day]) => [name, `${day}T00:00:00.000Z`]),
      );
      const { status, body } = await admin.post('tickets/tickets/open/?type=apply_asset', {
        title: 'Night shift',
        type: 'apply_asset',
        org_id: DEFAULT_ORG,
        meta: { ...times, ...meta },
      });
      return [status, at(body, 'meta')];
    };
    const message = [expect.any(String)];
    expect(await ask({ apply_assets: [asset], apply_system_users: [account] })).toEqual([
      400,
      { apply_actions: message },
    ]);
    const nothing = { apply_assets: [], apply_nodes: [], apply_actions: ['connect'] };
    for (const accounts of [[account], []]) {
      expect(await ask({ ...nothing, apply_system_users: accounts })).toEqual([
        400,
        { apply_nodes: message, apply_assets: message },
      ]);
    }
  });

  it('refuses a type that is not the one of the address', async () => {
    const alice = await openWorld().as('alice');
    const answer = await alice.post('tickets/tickets/open/', {
      title: 'x',
      type: 'apply_asset',
      org_id: DEFAULT_ORG,
      meta: {},
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(answer.body))).toEqual(['type']);
  });
});

describe('deciding', () => {
  it('goes through two levels, makes the permission with the id of the ticket, and tells the applicant', async () => {
    const world = openWorld();
    const admin = await world.as('admin');
    expect((await twoLevels(admin)).status).toBe(200);
    const alice = await world.as('alice');
    const orgadmin = await world.as('orgadmin');
    const id = String(at((await request(world, alice)).body, 'id'));
    const first = await orgadmin.put(`tickets/tickets/${id}/approve/`, {});
    expect(first.body).toMatchObject({
      state: 'open',
      approval_step: 2,
      process_map: [
        { state: 'approved', processor_display: 'Olga Admiraal(orgadmin)' },
        { state: 'notified', processor: '' },
      ],
    });
    expect((await orgadmin.put(`tickets/tickets/${id}/approve/`, {})).status).toBe(403);
    const second = await admin.put(`tickets/tickets/${id}/approve/`, {});
    expect(second.body).toMatchObject({ state: 'approved', status: 'closed' });
    const permission = await admin.get(`perms/asset-permissions/${id}/`);
    expect(permission.body).toMatchObject({
      from_ticket: true,
      actions: ['connect', 'upload_file'],
      users: [await meOf(alice)],
    });
    expect(String(at(permission.body, 'name'))).toContain('Night shift');
    const messages = await alice.get('notifications/site-message/?offset=0&limit=15');
    expect(pluck(at(messages.body, 'results'), 'subject')).toContain('Approved: Night shift');
  });

  it('is for those who are asked, and once', async () => {
    const world = openWorld();
    const [alice, admin] = [await world.as('alice'), await world.as('admin')];
    const id = String(at((await request(world, alice)).body, 'id'));
    const own = await alice.put(`tickets/tickets/${id}/approve/`, {});
    expect(own.status).toBe(403);
    expect(own.body).toMatchObject({ code: 'permission_denied' });
    expect((await admin.put(`tickets/tickets/${id}/reject/`, {})).body).toMatchObject({
      state: 'rejected',
      status: 'closed',
      process_map: [{ state: 'rejected', processor_display: 'Administrator(admin)' }],
    });
    const again = await admin.put(`tickets/tickets/${id}/approve/`, {});
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ detail: 'Ticket already closed', code: 'error' });
  });

  it('lets the applicant alone close it', async () => {
    const world = openWorld();
    const [alice, admin] = [await world.as('alice'), await world.as('admin')];
    const id = String(at((await request(world, alice)).body, 'id'));
    expect((await admin.put(`tickets/tickets/${id}/close/`, {})).status).toBe(403);
    expect((await alice.put(`tickets/tickets/${id}/close/`, {})).body).toMatchObject({
      state: 'closed',
      process_map: [{ state: 'closed', processor: '' }],
    });
  });
});

describe('comments', () => {
  it('are a bare array, oldest first, with one for each action', async () => {
    const world = openWorld();
    const [alice, admin] = [await world.as('alice'), await world.as('admin')];
    const id = String(at((await request(world, alice)).body, 'id'));
    const address = `tickets/comments/?ticket_id=${id}`;
    expect((await admin.post(address, { body: 'looks fine' })).status).toBe(201);
    await admin.put(`tickets/tickets/${id}/approve/`, {});
    expect(pluck((await alice.get(address)).body, 'body')).toEqual([
      'Alice Lindqvist(alice) Open the ticket',
      'looks fine',
      'Administrator(admin) Approve the ticket',
    ]);
  });

  it('are closed to others, and need a ticket', async () => {
    const world = openWorld();
    const [alice, auditor] = [await world.as('alice'), await world.as('auditor')];
    const id = String(at((await request(world, alice)).body, 'id'));
    expect((await auditor.get(`tickets/comments/?ticket_id=${id}`)).status).toBe(403);
    const none = await alice.get('tickets/comments/');
    expect(none.status).toBe(400);
    expect(at(none.body, 'code')).toBe('error');
  });
});

describe('flows', () => {
  it('are copied for the organization that changes one of the root organization', async () => {
    const admin = await openWorld().as('admin');
    const before = at((await admin.get('tickets/flows/?limit=15&offset=0')).body, 'results');
    expect(pluck(before, 'org_id')).toEqual([ROOT_ORG, ROOT_ORG]);
    const saved = await twoLevels(admin);
    expect(saved.body).toMatchObject({ org_id: DEFAULT_ORG, approval_level: 2 });
    const after = at((await admin.get('tickets/flows/?limit=15&offset=0')).body, 'results');
    expect(list(after)).toHaveLength(2);
    expect(pluck(after, 'id')).toContain(at(saved.body, 'id'));
  });

  it('need people where people are chosen, and cannot be deleted', async () => {
    const admin = await openWorld().as('admin');
    const flows = at((await admin.get('tickets/flows/?limit=15&offset=0')).body, 'results');
    const address = `tickets/flows/${String(at(flows, 0, 'id'))}/`;
    const answer = await admin.put(address, {
      type: 'apply_asset',
      approval_level: 1,
      rules: [{ strategy: 'custom_user', assignees: [] }],
    });
    expect(answer.status).toBe(400);
    expect(list(at(answer.body, 'rules', 0, 'assignees'))).toHaveLength(1);
    expect((await admin.delete(address)).status).toBe(405);
  });
});

describe('the session of an approved login', () => {
  it('is not found with an empty body until it exists', async () => {
    const world = openWorld();
    const alice = await world.as('alice');
    const id = String(at((await request(world, alice)).body, 'id'));
    const answer = await alice.get(`tickets/tickets/${id}/session/`);
    expect([answer.status, answer.text]).toEqual([404, '']);
  });
});

describe('the ticket of a held command', () => {
  it('names the session it ran in and the rule that held it, both of which are there', async () => {
    const world = openWorld();
    const admin = await world.as('admin');
    const [ticket] = list((await admin.get('tickets/tickets/?type=command_confirm')).body);
    const one = (await admin.get(`tickets/tickets/${at(ticket, 'id')}/?type=command_confirm`)).body;
    expect(at(one, 'meta', 'apply_run_command')).toBe('reboot');
    const session = `terminal/sessions/${at(one, 'meta', 'apply_from_session_id')}/`;
    expect((await admin.get(session)).status).toBe(200);
    const filter = String(at(one, 'meta', 'apply_from_cmd_filter_id'));
    const rule = String(at(one, 'meta', 'apply_from_cmd_filter_rule_id'));
    const rules = await admin.get(`assets/cmd-filters/${filter}/rules/${rule}/`);
    expect([rules.status, at(rules.body, 'content')]).toEqual([
      200,
      expect.stringContaining('reboot'),
    ]);
  });
});
