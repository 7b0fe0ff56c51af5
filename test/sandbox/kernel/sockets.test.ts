import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../codegen/derive/session.ts';
import { plainAreas } from '../../../sandbox/kernel/session/plainAreas.ts';
import { addSessionPages } from '../../../sandbox/kernel/session/sessionPages.ts';
import { LARGEST_MESSAGE_BYTES } from '../../../sandbox/kernel/sockets/sockets.ts';
import { clientFrame, openSocket, type SocketClient } from '../socketClient.ts';
import { openTiny, tinyModel } from './tiny.ts';

const PATH = '/ws/greeting/';
const OTHER_PATH = '/ws/other/';
const TEXT = 0x81;
/** Source: RFC 6455, section 5.2. */
const OPCODE = { close: 0x8, pong: 0xa };

/** A server where people sign in, with two sockets that say something at once. */
async function serve() {
  const { app, sandbox, close } = openTiny({
    model: { ...tinyModel(), session: sessionOf(undefined) },
    areas: {
      ...plainAreas(),
      sockets: Object.fromEntries(
        [PATH, OTHER_PATH].map((path) => [
          path,
          (_caller, { send }) => {
            send(path);
            return { end: () => undefined };
          },
        ]),
      ),
    },
    addPages: addSessionPages,
  });
  const { login } = sandbox.model.session;
  const page = login?.kind === 'page' ? login.address : '';
  return {
    close,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    /** The cookies of somebody who has signed in. */
    async logIn(): Promise<string> {
      const { cookies } = await app.inject({ method: 'POST', url: page });
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    logOut: (Cookie: string) =>
      app.inject({ url: sandbox.model.session.logout ?? '', headers: { Cookie } }),
  };
}

const { url, logIn, logOut } = await serve();
const alice = await logIn();

const open = (Cookie: string, path = PATH) => openSocket(url, path, { Cookie });
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
    ['with a session that does not exist', { Cookie: 'sessionid=invented' }, 403],
    ['without a key', { 'Sec-WebSocket-Key': 'short' }, 400],
    ['in another version', { 'Sec-WebSocket-Version': '8' }, 426],
    ['to another protocol', { Upgrade: 'h2c' }, 400],
  ])('is refused %s', async (_case, headers, status) => {
    const socket = await openSocket(url, PATH, headers);
    expect(socket.status).toContain(` ${status} `);
  });

  it('is refused for a page of another site, whoever is signed in', async () => {
    const headers = { Cookie: alice, Origin: 'https://elsewhere.example' };
    expect((await openSocket(url, PATH, headers)).status).toContain(' 403 ');
  });

  it('finds nothing at another address', async () => {
    expect((await openSocket(url, '/ws/nothing/')).status).toContain(' 404 ');
    expect((await openSocket(url, '/elsewhere')).status).toContain(' 404 ');
  });
});

describe('an open socket', () => {
  it('ends with the session: logging out closes the sockets of this session at once, and no others', async () => {
    const other = await logIn();
    const sockets = [await open(other), await open(other, OTHER_PATH)];
    for (const socket of sockets) await socket.next();
    const kept = await open(alice);
    await kept.next();
    await logOut(other);
    for (const socket of sockets) {
      const { opcode, payload } = await socket.next();
      expect([opcode, payload.readUInt16BE(0)]).toEqual([OPCODE.close, 1008]);
    }
    kept.sendRaw(clientFrame(0x89, Buffer.from('open')));
    expect((await kept.next()).opcode).toBe(OPCODE.pong);
    kept.end();
  });

  it('is refused beyond a hundred sockets of one session', async () => {
    const other = await logIn();
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
    const other = await serve();
    const socket = await openSocket(other.url, PATH, { Cookie: await other.logIn() });
    await socket.next();
    await other.close();
    expect((await socket.next()).payload.readUInt16BE(0)).toBe(1001);
  });
});
