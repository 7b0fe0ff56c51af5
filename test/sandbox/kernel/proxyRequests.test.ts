import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { sendRaw, startUpstream, upgradeRequest } from '../../durability/upstream.mjs';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let started: StartedSandbox;
let host: string;
beforeAll(async () => {
  upstream = await startUpstream();
  started = await startSandbox({ api: upstream.url });
  host = new URL(started.url).host;
});
afterAll(async () => {
  await started.close();
  await upstream.close();
});

const call = (target: string, headers = '') =>
  sendRaw(
    started.url,
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`,
  );

/** What a client could claim about the connection on which it came. */
const CLAIMS = {
  'X-Forwarded-For': '9.9.9.9',
  'x-real-ip': '9.9.9.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Port': '1',
  'X-Forwarded-Ssl': 'on',
  Forwarded: 'for=9.9.9.9;host=evil.example',
  X_Forwarded_For: '9.9.9.9',
  X_Real_IP: '9.9.9.9',
};

describe('what a client claims about its connection', () => {
  it('does not reach the server, which is told the address of the connection', async () => {
    const claims = Object.entries(CLAIMS).map(([name, value]) => `${name}: ${value}\r\n`);
    const { text } = await call('/api/echo/', `${claims.join('')}X-Kept: 1\r\n`);
    expect(text).toContain('"x-kept":"1"');
    expect(text).toContain('"x-forwarded-for":"127.0.0.1","x-real-ip":"127.0.0.1"');
    expect(text).not.toMatch(/9\.9\.9\.9|evil|"x-forwarded-(?!for)/);
  });

  it('does not reach it with a web socket either', async () => {
    await sendRaw(started.url, upgradeRequest('/ws/echo/', host, CLAIMS), { until: /\r\n\r\n/ });
    const headers = upstream.seen.at(-1)?.headers ?? {};
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
    expect(JSON.stringify(headers)).not.toMatch(/9\.9\.9\.9|evil|"x-forwarded-(?!for)/);
  });
});

describe('an address that leaves the paths of the server', () => {
  it.each([
    '/api/../flower/',
    '/api/..',
    '/api/a/../../flower/',
    '/api/./a/',
    '/api/%2e%2e/flower/',
    '/api/.%2E/flower/',
    '/api/..%2fflower/',
    '/api/..\\flower/',
    '/api/%2e%2e%5cflower/',
    '/api/%252e%252e/flower/',
    '/api/..;a=b/flower/',
  ])('is refused: %s', async (target) => {
    const before = upstream.seen.length;
    expect((await call(target)).text).toMatch(/^HTTP\/1\.1 400 /);
    expect(upstream.seen.length).toBe(before);
  });

  it('is refused for web sockets, too', async () => {
    const before = upstream.seen.length;
    for (const target of ['/ws/../flower/', '/ws/%2e%2e/flower/']) {
      const { text } = await sendRaw(started.url, upgradeRequest(target, host));
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(upstream.seen.length).toBe(before);
  });

  it.each(['/api/ok/..a/', '/api/ok/a..b/', '/api/ok/?next=/../a', '/api/ok/%E4%B8%AD/'])(
    'is no address with dots in a name or in its query: %s',
    async (target) => {
      expect((await call(target)).text).toMatch(/^HTTP\/1\.1 200 /);
      expect(upstream.seen.at(-1)?.url).toBe(target);
    },
  );
});

it('a request that names another server in its address is refused', async () => {
  const before = upstream.seen.length;
  for (const target of ['http://evil.example/api/ok/', `http://${host}/api/ok/`, '*']) {
    expect((await call(target)).text).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(upstream.seen.length).toBe(before);
});
