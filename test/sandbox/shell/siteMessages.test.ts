import { beforeEach, describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, NOW, pluck, world, type Client } from '../world.ts';

/** Site messages: protocol, section 10. */
const ADDRESS = 'notifications/site-message/';

let alice: Client;
freshWorlds();
beforeEach(async () => {
  alice = await world.as('alice');
});

const idOf = async (client: Client) => String(at((await client.get('users/profile/')).body, 'id'));
const unread = async (client: Client) =>
  at((await client.get(`${ADDRESS}unread-total/`)).body, 'total');
const messages = async (client: Client, query = '') =>
  list((await client.get(`${ADDRESS}${query}`)).body);

describe('the list', () => {
  it('has one’s own messages, newest first', async () => {
    expect(pluck(await messages(alice), 'subject')).toEqual([
      'Restart tonight',
      'Your password will expire',
      'Welcome to Nordhafen',
    ]);
  });

  it('has the fields of the contract', async () => {
    await admin.post(`${ADDRESS}send/`, {
      subject: 's',
      message: '<p>m</p>',
      user_ids: [await idOf(alice)],
    });
    expect((await messages(alice))[0]).toEqual({
      id: expect.any(String),
      subject: 's',
      message: '<p>m</p>',
      has_read: false,
      read_at: null,
      date_created: '2026/11/21 16:00:00 +0800',
      date_updated: '2026/11/21 16:00:00 +0800',
      sender: 'Administrator(admin)',
    });
  });

  it.each([
    ['false', 2],
    ['true', 1],
    ['whatever', 3],
  ])('is filtered by has_read=%s', async (value, count) => {
    expect(await messages(alice, `?has_read=${value}`)).toHaveLength(count);
  });

  it('is cut into pages', async () => {
    const { body } = await alice.get(`${ADDRESS}?has_read=false&offset=1&limit=1`);
    expect(at(body, 'count')).toBe(2);
    expect(pluck(at(body, 'results'), 'subject')).toEqual(['Your password will expire']);
  });
});

describe('one message', () => {
  it('is found by its reader alone', async () => {
    const id = at((await messages(alice))[1], 'id');
    expect(at((await alice.get(`${ADDRESS}${id}/`)).body, 'subject')).toBe(
      'Your password will expire',
    );
    expect((await admin.get(`${ADDRESS}${id}/`)).status).toBe(404);
  });
});

describe('marking as read', () => {
  it('takes those that are named, with the time', async () => {
    const id = at((await messages(alice))[0], 'id');
    world.time.now = NOW + 60_000;
    const { status, body } = await alice.patch(`${ADDRESS}mark-as-read/`, { ids: [id] });
    expect([status, body]).toEqual([200, { detail: 'ok' }]);
    expect((await messages(alice))[0]).toMatchObject({
      has_read: true,
      read_at: '2026/11/21 16:01:00 +0800',
    });
    expect(await unread(alice)).toBe(1);
  });

  it('takes all', async () => {
    expect((await alice.patch(`${ADDRESS}mark-as-read-all/`, {})).body).toEqual({ detail: 'ok' });
    expect(await unread(alice)).toBe(0);
  });

  it('leaves other people’s messages alone, also those with the same id', async () => {
    const before = await unread(admin);
    await alice.patch(`${ADDRESS}mark-as-read/`, { ids: pluck(await messages(admin), 'id') });
    await alice.patch(`${ADDRESS}mark-as-read-all/`, {});
    expect(await unread(admin)).toBe(before);
  });

  it.each([
    ['no ids', {}],
    ['ids that are no list', { ids: 'all' }],
    ['ids that are none', { ids: ['first'] }],
  ])('says what is wrong with %s', async (_case, body) => {
    const answer = await alice.patch(`${ADDRESS}mark-as-read/`, body);
    expect([answer.status, Object.keys(answer.body ?? {})]).toEqual([400, ['ids']]);
  });
});

describe('sending', () => {
  const message = { subject: 'Hello', message: '<p>Body</p>' };

  it('reaches those who are named', async () => {
    const before = await unread(alice);
    const answer = await admin.post(`${ADDRESS}send/`, {
      ...message,
      user_ids: [await idOf(alice)],
    });
    expect([answer.status, answer.body]).toEqual([200, { detail: 'ok' }]);
    expect(await unread(alice)).toBe(Number(before) + 1);
  });

  it('reaches the members of groups', async () => {
    const group = at((await admin.post('users/groups/', { name: 'Readers' })).body, 'id');
    const pair = { user: await idOf(alice), usergroup: group };
    await admin.post('users/users-groups-relations/', pair);
    await admin.post(`${ADDRESS}send/`, { ...message, group_ids: [group] });
    expect(at((await messages(alice))[0], 'subject')).toBe('Hello');
  });

  it('reaches everybody when it is a broadcast', async () => {
    await alice.post(`${ADDRESS}send/`, { ...message, is_broadcast: true });
    expect(at((await messages(admin))[0], 'sender')).toBe('Alice Lindqvist(alice)');
    expect(at((await messages(alice))[0], 'subject')).toBe('Hello');
  });

  it.each([
    ['nobody', {}],
    ['people under a name that it does not have', { users: ['x'] }],
    ['people who do not exist', { user_ids: ['7a1e6ad2-0000-4000-8000-000000000000', 1, null] }],
    ['a group that does not exist', { group_ids: ['x'] }],
    ['what is no list', { user_ids: 'alice', is_broadcast: 'true' }],
  ])('is refused with %s to read it', async (_case, readers) => {
    const answer = await admin.post(`${ADDRESS}send/`, { ...message, ...readers });
    expect([answer.status, answer.body]).toEqual([400, { user_ids: [expect.any(String)] }]);
  });

  it('needs a subject and a text', async () => {
    const { status, body } = await admin.post(`${ADDRESS}send/`, {
      subject: ' ',
      is_broadcast: true,
    });
    expect([status, Object.keys(body ?? {})]).toEqual([400, ['subject', 'message']]);
  });
});

it('nobody sees messages without signing in', async () => {
  expect((await world.visitor().get(ADDRESS)).status).toBe(401);
});
