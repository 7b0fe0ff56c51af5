import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { noteRequests } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { freshConsole, CORE } from '../console.ts';

/** Each costs a round trip; it may become fewer (design, section 7). */
const MOST_REQUESTS = 18;
/** Design, section 9. */
const MOST_FONT_BYTES = 50_000;

const running = freshConsole();

it('the users list, with all that comes after it, makes few requests', CORE, async () => {
  const { page: firstPage } = await running.openAs('admin', 'workbench/home');
  // A page of its own: what the page before has begun is not counted.
  const page = await firstPage.context().newPage();
  await firstPage.close();
  const requests = noteRequests(page, ({ path }) => path);
  await page.goto(`${running.url}console/users/users`);
  await page.locator('tbody tr td a').first().waitFor();
  await atRest(page);
  // Whether a browser tells of the icon of its tab depends on its version.
  const tabIcons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  // The font comes from the cache of the browser.
  const asked = requests.filter((path) => !tabIcons.includes(path) && !path.endsWith('.woff2'));
  expect(asked.filter((path) => path.includes('/forms-'))).toEqual([]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});

it('fetches its font after the first list, and draws with it from the next page on', async () => {
  const { page } = await running.newPage();
  const requests = noteRequests(page, ({ path }) => path);
  const interOf = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family === 'Inter').map(({ status }) => status),
    );
  const font = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await running.signIn(page, 'admin', 'console/users/users');
  await page.locator('tbody tr td a').first().waitFor();
  expect((await (await font).body()).length).toBeLessThanOrEqual(MOST_FONT_BYTES);
  const rows = requests.findIndex((path) => path.startsWith('/api/v1/users/users/'));
  expect(requests.findIndex((path) => path.endsWith('.woff2'))).toBeGreaterThan(rows);
  // No text changes its face while it is read.
  expect(await interOf()).toEqual([]);
  await atRest(page);
  await page.reload();
  await page.locator('tbody tr td a').first().waitFor();
  expect(await interOf()).toEqual(['loaded']);
});

/** Holds a file of the console back until the function that it gives is called. */
async function holdFile(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens an address while `first` does not come, until `awaited` was asked for; then lets it come. */
async function openWithoutFirst(page: Page, address: string, awaited: RegExp) {
  const asked = noteRequests(page, ({ url }) => url.slice(new URL(url).origin.length));
  const release = await holdFile(page, '**/assets/first-*.js');
  const seen = page.waitForResponse((response) => awaited.test(response.url()));
  await page.goto(running.url + address, { waitUntil: 'commit' });
  await seen;
  return { asked, release };
}

it(
  'code, texts and rows of the first page are asked for while the console loads, and only once',
  CORE,
  async () => {
    const { page } = await running.openAs('admin', 'workbench/home');
    const { asked, release } = await openWithoutFirst(
      page,
      'console/users/users?search=an&order=-name',
      /\/api\/v1\/users\/users\//,
    );
    const early = () => asked.filter((path) => /\/(?:user|resources\.users)-[\w-]+\.js/.test(path));
    await expect.poll(early).toHaveLength(2);
    release();
    await page.locator('tbody tr td a').first().waitFor();
    await atRest(page);
    // The numbers of the chips are read after the rows.
    const rows = asked.filter(
      (path) => path.startsWith('/api/v1/users/users/') && !path.includes('limit=500'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('order=-name');
    // Whether a browser tells of icons and files that are asked for ahead depends on its version.
    const own = asked.filter((path) => /^\/api\/|\.js$/.test(path));
    expect(new Set(own).size, own.join('\n')).toBe(own.length);
  },
);

it('rows that could not be fetched so early are told, and asked for again', async () => {
  const { page } = await running.openAs('admin', 'workbench/home');
  let failures = 1;
  await page.route('**/api/v1/users/users/?*', (route) =>
    failures-- > 0 ? route.fulfill({ status: 500, body: 'asleep' }) : route.continue(),
  );
  await page.goto(`${running.url}console/users/users`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.locator('tbody tr td a').first().waitFor();
});

it('nothing of a refused page is asked for, not even so early', async () => {
  const { page } = await running.openAs('admin', 'workbench/home');
  await atRest(page);
  const { asked, release } = await openWithoutFirst(
    page,
    // Needs a licence.
    'console/assets/cloud/account',
    /\/api\/v1\/settings\/public\/$/,
  );
  release();
  await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
  await atRest(page);
  expect(
    asked.filter((path) => /\/account-|resources\.xpack-|\/api\/v1\/xpack\//.test(path)),
  ).toEqual([]);
});

it('what the server says of the fields of a new record is asked for while the form loads', async () => {
  const { page } = await running.openAs('admin', 'console/users/users');
  await page.locator('tbody tr td a').first().waitFor();
  await atRest(page);
  const release = await holdFile(page, '**/assets/forms-*.js');
  const asked = noteRequests(page, ({ method, url }) => (method === 'OPTIONS' ? url : undefined));
  const early = page.waitForRequest((request) => request.method() === 'OPTIONS');
  await page.getByRole('main').getByRole('link', { name: 'Create' }).click();
  await early;
  release();
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  await atRest(page);
  expect(asked).toHaveLength(1);
});

it('no page of the menu asks for its rows twice, however fast they are opened', async () => {
  const { page } = await running.openAs('admin', 'console/users/users');
  await page.locator('tbody tr td a').first().waitFor();
  await atRest(page);
  const links = await page
    .getByRole('navigation', { name: 'Main menu' })
    .locator('a[href^="/ui/console/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  const twice: string[] = [];
  for (const link of links) {
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url());
    };
    page.on('request', note);
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click(),
      link,
    );
    await page.waitForURL(`**${link}*`);
    await page.locator('main h1').waitFor();
    await atRest(page);
    page.off('request', note);
    twice.push(...asked.filter((url, place) => asked.indexOf(url) !== place));
  }
  expect(twice).toEqual([]);
});
