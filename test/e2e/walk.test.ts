import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes as records } from '../../generated/routes.ts';
import { newPage, openBrowser, signIn, startConsole, type RunningConsole } from './console.ts';

/** A route as `gatehouse routes --json` tells of it. */
interface Entry {
  readonly name: string;
  readonly path: string;
  readonly view: string;
  readonly kind: string;
  readonly api: readonly string[];
  readonly override: string | null;
}

/** What a page of the server's own, in another tab, is called. */
const ELSEWHERE = new Set(['external']);
/** How long a page may take to show its heading. */
const HEADING_MS = 15_000;
/** An address that no page has: between two pages, so that each shows a heading of its own. */
const NOWHERE = '404';
/** Rules live below their filter: their pages need it in the address. */
const RULES = '/console/assets/command-filter-rules';
const REFUSED = 'You may not view this page';
const NOT_FOUND = 'There is no such page';

describe.each(['none', 'valid'] as const)('with the licence %s', (licence) => {
  let browser: Browser;
  let running: RunningConsole;

  beforeAll(async () => {
    [browser, running] = await Promise.all([
      openBrowser(),
      startConsole(licence === 'none' ? [] : ['--licence', licence]),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await running.stop();
  });

  it.each(['admin', 'orgadmin', 'auditor', 'alice'])(
    'every page %s may open shows its heading, every other one is refused before its code is asked for',
    async (username) => {
      const { page, problems, scripts } = await newPage(browser, running);
      await signIn(page, running.url, username);
      await page.waitForLoadState('networkidle');
      const permitted = await permittedTo(page, username, licence);
      // What the application answers itself, in no view, is open to everybody.
      const all = catalogue([]).filter(({ kind, view }) => !ELSEWHERE.has(kind) && view !== '');
      const start = pathOf(page);

      const wrong: string[] = [];
      const own = chunksOf(all.filter(({ name, path }) => permitted.has(name) && start === path));
      for (const entry of all.filter(({ name }) => !permitted.has(name))) {
        const before = scripts.length;
        const { heading, path } = await open(page, entry.path.replaceAll(/:\w+/g, 'some-id'));
        const left = !path.startsWith(`/${entry.view}`);
        if (heading !== REFUSED && !left) wrong.push(`${entry.name} is not refused: ${heading}`);
        const forbidden = chunksOf([entry]).filter((chunk) => !own.includes(chunk));
        const asked = scripts
          .slice(before)
          .filter((url) => forbidden.some((one) => url.endsWith(one)));
        wrong.push(...asked.map((url) => `${entry.name} is refused, but asked for ${url}`));
      }

      for (const entry of all.filter(({ name }) => permitted.has(name))) {
        const address = await addressOf(page, entry);
        if (address === undefined) continue;
        problems.length = 0;
        const { heading } = await open(page, address);
        // Where a redirect leads decides for itself whether it opens.
        const refused = heading === REFUSED && entry.kind !== 'redirect';
        if (heading === '' || refused || heading === NOT_FOUND) {
          wrong.push(`${entry.name} at ${address} shows: ${heading || 'nothing'}`);
        }
        await page.waitForLoadState('networkidle');
        wrong.push(...problems.map((problem) => `${entry.name} at ${address}: ${problem}`));
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** The catalogue, or the part of it that the arguments ask for. */
function catalogue(args: readonly string[]): readonly Entry[] {
  const command = ['dist/bin/gatehouse.mjs', 'routes', '--json', ...args];
  const entries: Entry[] = JSON.parse(
    execFileSync('node', command, { encoding: 'utf8', maxBuffer: 16_777_216 }),
  );
  return entries;
}

/** The names of the routes that the compiler says this person may open, by what the server says of them. */
async function permittedTo(
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
async function addressOf(page: Page, { path, api }: Entry): Promise<string | undefined> {
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
async function open(page: Page, path: string): Promise<{ heading: string; path: string }> {
  await go(page, `/${NOWHERE}`);
  await page.getByRole('heading', { level: 1, name: NOT_FOUND }).waitFor();
  await go(page, path);
  const heading = page.locator('main h1:visible').filter({ hasNotText: NOT_FOUND }).first();
  const text = await heading.innerText({ timeout: HEADING_MS }).catch(() => '');
  return { heading: text.trim(), path: pathOf(page) };
}

function go(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    globalThis.history.pushState(null, '', address);
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  }, `/ui${path}`);
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname.replace(/^\/ui/, '');
}

/** The files that hold the hand-written page of each route, or else the definition of its resource. */
function chunksOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ name, override }) => {
    const resource = records.find((route) => route.name === name)?.resource;
    const source =
      override ??
      (resource === undefined ? undefined : `generated/resources/${resource.replace('.', '/')}.ts`);
    const file =
      source === undefined ? undefined : BUILT.get(`../${source}`.replace('../src/', ''));
    return file === undefined ? [] : [file];
  });
}

/** The built file of each source that is loaded on demand. */
const BUILT: ReadonlyMap<string, string> = new Map(
  Object.entries<{ readonly file: string }>(
    JSON.parse(readFileSync('dist/console/.vite/manifest.json', 'utf8')),
  ).map(([source, { file }]) => [source, file]),
);
