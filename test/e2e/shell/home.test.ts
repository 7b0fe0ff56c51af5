import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { callAs } from '../apiCalls.ts';
import { checked, expectAccessible, freshConsole, type PageOptions } from '../console.ts';

describe('the home of the workbench', () => {
  const running = freshConsole();

  const card = (page: Page) => page.getByRole('region', { name: 'Connect to my assets' });
  async function enter(username: string, options?: PageOptions) {
    const watched = await running.openAs(username, 'workbench/home', options);
    await card(watched.page).getByRole('searchbox').waitFor();
    return watched;
  }

  it('connects to an asset that is searched for, to a favourite, and to one used before', async () => {
    const page = checked(await enter('alice'));
    await card(page).getByRole('list', { name: 'My recent sessions' }).waitFor();
    await card(page).getByRole('searchbox').fill('ham');
    const found = card(page).getByRole('list', { name: 'Search results' });
    const connect = firstNamed(found, 'link', /^Connect to ham/);
    expect(await connect.getAttribute('href')).toMatch(/^\/luna\/\?login_to=[\w-]{36}$/);
    expect(await connect.getAttribute('target')).toBe('_blank');
    await card(page).getByRole('searchbox').fill('no such host');
    await card(page).getByText('No results for “no such host”.').waitFor();
    await card(page).getByRole('button', { name: 'Clear search' }).click();
    await expectAccessible(page, 'the workbench home');

    await card(page).getByRole('link', { name: 'All my assets' }).click();
    const row = page.getByRole('row').filter({ hasText: 'ham-db-01' });
    // The names of system users come by themselves.
    await row.getByText(/operator/).waitFor();
    await row.getByRole('button', { name: /favorite/i }).click();
    await page.goto(new URL('workbench/home', running.url).href);
    const favourites = card(page).getByRole('list', { name: 'Favorites' });
    await favourites.getByRole('link', { name: 'Connect to ham-db-01 (10.20.20.11)' }).waitFor();
  });

  it('has each host once, favourites first, with the system user of its last session', async () => {
    const { page } = await enter('admin');
    const sessions = card(page).getByRole('list', { name: 'My recent sessions' });
    const again = firstNamed(sessions, 'link', /^Connect to /);
    expect(await again.getAttribute('href')).toMatch(/^\/luna\/\?/);
    expect(await firstNamed(sessions, 'link', /\(10\./).getAttribute('href')).toMatch(
      /\/sessions\/[\w-]{36}$/,
    );
    await page.getByRole('region', { name: 'Tickets assigned to me' }).waitFor();

    const host = String(await again.getAttribute('aria-label')).replace(
      /^Connect to | \(opens .*$/g,
      '',
    );
    const asset = /login_to=([\w-]+)/.exec(String(await again.getAttribute('href')))?.[1];
    await callAs(page, 'POST', 'assets/favorite-assets/', { asset });
    await page.reload();
    const favourite = card(page).getByRole('list', { name: 'Favorites' }).getByRole('listitem');
    await favourite.filter({ hasText: host }).filter({ hasText: ' · SSH · ' }).waitFor();
    expect(await sessions.getByText(host).count()).toBe(0);
  });

  it('folds the pages of an administrator, and offers to request access first', async () => {
    const { page } = await enter('admin');
    const pages = page.getByRole('region', { name: 'My pages' });
    expect(await pages.getByRole('link').count()).toBe(0);
    await pages.getByText(/^Show all \d+ pages$/).click();
    await pages.getByRole('link', { name: 'Users', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Request access' }).click();
    await page.waitForURL(/\/tickets\/tickets\/request-asset-(perm|access)\/create$/);
  });
});
