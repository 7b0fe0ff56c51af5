import { describe, expect, it } from 'vitest';
import { offsetAt } from '../../../src/i18n/serverTime.ts';
import { serverOffset } from '../../../src/overrides/tickets/serverZone.ts';
import {
  at,
  DEFAULT_ORG,
  openWorld,
  pluck,
  projectModel,
  type Client,
  type World,
} from '../world.ts';

function open(serverTimeZone?: string): World {
  const model = projectModel();
  const app = { ...model.app, ...(serverTimeZone !== undefined && { serverTimeZone }) };
  return openWorld({ model: { ...model, app } });
}

async function somebodyIn(world: World, zone: string | undefined, who = 'alice'): Promise<Client> {
  const client = await world.as(who);
  if (zone !== undefined) client.headers['x-tz'] = zone;
  return client;
}

const first = async (client: Client, address: string, filter = '') =>
  String(
    pluck(
      at((await client.get(`${address}/?limit=1&offset=0&${filter}`)).body, 'results'),
      'id',
    )[0],
  );

/** Requests access from a moment on and approves it; returns the stored and the granted dates. */
async function asked(world: World, applicant: Client, start: string) {
  const admin = await somebodyIn(world, 'UTC', 'admin');
  const ticket = await applicant.post('tickets/tickets/open/?type=apply_asset', {
    title: start,
    type: 'apply_asset',
    org_id: DEFAULT_ORG,
    meta: {
      apply_assets: [await first(admin, 'assets/assets')],
      apply_system_users: [await first(admin, 'assets/system-users')],
      apply_actions: ['connect'],
      apply_date_start: start,
      apply_date_expired: '2028-01-01T00:00:00Z',
    },
  });
  const id = String(at(ticket.body, 'id'));
  const { status } = await admin.put(`tickets/tickets/${id}/approve/`, {});
  const permission = await admin.get(`perms/asset-permissions/${id}/`);
  return {
    kept: at(ticket.body, 'meta', 'apply_date_start'),
    status,
    granted: at(permission.body, 'date_start'),
  };
}

describe('dates of tickets (observed)', () => {
  it.each([
    ['UTC', '2026-11-22 13:00:00', '2026/11/22 05:00:00 +0000'],
    ['America/New_York', '2026-11-22 08:00:00', '2026/11/22 00:00:00 +0000'],
    ['Asia/Shanghai', '2026-11-22 21:00:00', '2026/11/22 13:00:00 +0000'],
    [undefined, '2026-11-22 21:00:00', '2026/11/22 13:00:00 +0000'],
  ])('are kept as digits of %s and read in the server’s zone', async (zone, kept, granted) => {
    const world = open();
    const applicant = await somebodyIn(world, zone);
    expect(await asked(world, applicant, '2026-11-22T13:00:00Z')).toEqual({
      kept,
      status: 200,
      granted,
    });
  });

  it('follow the zone the server is set to, with its summer time', async () => {
    const world = open('America/New_York');
    const applicant = await somebodyIn(world, 'America/New_York');
    expect(await asked(world, applicant, '2027-03-14T08:00:00Z')).toEqual({
      kept: '2027-03-14 04:00:00',
      status: 200,
      granted: '2027/03/14 08:00:00 +0000',
    });
  });

  it('that the clocks of the server show twice grant nothing', async () => {
    const world = open('America/New_York');
    const applicant = await somebodyIn(world, 'America/New_York');
    // 01:30 occurs at 05:30Z and, after the end of daylight saving time, at 06:30Z.
    const { kept, status, granted } = await asked(world, applicant, '2027-11-07T05:30:00Z');
    expect([kept, status, granted]).toEqual(['2027-11-07 01:30:00', 400, undefined]);
  });
});

describe('dates without a zone', () => {
  const expiry = async (client: Client, date: string) => {
    const address = `users/users/${await first(client, 'users/users')}/`;
    const { status, body } = await client.patch(address, { date_expired: date });
    return [status, status === 200 ? at(body, 'date_expired') : Object.keys(Object(body))];
  };

  it.each([
    ['before the clocks go forward', '2027-03-14T01:59:00', '2027/03/14 01:59:00 -0500'],
    ['right after', '2027-03-14T03:00:00', '2027/03/14 03:00:00 -0400'],
    ['hours after', '2027-03-14T06:00:00', '2027/03/14 06:00:00 -0400'],
    ['after they went back', '2027-11-07T02:00:00', '2027/11/07 02:00:00 -0500'],
  ])('are read in the zone of the call: %s', async (_case, sent, answered) => {
    const admin = await somebodyIn(open(), 'America/New_York', 'admin');
    expect(await expiry(admin, sent)).toEqual([200, answered]);
  });

  it.each([
    ['never', '2027-03-14T02:30:00'],
    ['twice', '2027-11-07T01:30:00'],
  ])('are refused where the clocks show them %s', async (_case, sent) => {
    const admin = await somebodyIn(open(), 'America/New_York', 'admin');
    expect(await expiry(admin, sent)).toEqual([400, ['date_expired']]);
  });

  it('are never in answers to who names no zone: those are in the server’s', async () => {
    const admin = await somebodyIn(open('Asia/Kolkata'), undefined, 'admin');
    const { body } = await admin.get('users/users/?limit=1&offset=0');
    expect(at(body, 'results', 0, 'date_joined')).toMatch(/ \+0530$/);
  });
});

describe('the worded time of a command', () => {
  it.each([
    ['UTC', '2026/11/22 20:19:15 +0000'],
    ['Asia/Shanghai', '2026/11/22 20:19:15 +0800'],
    ['America/New_York', '2026/11/22 20:19:15 -0500'],
  ])('has the digits of the server and the offset of %s (observed)', async (zone, words) => {
    const world = open();
    const admin = await somebodyIn(world, zone, 'admin');
    const tree = await admin.get('terminal/command-storages/tree/?real=1');
    const list = `terminal/commands/?command_storage_id=${String(at(tree.body, 0, 'id'))}&limit=1&offset=0`;
    const id = String(at(await admin.first(list), 'id'));
    world.sandbox.database.run('UPDATE r_terminal_command SET timestamp = ? WHERE id = ?', [
      1_795_349_955,
      id,
    ]);
    const { body } = await admin.get(list);
    expect(at(body, 'results', 0)).toMatchObject({
      id,
      timestamp: 1_795_349_955,
      timestamp_display: words,
    });
  });

  it.each(['Asia/Shanghai', 'America/New_York'])(
    'tells the zone of the server: %s',
    async (serverZone) => {
      const admin = await somebodyIn(open(serverZone), 'Asia/Tokyo', 'admin');
      const storage = await first(admin, 'terminal/command-storages', 'is_default=true');
      const { body } = await admin.get(
        `terminal/commands/?command_storage_id=${storage}&fields=timestamp,timestamp_display&limit=1&offset=0`,
      );
      const command = at(body, 'results', 0);
      expect(Object.keys(Object(command))).toEqual(['timestamp', 'timestamp_display']);
      expect(serverOffset(Object(command))).toBe(
        offsetAt(Number(at(command, 'timestamp')) * 1000, serverZone),
      );
    },
  );
});
