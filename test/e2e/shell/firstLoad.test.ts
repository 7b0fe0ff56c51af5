import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshConsole, newPage, signIn } from '../console.ts';

/** Each costs a round trip; it may become fewer (design, section 7). */
const MOST_REQUESTS = 17;

const running = freshConsole();

it(
  'the users list, with all that comes after it, makes few requests',
  { tags: ['core'] },
  async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${running.url}console/users/users`);
    await page.locator('tbody tr td a').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/forms-'))).toEqual([]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  },
);

/** Opens an address while `first` does not come, until `awaited` was asked for; then lets it come. */
async function openWithoutFirst(page: Page, address: string, awaited: RegExp) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const seen = page.waitForResponse((response) => awaited.test(response.url()));
  await page.goto(running.url + address, { waitUntil: 'commit' });
  await seen;
  return { asked, release };
}

it(
  'code, texts and rows of the first page are asked for while the console loads, and only once',
  { tags: ['core'] },
  async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
    const { asked, release } = await openWithoutFirst(
      page,
      'console/users/users?search=an&order=-name',
      /\/api\/v1\/users\/users\//,
    );
    expect(asked.filter((path) => /\/(?:user|resources\.users)-\w+\.js/.test(path))).toHaveLength(
      2,
    );
    release();
    await page.locator('tbody tr td a').first().waitFor();
    await page.waitForLoadState('networkidle');
    const rows = asked.filter((path) => path.startsWith('/api/v1/users/users/'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('order=-name');
    expect(new Set(asked).size, asked.join('\n')).toBe(asked.length);
  },
);

it('rows that could not be fetched so early are told, and asked for again', async () => {
  const { page } = await newPage(running);
  await signIn(page, running.url, 'admin', 'workbench/home');
  let failures = 1;
  await page.route('**/api/v1/users/users/?*', (route) =>
    failures-- > 0 ? route.fulfill({ status: 500, body: 'asleep' }) : route.continue(),
  );
  await page.goto(`${running.url}console/users/users`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.locator('tbody tr td a').first().waitFor();
});

it('nothing of a refused page is asked for, not even so early', async () => {
  const { page } = await newPage(running);
  await signIn(page, running.url, 'admin', 'workbench/home');
  await page.waitForLoadState('networkidle');
  const { asked, release } = await openWithoutFirst(
    page,
    // Needs a licence.
    'console/assets/cloud/account',
    /\/api\/v1\/settings\/public\/$/,
  );
  release();
  await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((path) => /\/account-|resources\.xpack-|\/api\/v1\/xpack\//.test(path)),
  ).toEqual([]);
});
