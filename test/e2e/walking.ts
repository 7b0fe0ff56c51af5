import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick } from 'es-toolkit/object';
import type { Page } from 'playwright-core';
import { app } from '../../generated/app.ts';
import { settingDefaults } from '../../generated/settings.ts';
import { serverOf } from '../../src/session/serverVersion.ts';
import { sample } from '../sample.ts';

/** A route as `gatehouse routes --json` prints it. */
export interface Entry {
  readonly name: string;
  readonly path: string;
  readonly view: string;
  readonly kind: string;
  readonly api: readonly string[];
  readonly override: string | null;
}

/** An address without a page, visited in between, so that each page shows a new heading. */
const NOWHERE = '404';
/** The pages of command filter rules need the filter in their address. */
const RULES = '/console/assets/command-filter-rules';
/** Types of the tickets that have pages of their own, which name no address of the server. */
const TICKETS: Readonly<Record<string, string>> = {
  AssetsTicketDetail: 'apply_asset',
  AppsTicketDetail: 'apply_application',
  LoginAssetTicketDetail: 'login_asset_confirm',
  CommandConfirmDetail: 'command_confirm',
};
export const NOT_FOUND = 'Page not found';

/** The routes, filtered by the command's arguments. */
export function catalogue(args: readonly string[]): readonly Entry[] {
  const command = ['dist/bin/gatehouse.mjs', 'routes', '--json', ...args];
  const entries: Entry[] = JSON.parse(
    execFileSync('node', command, { encoding: 'utf8', maxBuffer: 16_777_216 }),
  );
  return entries;
}

/** The pages to visit: all, or a sample. */
export function toWalk(
  entries: readonly Entry[],
  walker: string,
  of: 'pages' | 'screens' = 'pages',
): readonly Entry[] {
  const named = (entry: Entry) => `${walker} ${entry.name}`;
  const chosen = sample(entries.map(named), of);
  return entries.filter((entry) => chosen.has(named(entry)));
}

/** Names of the routes that this user may open, computed by the compiler from the server's answers. */
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
    settings: pick(settings, Object.keys(settingDefaults)),
    server: serverOf(app.servers, settings)?.version,
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

/** An answer of the server to the signed-in user; empty when it refuses. */
async function ask(page: Page, address: string): Promise<Record<string, unknown>> {
  const answer = await page.request.get(new URL(address, page.url()).href);
  const body: unknown = answer.ok() ? await answer.json() : {};
  return { ...Object(body) };
}

/**
 * The address of a route, with the id of the first record of its list.
 *
 * @returns undefined when there is no record
 */
export async function addressOf(
  page: Page,
  { name, path, api }: Entry,
): Promise<string | undefined> {
  if (path.startsWith(RULES)) {
    const filters = await ask(page, '/api/v1/assets/cmd-filters/?limit=1');
    const filter = Object(Array.isArray(filters['results']) ? filters['results'][0] : undefined);
    return path.includes(':') ? undefined : `${path}?filter=${String(filter['id'])}`;
  }
  if (!path.includes(':')) return path;
  const ticket = TICKETS[name];
  const list = ticket ? `/api/v1/tickets/tickets/?type=${ticket}` : api[0]?.replace(/:\w+\/$/, '');
  if (list === undefined || list.includes(':')) return undefined;
  const { results } = await ask(page, `${list}${list.includes('?') ? '&' : '?'}limit=1`);
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const id: unknown = Object(first)['id'];
  return id === undefined ? undefined : path.replace(/:\w+/, String(id));
}

/** Navigates to a page through an address without a page; returns the heading. */
export async function open(
  page: Page,
  path: string,
  notFound = NOT_FOUND,
): Promise<{ heading: string; path: string }> {
  await go(page, `/${NOWHERE}`);
  await page.getByRole('heading', { level: 1, name: notFound }).waitFor();
  await go(page, path);
  const heading = page.locator('main h1:visible').filter({ hasNotText: notFound }).first();
  const text = await heading.innerText().catch(() => '');
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
