import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOptions } from '../../../sandbox/options.ts';
import { responseHeaders } from '../../../sandbox/kernel/serve/proxy/headers.ts';
import { PROXY_LIMITS } from '../../../sandbox/kernel/serve/proxy/limits.ts';
import { RECEIVE_LIMITS } from '../../../sandbox/kernel/serve/receiveLimits.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { sendRaw, startUpstream, upgradeRequest } from '../../durability/upstream.mjs';
import { TINY } from './tiny.ts';

/** Longer than any answer of the upstream, also on a busy machine; a test waits this long for silence. */
const SHORT_MS = 1000;
const FILE_MS = 1500;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
/** With the timeouts of users. */
let patient: StartedSandbox;
/** With short timeouts, for an upstream or a client that says nothing. */
let hasty: StartedSandbox;
let host: string;
beforeAll(async () => {
  upstream = await startUpstream();
  const limits = { ...PROXY_LIMITS, answerMs: SHORT_MS, fileMs: FILE_MS, silenceMs: SHORT_MS };
  patient = await startSandbox({ api: upstream.url });
  const receiveLimits = { ...RECEIVE_LIMITS, bodyMs: SHORT_MS, checkMs: SHORT_MS };
  hasty = await startSandbox({ api: upstream.url, proxyLimits: limits, receiveLimits });
  host = new URL(patient.url).host;
});
afterAll(async () => {
  await patient.close();
  await hasty.close();
  await upstream.close();
});

interface Echo {
  readonly headers: Record<string, string>;
  readonly length: number;
}
const echo = async (headers: Record<string, string>): Promise<Echo> =>
  Object(await (await fetch(`${patient.url}/api/echo/`, { method: 'POST', headers })).json());
const hostOf = ({ url }: StartedSandbox) => new URL(url).host;
const text = async (path: string, server: StartedSandbox) =>
  await sendRaw(server.url, `GET ${path} HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);

describe('a page of another site', () => {
  it('keeps its own Origin and Referer, so that the server refuses it', async () => {
    const { headers } = await echo({
      origin: 'http://evil.example',
      referer: 'http://evil.example/a',
    });
    expect(headers).toMatchObject({
      origin: 'http://evil.example',
      referer: 'http://evil.example/a',
    });
  });

  it('is not taken for the console when only the scheme or the port differ', async () => {
    for (const origin of [`https://${host}`, 'http://localhost:1', 'null']) {
      expect((await echo({ origin })).headers['origin']).toBe(origin);
    }
  });

  it('cannot open a web socket', async () => {
    for (const Origin of ['http://evil.example', 'null', `https://${host}`]) {
      const before = upstream.seen.length;
      const { text: answer, how } = await sendRaw(
        patient.url,
        upgradeRequest('/ws/echo/', host, { Origin }),
      );
      expect([answer.split('\r\n')[0], how]).toEqual(['HTTP/1.1 403 Forbidden', 'closed']);
      expect(upstream.seen.length).toBe(before);
    }
  });
});

describe('the console', () => {
  it('speaks under the name of the server', async () => {
    const { headers } = await echo({ origin: patient.url, referer: `${patient.url}/ui/x?y=1` });
    expect(headers).toMatchObject({
      host: new URL(upstream.url).host,
      origin: upstream.url,
      referer: `${upstream.url}/ui/x?y=1`,
    });
  });

  it('opens web sockets, whose bytes pass in both directions', async () => {
    const request = upgradeRequest('/ws/echo/?a=b', host, { Origin: patient.url });
    const { text: answer } = await sendRaw(patient.url, `${request}and back`, {
      until: /and back/,
    });
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    expect(upstream.seen.at(-1)).toMatchObject({
      url: '/ws/echo/?a=b',
      headers: { origin: upstream.url, upgrade: 'websocket' },
    });
  });

  it('is told what the server says to a web socket that it refuses', async () => {
    const { text: answer } = await sendRaw(patient.url, upgradeRequest('/ws/refuse/', host));
    expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  });
});

describe('headers that belong to one connection', () => {
  it('do not pass, be they named in Connection or not', async () => {
    const { text: answer } = await sendRaw(
      patient.url,
      `GET /api/echo/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close, X-Secret\r\nX-Secret: 1\r\nX-Kept: 2\r\nTE: trailers\r\nKeep-Alive: 5\r\n\r\n`,
    );
    expect(answer).toContain('"x-kept":"2"');
    expect(answer).not.toMatch(/"(x-secret|te|keep-alive)":/);
  });

  it('of answers do not pass either', () => {
    const answered = ['Connection', 'close, X-Hop', 'X-Hop', '1', 'X-Kept', '2'];
    expect(responseHeaders(answered, { server: new URL('https://a.example') }, 'b')).toEqual([
      'X-Kept',
      '2',
    ]);
  });
});

