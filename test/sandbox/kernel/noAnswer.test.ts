import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../../../sandbox/kernel/serve/proxy/probe.ts';
import { reasonOf } from '../../../sandbox/kernel/serve/proxy/problem.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { tinyModel } from './tiny.ts';

/** Port 9 (discard) has no server on test machines. */
const NOWHERE = 'http://127.0.0.1:9';
/** What browsers send when they open an address. */
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox({ api: NOWHERE, model: tinyModel() });
});
afterAll(() => started.close());
const open = (headers: Record<string, string>, path = '/core/auth/login/') =>
  fetch(`${started.url}${path}`, { headers: { ...PAGE, ...headers } });

describe('a server that does not answer', () => {
  it.each([
    ['en', 'en', 'The server does not answer', 'No server listens there.'],
    ['zh-CN', 'zh-Hans', '服务器没有响应', '没有服务器在监听'],
    ['ja', 'ja', 'サーバーが応答しません', '待ち受けているサーバーがありません'],
  ])('is a page in the language of the browser: %s', async (accepted, tag, title, reason) => {
    const answer = await open({ 'accept-language': accepted });
    const text = await answer.text();
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${tag}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(NOWHERE);
    expect(text).toContain(reason);
  });

  it('is a page that needs nothing of that server, under a policy of its own', async () => {
    const answer = await open({ 'accept-language': 'ja' }, '/luna/');
    const text = await answer.text();
    expect(text).toContain('<html lang="ja">');
    expect(text).not.toMatch(/ src=|<link|<script|ECONNREFUSED/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('stays JSON for the calls of a script, and for what changes something', async () => {
    const script = await fetch(`${started.url}/api/v1/library/books/`, {
      headers: { accept: 'application/json' },
    });
    const form = await fetch(`${started.url}/core/auth/login/`, { method: 'POST', headers: PAGE });
    for (const answer of [script, form]) {
      expect(answer.status).toBe(502);
      expect(Object(await answer.json()).error).toContain(NOWHERE);
    }
  });
});

describe('the probe at the start', () => {
  const listening = async (server: net.Server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('finds nothing wrong with a server that answers, be it with a refusal', async () => {
    const server = http.createServer((_request, response) => response.writeHead(403).end('no'));
    expect(await probe(await listening(server))).toBeUndefined();
    server.close();
  });

  it('says why a server does not answer', async () => {
    expect(await probe(NOWHERE)).toBe('refused');
    const silent = net.createServer((socket) => socket.on('error', () => undefined));
    expect(await probe(await listening(silent), 50)).toBe('late');
    silent.close();
    const foreign = net.createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    expect(await probe(await listening(foreign))).toBe('broken');
    foreign.close();
  });

  it.each([
    ['ENOTFOUND', 'unknownName'],
    ['EAI_AGAIN', 'unknownName'],
    ['EHOSTUNREACH', 'refused'],
    ['UND_ERR_CONNECT_TIMEOUT', 'late'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['EPROTO', 'broken'],
  ])('knows what %s means', (code, reason) => {
    expect(reasonOf(Object.assign(new Error('no'), { code }))).toBe(reason);
  });
});
