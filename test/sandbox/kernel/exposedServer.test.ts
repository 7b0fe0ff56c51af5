import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOptions } from '../../../sandbox/options.ts';
import { hostNameCheck } from '../../../sandbox/kernel/serve/hostNameCheck.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { sendRaw, startUpstream, upgradeRequest } from '../../durability/upstream.mjs';
import { temporaryFolder } from '../../afterwards.ts';
import { startTiny, TINY } from './tiny.ts';

const folder = temporaryFolder();
let upstream: Awaited<ReturnType<typeof startUpstream>>;
const servers = new Map<string, StartedSandbox>();

beforeAll(async () => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(folder, '.sources'), 'hidden');
  writeFileSync(join(folder, '.vite', 'manifest.json'), 'hidden');
  writeFileSync(join(folder, '.vite', 'manifest.json.br'), 'hidden');
  upstream = await startUpstream();
  const common = { console: folder, allowedHosts: ['console.example.com'] };
  servers.set('sandbox', await startTiny(common));
  servers.set('proxy', await startSandbox({ ...common, api: upstream.url }));
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
  await upstream.close();
});

function urlOf(kind: string): string {
  return servers.get(kind)?.url ?? '';
}
const ask = (kind: string, bytes: string) =>
  sendRaw(urlOf(kind), bytes).then(({ text }) => text.toLowerCase());

describe.each(['sandbox', 'proxy'])('the security headers: %s', (kind) => {
  it.each([
    ['400', 'GET /% HTTP/1.1'],
    ['400', 'GET /ui/%ff HTTP/1.1'],
    ['404', 'GET /nothing HTTP/1.1'],
    ['404', 'GET /ui/assets/gone.js HTTP/1.1'],
    ['404', 'DELETE /ui/ HTTP/1.1'],
    ['302', 'GET / HTTP/1.1'],
    ['417', 'GET / HTTP/1.1\r\nExpect: a-wonder'],
    ['431', `GET /${'x'.repeat(20_000)} HTTP/1.1`],
    ['400', 'NONSENSE / HTTP/1.1'],
    ['400', 'GET / HTTP/1.1\r\nno header'],
  ])('are on answers to what cannot be served: %s %s', async (status, request) => {
    const host = new URL(urlOf(kind)).host;
    const answer = await ask(kind, `${request}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer.slice(0, 12)).toBe(`http/1.1 ${status}`);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('x-frame-options: deny');
    expect(answer).toContain("content-security-policy: default-src 'self'");
  });

  it('are on refused web sockets', async () => {
    const { host } = new URL(urlOf(kind));
    const answer = await ask(kind, upgradeRequest('/nope/', host));
    expect(answer).toMatch(/^http\/1\.1 404 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });
});

describe('the sandbox', () => {
  it('sends the headers with 405 and 413 too', async () => {
    const { host } = new URL(urlOf('sandbox'));
    const large = `POST /api/v1/library/books/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99999999\r\n\r\n`;
    const answer = await ask('sandbox', large);
    expect(answer).toMatch(/^http\/1\.1 413 /);
    expect(answer).toContain('x-frame-options: deny');
    const method = `DELETE /api/v1/library/books/render-to-json/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const refused = await ask('sandbox', method);
    expect(refused).toMatch(/^http\/1\.1 405 /);
    expect(refused).toContain('x-frame-options: deny');
  });
});

describe.each(['sandbox', 'proxy'])(
  'files of the build whose names begin with a dot: %s',
  (kind) => {
    it.each([
      '/ui/.sources',
      '/ui/.vite/manifest.json',
      '/ui/%2Evite/manifest.json',
      '/ui/.vite/manifest.json.br',
      '/ui/assets/../.sources',
      '/ui/assets/%2e%2e/.sources',
    ])('are not served: %s', async (path) => {
      const { host } = new URL(urlOf(kind));
      const answer = await ask(
        kind,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^http\/1\.1 (404|403) /);
      expect(answer).not.toContain('hidden');
    });
  },
);

describe('names a server answers to', () => {
  const acceptsHost = hostNameCheck('127.0.0.1', ['Console.Example.com']);

  it.each([
    'localhost:8080',
    '127.0.0.1',
    '[::1]:80',
    '10.1.2.3:8080',
    'a.localhost',
    'LOCALHOST.',
    'console.example.COM:1',
  ])('are those of this machine and those that were allowed: %s', (host) =>
    expect(acceptsHost(host)).toBe(true),
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:8080',
    '127.0.0.1.evil.example',
    '',
    '[evil]',
    'a@localhost',
    '@',
  ])('are no others: %s', (host) => expect(acceptsHost(host)).toBe(false));

  it('are not the names of the machine while nobody else reaches it', () => {
    expect(hostNameCheck('gate.example')('gate.example:80')).toBe(true);
    expect(hostNameCheck('127.0.0.1')(undefined)).toBe(false);
  });

  it.each(['sandbox', 'proxy'])('are told to whoever calls it by another: %s', async (kind) => {
    const before = upstream.seen.length;
    for (const path of ['/ui/', '/api/v1/library/books/', '/core/auth/login/', '/nothing']) {
      const answer = await ask(
        kind,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^http\/1\.1 421 /);
      expect(answer).toContain('--allowed-host evil.example');
    }
    const socket = await ask(kind, upgradeRequest('/ws/notifications/site-msg/', 'evil.example'));
    expect(socket).toMatch(/^http\/1\.1 421 /);
    expect(upstream.seen.length).toBe(before);
    const allowed = await ask(
      kind,
      'GET /ui/ HTTP/1.1\r\nHost: console.example.com\r\nConnection: close\r\n\r\n',
    );
    expect(allowed).toMatch(/^http\/1\.1 200 /);
    const nameless = await ask(kind, 'GET /ui/ HTTP/1.0\r\n\r\n');
    expect(nameless).toMatch(/^http\/1\.1 421 /);
  });

  it('are given with --allowed-host, as often as there are names', () => {
    const read = (...args: readonly string[]) => parseOptions([...args, '--cwd', TINY]);
    expect(read('--allowed-host', 'a.example', '--allowed-host', 'b')).toMatchObject({
      options: { allowedHosts: ['a.example', 'b'] },
    });
    expect(read('--allowed-host', 'http://a.example')).toMatchObject({ ok: false });
  });
});
