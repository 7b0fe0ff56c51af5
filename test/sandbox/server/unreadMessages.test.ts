import { describe, expect, it } from 'vitest';
import { openSocket } from '../socketClient.ts';
import { at, openWorld, type Client } from '../world.ts';

const PATH = '/ws/notifications/site-msg/';
const CLOSE_OPCODE = 0x8;

const world = openWorld();
const alice = await world.as('alice');
const aliceId = String(at((await alice.get('users/profile/')).body, 'id'));
const url = await world.app.listen({ port: 0, host: '127.0.0.1' });

const open = (client: Client) =>
  openSocket(url, PATH, { Cookie: `jms_sessionid=${client.cookies.get('jms_sessionid')}` });
async function counted(socket: Awaited<ReturnType<typeof open>>): Promise<unknown> {
  return JSON.parse((await socket.next()).payload.toString());
}

describe('the count of unread messages (protocol, section 10)', () => {
  it('is told at once and with each new message, not when messages are read', async () => {
    const socket = await open(alice);
    expect(await counted(socket)).toEqual({ type: 'unread_count', unread_count: 2 });
    const admin = await world.as('admin');
    const message = { subject: 'First', message: 'one', user_ids: [aliceId] };
    await admin.post('notifications/site-message/send/', message);
    expect(await counted(socket)).toEqual({ type: 'unread_count', unread_count: 3 });
    await alice.patch('notifications/site-message/mark-as-read-all/', {});
    await admin.post('notifications/site-message/send/', { ...message, subject: 'Second' });
    expect(await counted(socket)).toEqual({ type: 'unread_count', unread_count: 1 });
    socket.end();
  });

  it('ends when somebody else ends the session: a person who is deleted hears nothing more', async () => {
    const other = await world.as('auditor');
    const socket = await open(other);
    await socket.next();
    const admin = await world.as('admin');
    const id = String(at((await other.get('users/profile/')).body, 'id'));
    expect((await admin.delete(`users/users/${id}/`)).status).toBe(204);
    const { opcode, payload } = await socket.next();
    expect([opcode, payload.readUInt16BE(0)]).toEqual([CLOSE_OPCODE, 1008]);
  });
});
