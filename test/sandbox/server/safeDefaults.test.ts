import { describe, expect, it } from 'vitest';
import { greeting } from '../../../sandbox/greeting.ts';
import { parseOptions, type StartOptions } from '../../../sandbox/options.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../../../sandbox/areas/users/seedAccounts.ts';
import { openWorld } from '../world.ts';

function optionsOf(...args: readonly string[]): StartOptions {
  const parsed = parseOptions(args);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.options;
}

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

  it('announces the demo accounts and their password', () => {
    for (const { username } of ACCOUNTS) expect(said()).toContain(username);
    expect(said()).toContain(DEMO_PASSWORD);
  });

  it('keeps quiet about accounts of a real server', () => {
    expect(said('--api', 'https://bastion.example.com')).not.toContain(DEMO_PASSWORD);
  });
});
