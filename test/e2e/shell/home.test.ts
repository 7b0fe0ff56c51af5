import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
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
    // Without favourites and sessions it begins with some of all assets.
    await card(page).getByRole('list', { name: 'Granted assets' }).waitFor();
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
    await favourites.getByRole('link', { name: 'Connect to ham-db-01' }).waitFor();
  });

  it('leads back into the last sessions of what is still granted', async () => {
    const { page } = await enter('admin');
    const sessions = page.getByRole('region', { name: 'My recent sessions' });
    await sessions.getByRole('listitem').first().waitFor();
    const again = firstNamed(sessions, 'link', /^Reconnect to /);
    expect(await again.getAttribute('href')).toMatch(/^\/luna\/\?/);
    await card(page).getByRole('list', { name: 'Recent assets' }).waitFor();
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
