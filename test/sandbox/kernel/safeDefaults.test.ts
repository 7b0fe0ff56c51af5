import { networkInterfaces } from 'node:os';
import project from '#sandbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../codegen/derive/session.ts';
import type { SessionSource } from '../../../codegen/schema/generated/manifest.ts';
import { greeting } from '../../../sandbox/greeting.ts';
import { parseOptions } from '../../../sandbox/options.ts';
import type { StartedSandbox } from '../../../sandbox/start.ts';
import { startTiny, TINY } from './tiny.ts';

const loginOf = (session: SessionSource) =>
  sessionOf({ app: 'Desk', session, languages: {} }).login;
const TOKEN = loginOf({ preset: 'token', login: { address: 'auth/login' } });
const PAGE = loginOf({ preset: 'django' });

describe('a sandbox that nobody told anything', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startTiny();
  });
  afterAll(() => started.close());

  it('is reached from this machine alone', async () => {
    const { port } = new URL(started.url);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/library/books/`)).status).toBe(200);
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${port}/api/v1/library/books/`)).rejects.toThrow();
    }
  });

  it.each(['/api/v1/library/books/', '/api/v1/nothing/', '/nothing'])(
    'sends its headers with every answer: %s',
    async (path) => {
      const { headers } = await fetch(started.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

describe('the greeting', () => {
  const address = { url: 'http://localhost:8080', base: '/ui/' };
  function optionsOf(...args: readonly string[]) {
    const parsed = parseOptions([...args, '--cwd', TINY]);
    if (!parsed.ok) throw new Error(parsed.problem);
    return parsed.options;
  }
  const said = (...args: readonly string[]) => greeting(address, optionsOf(...args)).join('\n');

  it('says where people see it behind a server with TLS', () => {
    const api = ['--api', 'https://bastion.example'];
    expect(said(...api, '--public-url', 'https://console.example')).toContain(
      'People see it at https://console.example/ui/.',
    );
  });

  it('warns when others can reach the server', () => {
    expect(said()).not.toContain('Others can reach');
    expect(said('--host', '0.0.0.0')).toContain('Others can reach');
  });

  it.each([
    [TOKEN, 'Log in with any name and any password'],
    [PAGE, 'Log in by the button of the login page'],
    [undefined, 'Nobody has to log in.'],
  ] as const)('says who a demo server without accounts lets in', (login, words) => {
    const said = () => greeting(address, optionsOf(), undefined, login).join('\n');
    // The project of this repository has accounts of its own; the engine alone has none.
    const hasAccounts = project.areas !== undefined;
    expect(said().includes(words)).toBe(!hasAccounts);
    if (hasAccounts) vi.spyOn(project, 'areas', 'get').mockReturnValue(undefined);
    expect(said()).toContain(words);
    vi.restoreAllMocks();
  });

  it('tells of a bad network', () => {
    expect(said('--latency', '200', '--fault', '0.1')).toContain('200 ms longer; 10 %');
  });

  it('says that the real server does not answer, and why, and stays silent when it does', () => {
    const api = optionsOf('--api', 'http://bastion.example:8080');
    expect(greeting(address, api, 'refused').join('\n')).toContain(
      'http://bastion.example:8080 does not answer yet. No server listens there.',
    );
    expect(greeting(address, api).join('\n')).not.toContain('does not answer');
  });
});