describe('cookies of the server', () => {
  const server = new URL('https://a.example');
  const passed = (cookie: string) =>
    responseHeaders(['Set-Cookie', cookie], { server }, 'localhost')[1];

  it('lose what browsers accept of a server with TLS alone', () => {
    expect(passed('a=b; Domain=a.example; Path=/; Secure; HttpOnly')).toBe('a=b; Path=/; HttpOnly');
    expect(passed('a=b; SameSite=None; Secure; Partitioned')).toBe('a=b; SameSite=Lax');
    expect(passed('a=secure; samesite=strict')).toBe('a=secure; samesite=strict');
  });
});

it('a redirect to the server leads back to the console', () => {
  const server = new URL('https://a.example');
  const answered = ['Location', 'https://a.example/core/next/'];
  expect(responseHeaders(answered, { server }, 'localhost:8080')).toEqual([
    'Location',
    'http://localhost:8080/core/next/',
  ]);
});

describe('behind a server with TLS (--public-url)', () => {
  const there = 'https://console.example';
  let behind: StartedSandbox;
  beforeAll(async () => {
    behind = await startSandbox({ api: upstream.url, publicOrigin: there });
  });
  afterAll(() => behind.close());
  // With the TLS proxy's name in `Host`, and without.
  const names = ['console.example', 'localhost'];

  it.each(names)('its pages are those of the console, called by %s', async (Host) => {
    const request = `POST /api/echo/ HTTP/1.1\r\nHost: ${Host}\r\nOrigin: ${there}\r\nReferer: ${there}/ui/x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    const { text: answer } = await sendRaw(behind.url, request);
    expect(answer).toContain(`"origin":"${upstream.url}"`);
    expect(answer).toContain(`"referer":"${upstream.url}/ui/x"`);
  });

  it.each(names)('its web sockets open, called by %s', async (Host) => {
    const request = upgradeRequest('/ws/echo/', Host, { Origin: there });
    const { text: answer } = await sendRaw(behind.url, `${request}hello`, { until: /hello/ });
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
  });

  it('pages of others stay those of others', async () => {
    const request = upgradeRequest('/ws/echo/', 'console.example', {
      Origin: 'https://evil.example',
    });
    expect((await sendRaw(behind.url, request)).text).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('redirects lead there, and cookies keep what TLS allows', () => {
    const server = new URL('https://a.example');
    const answered = [
      'Location',
      'https://a.example/ui/?x',
      'Set-Cookie',
      '__Host-a=b; Path=/; Secure; SameSite=None',
      'Set-Cookie',
      'c=d; Domain=a.example; Secure',
    ];
    expect(responseHeaders(answered, { server, publicOrigin: there }, 'localhost:8080')).toEqual([
      'Location',
      `${there}/ui/?x`,
      'Set-Cookie',
      '__Host-a=b; Path=/; Secure; SameSite=None',
      'Set-Cookie',
      'c=d; Secure',
    ]);
  });

  it('is named by scheme, name and port alone, and with --api', () => {
    const api = ['--api', 'https://a.example'];
    const read = (...args: readonly string[]) => parseOptions([...args, '--cwd', TINY]);
    expect(read(...api, '--public-url', there)).toMatchObject({ options: { publicOrigin: there } });
    for (const url of ['http://a.example', `${there}/ui/`, 'console.example']) {
      expect(read(...api, '--public-url', url)).toMatchObject({ ok: false });
    }
    expect(read('--public-url', there)).toMatchObject({ ok: false });
  });
});

describe('an upload', () => {
  it('passes as it is, also without a length', async () => {
    const body = Buffer.alloc(3_000_000, 'x');
    const whole = await fetch(`${patient.url}/api/echo/`, { method: 'PUT', body });
    expect(await whole.json()).toMatchObject({ length: body.length });
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half' };
    expect(await (await fetch(`${patient.url}/api/echo/`, init)).json()).toMatchObject({
      length: body.length,
    });
  });

  it('that the server refuses before it has read it is answered', async () => {
    const body = Buffer.alloc(5_000_000, 'x');
    const answer = await fetch(`${patient.url}/api/refuse/`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
  });

  it('that was refused leaves its connection to the next call', async () => {
    const head = `POST /api/refuse/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 500000\r\n\r\n`;
    const next = `GET /api/ok/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const bytes = head + 'x'.repeat(500_000) + next;
    const { text: answer } = await sendRaw(patient.url, bytes, { until: /whole/ });
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nHTTP\/1\.1 200 /);
  });

  it('that its sender does not go on with is given up', async () => {
    const { text: answer, how } = await sendRaw(
      hasty.url,
      `POST /api/echo/ HTTP/1.1\r\nHost: ${hostOf(hasty)}\r\nContent-Length: 1000\r\n\r\nhalf`,
    );
    expect([answer.split('\r\n')[0], how]).toEqual(['HTTP/1.1 408 Request Timeout', 'closed']);
  });
});

