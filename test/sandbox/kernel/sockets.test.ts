import { describe, expect, it } from 'vitest';
import { LARGEST_MESSAGE_BYTES } from '../../../sandbox/kernel/sockets/sockets.ts';
import { clientFrame, openSocket, type SocketClient } from '../socketClient.ts';
import { at, openWorld, type Client } from '../world.ts';

const PATH = '/ws/notifications/site-msg/';
const TEXT = 0x81;
/** Source: RFC 6455, section 5.2. */
const OPCODE = { close: 0x8, pong: 0xa };

const world = openWorld();
const alice = await world.as('alice');
const aliceId = String(at((await alice.get('users/profile/')).body, 'id'));
const url = await world.app.listen({ port: 0, host: '127.0.0.1' });

const cookieOf = (client: Client) => `jms_sessionid=${client.cookies.get('jms_sessionid')}`;
const open = (client: Client) => openSocket(url, PATH, { Cookie: cookieOf(client) });
async function counted(socket: SocketClient): Promise<unknown> {
  return JSON.parse((await socket.next()).payload.toString());
}
/** Opens a socket, skips its first message, sends bytes and returns the answer. */
async function answerTo(...frames: readonly Buffer[]) {
  const socket = await open(alice);
  await socket.next();
  for (const frame of frames) socket.sendRaw(frame);
  const { opcode, payload } = await socket.next();
  socket.end();
  return { opcode, payload };
}
async function closedWith(...frames: readonly Buffer[]): Promise<number> {
  const { opcode, payload } = await answerTo(...frames);
  expect(opcode).toBe(OPCODE.close);
  return payload.readUInt16BE(0);
}

describe('the handshake (RFC 6455, section 4.2)', () => {
  it('is accepted for somebody who is signed in', async () => {
    const socket = await open(alice);
    expect(socket.status).toBe('HTTP/1.1 101 Switching Protocols');
    // Key and answer are the example of RFC 6455, section 1.3.
    expect(socket.headers).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    socket.end();
  });

  it.each([
    ['without a session', {}, 403],
    ['with a session that does not exist', { Cookie: 'jms_sessionid=invented' }, 403],
    ['without a key', { 'Sec-WebSocket-Key': 'short' }, 400],
    ['in another version', { 'Sec-WebSocket-Version': '8' }, 426],
    ['to another protocol', { Upgrade: 'h2c' }, 400],
  ])('is refused %s', async (_case, headers, status) => {
    const socket = await openSocket(url, PATH, headers);
    expect(socket.status).toContain(` ${status} `);
  });

  it('is refused for a page of another site, whoever is signed in', async () => {
    const headers = { Cookie: cookieOf(alice), Origin: 'https://elsewhere.example' };
    expect((await openSocket(url, PATH, headers)).status).toContain(' 403 ');
  });

  it('finds nothing at another address', async () => {
    expect((await openSocket(url, '/ws/nothing/')).status).toContain(' 404 ');
    expect((await openSocket(url, '/elsewhere')).status).toContain(' 404 ');
  });
});

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

  it('ends with the session: logging out closes the sockets of this session at once, and no others', async () => {
    const other = await world.as('alice');
    const sockets = [
      await open(other),
      await openSocket(url, '/ws/ops/tasks/log/', { Cookie: cookieOf(other) }),
    ];
    await sockets[0]?.next();
    const kept = await open(alice);
    await kept.next();
    await other.get('/core/auth/logout/');
    for (const socket of sockets) {
      const { opcode, payload } = await socket.next();
      expect([opcode, payload.readUInt16BE(0)]).toEqual([OPCODE.close, 1008]);
    }
    kept.sendRaw(clientFrame(0x89, Buffer.from('open')));
    expect((await kept.next()).opcode).toBe(OPCODE.pong);
    kept.end();
  });

  it('ends when somebody else ends the session: a person who is deleted hears nothing more', async () => {
    const other = await world.as('auditor');
    const socket = await open(other);
    await socket.next();
    const admin = await world.as('admin');
    const id = String(at((await other.get('users/profile/')).body, 'id'));
    expect((await admin.delete(`users/users/${id}/`)).status).toBe(204);
    const { opcode, payload } = await socket.next();
    expect([opcode, payload.readUInt16BE(0)]).toEqual([OPCODE.close, 1008]);
  });

  it('is refused beyond a hundred sockets of one session', async () => {
    const other = await world.as('orgadmin');
    const sockets: SocketClient[] = [];
    for (let count = 0; count < 100; count += 1) sockets.push(await open(other));
    expect((await open(other)).status).toContain(' 429 ');
    sockets.pop()?.end();
    await expect
      .poll(async () => {
        const again = await open(other);
        again.end();
        return again.status;
      })
      .toContain(' 101 ');
    for (const socket of sockets) socket.end();
  });

  it('takes what a client has to say without answering', async () => {
    const { opcode } = await answerTo(
      clientFrame(TEXT, Buffer.from('{"refresh_every_seconds":5}')),
      clientFrame(0x89, Buffer.from('still there?')),
    );
    expect(opcode).toBe(OPCODE.pong);
  });
});

describe('a message (RFC 6455, section 7.4)', () => {
  it('of binary data ends the socket', async () => {
    expect(await closedWith(clientFrame(0x82, Buffer.alloc(3)))).toBe(1003);
  });

  it('that is too large is refused by its header alone', async () => {
    const header = Buffer.alloc(10);
    header.writeUInt8(TEXT, 0);
    header.writeUInt8(0xff, 1);
    header.writeBigUInt64BE(BigInt(LARGEST_MESSAGE_BYTES + 1), 2);
    expect(await closedWith(header)).toBe(1009);
  });

  it('that grows too large in parts is refused', async () => {
    const half = Buffer.alloc(LARGEST_MESSAGE_BYTES / 2 + 1);
    expect(await closedWith(clientFrame(0x01, half), clientFrame(0x80, half))).toBe(1009);
  });
});

describe('the end of the server', () => {
  it('says goodbye to everybody and does not wait for them', async () => {
    const other = openWorld();
    const client = await other.as('alice');
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await openSocket(address, PATH, { Cookie: cookieOf(client) });
    await socket.next();
    await other.close();
    expect((await socket.next()).payload.readUInt16BE(0)).toBe(1001);
  });
});
