import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'es-toolkit/function';
import { beforeEach } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../sandbox/create.ts';
import type { RunningSandbox } from '../../sandbox/kernel/kernel.ts';
import { openDatabase } from '../../sandbox/kernel/store/database.ts';
import { repeatableRandomness } from '../../sandbox/kernel/store/randomness.ts';
import { afterwards, temporaryFolder } from '../afterwards.ts';
import { projectModel } from '../projectModel.ts';
import { Client } from './client.ts';

export { projectModel } from '../projectModel.ts';
export { at, type Answer, Client, list, pluck } from './client.ts';

/** The time of every test, until it advances the clock. */
export const NOW = Date.UTC(2026, 10, 21, 8, 0, 0);
export const PASSWORD = 'gatehouse';
export const DEFAULT_ORG = '00000000-0000-0000-0000-000000000002';
export const ROOT_ORG = '00000000-0000-0000-0000-000000000000';
export const USER_ROLE = '00000000-0000-0000-0000-000000000003';

export interface World extends RunningSandbox {
  readonly time: { now: number };
  visitor(language?: string): Client;
  /** A user who signed in on the login page. */
  as(username: string, language?: string): Promise<Client>;
}

const templates = new Map<string, string>();

/** A seeded database file, created once per worker; each world has a copy. */
function template(seed: 'demo' | 'accounts'): string {
  const known = templates.get(seed);
  if (known) return known;
  const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-test-')), 'seeded.sqlite');
  const database = openDatabase(file);
  createSandbox({ model: projectModel(), clock: () => NOW, database, seed });
  database.close();
  templates.set(seed, file);
  process.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }));
  return file;
}

/** Closed after the test that opens it; after the file when no test does. */
export function openWorld(options: Partial<SandboxOptions> = {}): World {
  const time = { now: NOW };
  const file = join(temporaryFolder(), 'world.sqlite');
  copyFileSync(template(options.seed ?? 'demo'), file);
  const database = openDatabase(file);
  const running = createSandbox({
    model: projectModel(),
    clock: () => time.now,
    random: repeatableRandomness(1),
    database,
    ...options,
  });
  const visitor = (language = 'en') => new Client(running, language);
  const close = once(async () => {
    await running.close();
    database.close();
  });
  afterwards(close);
  return {
    ...running,
    time,
    close,
    visitor,
    async as(username, language) {
      const client = visitor(language);
      await client.logIn(username, PASSWORD);
      return client;
    },
  };
}

/** The world of the test, after `freshWorlds`, and its administrator. */
export let world: World;
export let admin: Client;

/** Gives each test a world of its own. */
export function freshWorlds(options?: Partial<SandboxOptions>): void {
  beforeEach(() => enterWorld(options));
}

export async function enterWorld(options?: Partial<SandboxOptions>): Promise<void> {
  world = openWorld(options);
  admin = await world.as('admin');
}