describe('a server that fails', () => {
  it.each(['half', 'half-chunked', 'half-reset', 'stall'])(
    'in the middle of its answer: the connection ends (%s)',
    async (name) => {
      const server = name === 'stall' ? hasty : patient;
      const { text: answer, how } = await text(`/api/${name}/`, server);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(how).not.toBe('open');
      await expect(
        fetch(`${server.url}/api/${name}/`).then((whole) => whole.text()),
      ).rejects.toThrow();
    },
  );

  it.each(['reset', 'garbage', 'bad-header'])('before its answer is said so: %s', async (name) => {
    const answer = await fetch(`${patient.url}/api/${name}/`);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Object(await answer.json()).error).toContain(upstream.url);
  });

  it('by saying nothing is given up with 504', async () => {
    const answer = await fetch(`${hasty.url}/api/silence/`);
    expect(answer.status).toBe(504);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(Object(await answer.json()).error).toContain('did not answer within');
  });

  it('is waited for longer when a file was asked for', async () => {
    const begin = performance.now();
    expect((await fetch(`${hasty.url}/api/silence/?format=xlsx`)).status).toBe(504);
    expect(performance.now() - begin).toBeGreaterThan((SHORT_MS + FILE_MS) / 2);
  });

  it.each(['reset', 'garbage', 'silence'])('is said so to a web socket: %s', async (name) => {
    const server = name === 'silence' ? hasty : patient;
    const request = upgradeRequest(`/ws/${name}/`, hostOf(server));
    const { text: answer, how } = await sendRaw(server.url, request);
    expect(answer).toMatch(name === 'silence' ? /^HTTP\/1\.1 504 / : /^HTTP\/1\.1 502 /);
    expect(how).toBe('closed');
  });

  it.each(['open-reset', 'close'])('after it opened a web socket: it ends (%s)', async (name) => {
    const { how } = await sendRaw(patient.url, upgradeRequest(`/ws/${name}/`, host));
    expect(how).not.toBe('open');
  });

  it('is not asked any longer than somebody waits', async () => {
    await sendRaw(patient.url, `GET /api/silence/?format=csv HTTP/1.1\r\nHost: ${host}\r\n\r\n`, {
      waitMs: 50,
    });
    await expect.poll(() => upstream.open()).toBeLessThan(10);
  });
});

describe('a web socket', () => {
  it('at an address that is not passed on is answered 404', async () => {
    const { text: answer, how } = await sendRaw(patient.url, upgradeRequest('/nope/', host));
    expect([answer.split('\r\n')[0], how]).toEqual(['HTTP/1.1 404 Not Found', 'closed']);
  });

  it('is the only protocol that a connection may change to', async () => {
    const { text: answer } = await sendRaw(
      patient.url,
      upgradeRequest('/ws/echo/', host, { Upgrade: 'h2c' }),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('--api', () => {
  it.each([
    ['https://user:pass@bastion.example.com', 'user'],
    ['https://bastion.example.com/prefix', 'path'],
    ['https://bastion.example.com/?q=1', 'query'],
    ['https://bastion.example.com/?', 'query'],
    ['https://bastion.example.com/#f', 'fragment'],
    ['ftp://bastion.example.com', 'such as https://'],
    ['https://', 'such as https://'],
    ['https://bastion.example.com:99999', 'such as https://'],
  ])('refuses what it would have to leave out: %s', (api, word) => {
    const parsed = parseOptions(['--api', api, '--cwd', TINY]);
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.ok ? '' : parsed.problem).toContain(word);
  });

  it('takes a server with or without a slash at its end', () => {
    for (const api of ['https://bastion.example.com', 'http://10.0.0.1:8080/']) {
      expect(parseOptions(['--api', api, '--cwd', TINY])).toMatchObject({ ok: true });
    }
  });
});
