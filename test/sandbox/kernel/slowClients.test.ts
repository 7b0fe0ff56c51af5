import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSlowBodies } from '../../../sandbox/kernel/serve/receiveLimits.ts';
import { createServer } from '../../../sandbox/kernel/serve/server.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { sendRaw, startUpstream, upgradeRequest } from '../../durability/upstream.mjs';
import { startTiny } from './tiny.ts';

const receiveLimits = { headersMs: 100, bodyMs: 200, bodyBytes: 1000, checkMs: 20 };
let upstream: Awaited<ReturnType<typeof startUpstream>>;
const servers = new Map<string, StartedSandbox>();
beforeAll(async () => {
  upstream = await startUpstream();
  servers.set('sandbox', await startTiny({ receiveLimits }));
  servers.set('proxy', await startSandbox({ api: upstream.url, receiveLimits }));
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
  await upstream.close();
});

const urlOf = (kind: string) => servers.get(kind)?.url ?? '';
const upload = (kind: string, rest: string, path = '/api/echo/') =>
  `POST ${path} HTTP/1.1\r\nHost: ${new URL(urlOf(kind)).host}\r\nContent-Type: text/csv\r\n${rest}`;

describe.each(['sandbox', 'proxy'])('a slow client: %s', (kind) => {
  it.each([
    ['that sends nothing', ''],
    ['that does not end its headers', 'GET / HTTP/1.1\r\nHost: local'],
  ])('%s is closed', async (_title, bytes) => {
    expect((await sendRaw(urlOf(kind), bytes)).how).toBe('closed');
  });

  it.each([
    ['Content-Length', 'Content-Length: 5000\r\n\r\na part'],
    ['chunks', 'Transfer-Encoding: chunked\r\n\r\n6\r\na part\r\n'],
  ])('that does not go on with its body is closed: %s', async (_title, rest) => {
    const { text: answer, how } = await sendRaw(urlOf(kind), upload(kind, rest));
    expect(how).toBe('closed');
    expect(answer).toMatch(/^HTTP\/1\.1 (?:408|404) /);
  });
});

describe('a body', () => {
  const time = { now: 0 };
  let received = 0;
  let unread: http.IncomingMessage | undefined;
  const server = http.createServer((request, response) => {
    if (request.url === '/unread') {
      unread = request;
      return;
    }
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => response.end('whole'));
  });
  endSlowBodies(server, receiveLimits, () => time.now);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  const started = (size: number, path = '/') => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const socket = net.connect(port, '127.0.0.1');
    const answer = text(socket);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`,
    );
    return { socket, answer };
  };
  /** Sends a part, and lets some time pass once it has arrived. */
  async function send(socket: net.Socket, size: number, passed: number): Promise<void> {
    const expected = received + size;
    socket.write(Buffer.alloc(size, 'x'));
    await expect.poll(() => received).toBe(expected);
    time.now += passed;
  }

  it('may take as long as it needs while it goes on', async () => {
    const { socket, answer } = started(20_000);
    for (let part = 0; part < 10; part += 1) await send(socket, 2000, receiveLimits.bodyMs - 1);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  });

  it('that grows too slowly is refused', async () => {
    const { socket, answer } = started(20_000);
    await send(socket, receiveLimits.bodyBytes - 500, receiveLimits.bodyMs);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that this server has not read yet is not slow', async () => {
    const waiting = started(100_000, '/unread');
    waiting.socket.write(Buffer.alloc(1000, 'x'));
    await expect.poll(() => unread?.readableLength).toBe(1000);
    const slow = started(20_000);
    await send(slow.socket, 1, receiveLimits.bodyMs);
    // Both were checked now.
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(unread?.socket.destroyed).toBe(false);
    waiting.socket.destroy();
    await expect(waiting.answer).rejects.toThrow('Premature close');
  });
});

it('a web socket that is silent stays open', async () => {
  const { host } = new URL(urlOf('proxy'));
  const { how } = await sendRaw(urlOf('proxy'), upgradeRequest('/ws/echo/', host), {
    waitMs: 600,
  });
  expect(how).toBe('open');
});

it('nothing of them is left on this side', async () => {
  const app = createServer({
    requestMs: 0,
    acceptsHost: () => true,
    receiveLimits,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  // Nobody reads at the other end, so it does not see that its connection was closed.
  const clients = Array.from({ length: 20 }, () => net.connect(Number(port), '127.0.0.1'));
  for (const client of clients) client.on('error', () => undefined);
  await Promise.all(
    clients.map((client) => new Promise((resolve) => client.once('connect', resolve))),
  );
  const open = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open).toBe(0);
  for (const client of clients) client.destroy();
  await app.close();
});
