import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshConsole } from '../console.ts';

/** Longer than any timeout of the console. */
const PATIENCE_MS = 61_000;
/** Longer than that of the first calls. */
const START_PATIENCE_MS = 21_000;
const FIRST_CALLS = [
  '**/api/v1/settings/public/open/',
  '**/api/v1/users/profile/',
  '**/api/v1/settings/public/',
];

const running = freshConsole();

/** A signed-in page whose clock can be advanced by a minute. */
async function ready(): Promise<Page> {
  const { page } = await running.openAs('admin', 'workbench/home');
  await page.clock.install();
  return page;
}

describe('a server that accepts and never answers', () => {
  it.each([
    ['the profile', '**/api/v1/users/profile/', 'did not send your profile within 20 seconds'],
    ['the words', '**/assets/start-*.js', 'words of the interface could not be loaded'],
    ['the console itself', '**/assets/first-*.js', 'The console cannot be loaded'],
    ['a page', '**/assets/usergroup-*.js', 'This page could not be loaded'],
  ])('ends for %s in a page that says so, from where one goes on', async (_, address, said) => {
    const page = await ready();
    const hangs = page.waitForRequest(address);
    const answered = FIRST_CALLS.filter((one) => one !== address).map(async (one) =>
      (await page.waitForResponse(one)).finished(),
    );
    await page.route(address, () => undefined);
    // The load event comes when all scripts have run, unless one of them hangs.
    const waitUntil = address.includes('first') ? 'commit' : 'load';
    await page.goto(`${running.url}console/users/groups`, { waitUntil });
    await Promise.all([hangs, ...answered]);
    // What is still under way when the clock goes on would be given up instead.
    if (address.includes('usergroup')) await page.getByRole('navigation').first().waitFor();
    const alert = page.getByRole('alert').filter({ hasText: said });
    // On a busy machine the console begins to wait later than the request was seen.
    const patience = address.includes('/api/') ? START_PATIENCE_MS : PATIENCE_MS;
    const seen = async () => {
      await page.clock.runFor(patience);
      return alert.count();
    };
    await expect.poll(seen).toBe(1);
    // From now on calls are answered; those in transit keep hanging.
    await page.route(address, (route) => route.continue());
    const again = alert.getByRole('button', { name: /Try again|Reload/ });
    await again.first().click();
    await page.getByRole('heading', { name: 'User groups' }).waitFor();
  });
});

describe('a style sheet that never comes', () => {
  it('holds up no page, because none is a file that pages wait for', async () => {
    const page = await ready();
    await page.route('**/*.css', () => undefined);
    await page.goto(`${running.url}console/users/groups`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'User groups' }).waitFor();
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
  });
});

describe('a login page that sends back', () => {
  it('is not gone to for ever while the profile is refused', async () => {
    const { page } = await running.openAs('admin', 'workbench/home');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/core/auth/login/')) loads += 1;
    });
    await page.route('**/api/v1/users/profile/', (route) =>
      route.fulfill({ status: 403, json: { detail: 'no', code: 'permission_denied' } }),
    );
    await page.goto(`${running.url}console/users/users`, { waitUntil: 'commit' });
    const alert = page.getByRole('alert').filter({ hasText: 'several times within a minute' });
    await alert.getByText('403').waitFor();
    expect(loads).toBe(3);
    await page.unroute('**/api/v1/users/profile/');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Users', exact: true }).waitFor();
  });
});
