import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { greeting } from '../../../sandbox/greeting.ts';
import { parseOptions, type StartOptions } from '../../../sandbox/options.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../../../sandbox/areas/users/seedAccounts.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { openWorld, projectModel } from '../world.ts';

function optionsOf(...args: readonly string[]): StartOptions {
  const parsed = parseOptions(args);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.options;
}

describe('a sandbox that nobody told anything', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startSandbox({ model: projectModel(), seed: 'accounts' });
  });
  afterAll(() => started.close());

  it('is reached from this machine alone', async () => {
    const { port } = new URL(started.url);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    expect((await fetch(`http://127.0.0.1:${port}/api/health/`)).status).toBe(200);
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${port}/api/health/`)).rejects.toThrow();
    }
  });

  it.each(['/api/health/', '/api/v1/users/users/', '/core/auth/login/', '/nothing'])(
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

describe('passwords', () => {
  it('are kept as salted hashes, never as they are', async () => {
    const world = openWorld();
    const kept = world.sandbox.database
      .all('SELECT password FROM r_users_user WHERE password IS NOT NULL')
      .map((row) => String(row['password']));
    expect(kept.length).toBeGreaterThanOrEqual(ACCOUNTS.length);
    for (const hash of kept) expect(hash).toMatch(/^scrypt\$[\w+/]+=*\$[\w+/]+=*$/);
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.join()).not.toContain(DEMO_PASSWORD);
  });
});

describe('the greeting', () => {
  const said = (...args: readonly string[]) =>
    greeting({ url: 'http://localhost:8080', base: '/ui/' }, optionsOf(...args)).join('\n');

  it('says where people see it behind a server with TLS', () => {
    const api = ['--api', 'https://bastion.example'];
    expect(said(...api, '--public-url', 'https://console.example')).toContain(
      'People see it at https://console.example/ui/.',
    );
  });

  it('announces the demo accounts and their password', () => {
    for (const { username } of ACCOUNTS) expect(said()).toContain(username);
    expect(said()).toContain(DEMO_PASSWORD);
  });

  it('warns when others can reach the server', () => {
    expect(said()).not.toContain('Others can reach');
    expect(said('--host', '0.0.0.0')).toContain('Others can reach');
  });

  it('tells of a bad network', () => {
    expect(said('--latency', '200', '--fault', '0.1')).toContain('200 ms longer; 10 %');
  });

  it('says that the real server does not answer, and why, and stays silent when it does', () => {
    const api = optionsOf('--api', 'http://bastion.example:8080');
    const address = { url: 'http://localhost:8080', base: '/ui/' };
    expect(greeting(address, api, 'refused').join('\n')).toContain(
      'http://bastion.example:8080 does not answer yet. No server listens there.',
    );
    expect(greeting(address, api).join('\n')).not.toContain('does not answer');
  });

  it('keeps quiet about accounts of a real server', () => {
    expect(said('--api', 'https://bastion.example.com')).not.toContain(DEMO_PASSWORD);
  });
});
