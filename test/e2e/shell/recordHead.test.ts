import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, newPage, signIn, type PageOptions } from '../console.ts';

describe('the head and the groups of a record', () => {
  const running = freshConsole();

  async function open(path: string, name: string, options?: PageOptions) {
    const watched = await newPage(running, options);
    await signIn(watched.page, running.url, 'admin', path);
    await watched.page.getByRole('link', { name, exact: true }).first().click();
    await watched.page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
    return watched;
  }
  const state = (page: Page) => page.getByRole('group', { name: 'Status' });

  it('say the state as a word, and hide empty fields until asked', { tags: ['core'] }, async () => {
    const { page, problems } = await open('console/users/users?search=alice', 'Alice Lindqvist');
    await state(page).getByText('Active', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Identity' }).waitFor();
    const terms = () => page.locator('main dl').last().getByRole('term').count();
    const before = await page.locator('main dt').count();
    expect(await terms()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Show \d+ empty fields?$/ }).click();
    expect(await page.locator('main dt').count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^Hide \d+ empty fields?$/ }).waitFor();
    expect(problems).toEqual([]);
  });

  it('are read on a telephone and in the dark without a violation', async () => {
    const { page } = await open('console/assets/assets?search=ham-app-01', 'ham-app-01', {
      width: 390,
      height: 844,
    });
    await state(page).waitFor();
    await expectAccessible(page, 'the head of an asset at 390 px');
    const { page: wide } = await open(
      'console/perms/asset-permissions?search=Contractors',
      'Contractors, spring',
      { dark: true },
    );
    await state(wide)
      .getByText(/^Expired/)
      .waitFor();
    await expectAccessible(wide, 'the head of a permission in the dark');
  });

  it('lead from a number to the tab with what it counts', async () => {
    const { page } = await open('console/assets/domains', 'Hamburg data centre');
    await page.locator('main dl').first().getByRole('link').click();
    await page.waitForURL(/activeTab=gateways/);
    await page.getByRole('tab', { name: 'Gateways', selected: true }).waitFor();
  });
});
