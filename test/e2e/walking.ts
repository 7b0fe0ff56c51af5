import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sample } from '../sample.ts';

/** A route as `gatehouse routes --json` tells of it. */
export interface Entry {
  readonly name: string;
  readonly path: string;
  readonly view: string;
  readonly kind: string;
  readonly api: readonly string[];
  readonly override: string | null;
}

/** How long a page may take to show its heading. */
const HEADING_MS = 15_000;
/** An address that no page has: between two pages, so that each shows a heading of its own. */
const NOWHERE = '404';
/** Rules live below their filter: their pages need it in the address. */
const RULES = '/console/assets/command-filter-rules';
export const NOT_FOUND = 'There is no such page';

/** The catalogue, or the part of it that the arguments ask for. */
export function catalogue(args: readonly string[]): readonly Entry[] {
  const command = ['dist/bin/gatehouse.mjs', 'routes', '--json', ...args];
  const entries: Entry[] = JSON.parse(
    execFileSync('node', command, { encoding: 'utf8', maxBuffer: 16_777_216 }),
  );
  return entries;
}

/** The pages to walk: all of them, or the sample of whoever walks. */
export function toWalk(entries: readonly Entry[], walker: string): readonly Entry[] {
  const named = (entry: Entry) => `${walker} ${entry.name}`;
  const chosen = sample(entries.map(named), 'pages');
  return entries.filter((entry) => chosen.has(named(entry)));
}

/** The names of the routes that the compiler says this person may open, by what the server says of them. */
export async function permittedTo(
  page: Page,
  username: string,
  licence: 'none' | 'valid',
): Promise<ReadonlySet<string>> {
  const profile = await ask(page, '/api/v1/users/profile/');
  const settings = await ask(page, '/api/v1/settings/public/');
  const ids = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => String(Object(one)['id'])) : [];
  const persona = {
    username,
    licence,
    perms: profile['perms'],
    settings,
    organizations: {
      console: ids(profile['console_orgs']),
      audit: ids(profile['audit_orgs']),
      workbench: ids(profile['workbench_orgs']),
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-walk-'));
  try {
    const file = join(folder, 'persona.yaml');
    writeFileSync(file, JSON.stringify(persona));
    return new Set(catalogue(['--as', file]).map(({ name }) => name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An answer of the server to the signed-in person; nothing where it refuses. */
async function ask(page: Page, address: string): Promise<Record<string, unknown>> {
  const answer = await page.request.get(new URL(address, page.url()).href);
  const body: unknown = answer.ok() ? await answer.json() : {};
  return { ...Object(body) };
}

/**
 * Where a route is opened: with the id of the first record there is, of its own list.
 *
 * @returns undefined when there is no record to open
 */
export async function addressOf(page: Page, { path, api }: Entry): Promise<string | undefined> {
  if (path.startsWith(RULES)) {
    const filters = await ask(page, '/api/v1/assets/cmd-filters/?limit=1');
    const filter = Object(Array.isArray(filters['results']) ? filters['results'][0] : undefined);
    return path.includes(':') ? undefined : `${path}?filter=${String(filter['id'])}`;
  }
  if (!path.includes(':')) return path;
  const list = api[0]?.replace(/:\w+\/$/, '');
  if (list === undefined || list.includes(':')) return undefined;
  const { results } = await ask(page, `${list}${list.includes('?') ? '&' : '?'}limit=1`);
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const id: unknown = Object(first)['id'];
  return id === undefined ? undefined : path.replace(/:\w+/, String(id));
}

/** Goes to a page as a link does, by way of one that is none; gives the heading it comes to show. */
export async function open(
  page: Page,
  path: string,
  notFound = NOT_FOUND,
): Promise<{ heading: string; path: string }> {
  await go(page, `/${NOWHERE}`);
  await page.getByRole('heading', { level: 1, name: notFound }).waitFor();
  await go(page, path);
  const heading = page.locator('main h1:visible').filter({ hasNotText: notFound }).first();
  const text = await heading.innerText({ timeout: HEADING_MS }).catch(() => '');
  return { heading: text.trim(), path: pathOf(page) };
}

function go(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    globalThis.history.pushState(null, '', address);
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  }, `/ui${path}`);
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname.replace(/^\/ui/, '');
}
