import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

describe('what pages of the catalogue say of their records (spec 2, sections 2 and 7)', () => {
  const running = freshConsole('--licence', 'valid');

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
  const quick = (page: Page) => page.getByRole('region', { name: 'Quick actions' });
  const posted = (page: Page, path: string) =>
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes(`/api/v1/${path}`),
    );

  it('finds assets by a label', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/assets');
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.click();
    await page.getByRole('option', { name: 'Label', exact: true }).click();
    await search.fill('site:hamburg');
    await search.press('Enter');
    await page.getByText('Label: site:hamburg').waitFor();
    const rows = page.getByRole('rowheader');
    await expect.poll(() => rows.filter({ hasNotText: /^ham-/ }).count()).toBe(0);
    await expect.poll(() => rows.filter({ hasText: /^ham-/ }).count()).toBeGreaterThan(1);
    expect(problems).toEqual([]);
  });

  it('tests all of what a tab lists from that tab', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/assets?search=ham-app-01');
    await link(page, 'ham-app-01').click();
    await heading(page, /ham-app-01/);
    await quick(page).getByText('Refresh hardware information').waitFor();
    expect(await quick(page).getByText('Test all system users').count()).toBe(0);
    await tab(page, 'System users').click();
    await quick(page).getByText('Push all system users').waitFor();
    expect(await quick(page).getByText('Refresh hardware information').count()).toBe(0);
    const [call] = await Promise.all([
      posted(page, 'assets/assets/'),
      page.getByRole('button', { name: /^Test all system users/ }).click(),
    ]);
    expect(call.postDataJSON()).toEqual({ action: 'test_system_user' });
    await tab(page, 'Accounts').click();
    await quick(page).getByText('Test all accounts').waitFor();
    await page.goto(new URL('console/assets/system-users', running.url).href);
    await link(page, 'operator').click();
    await heading(page, /operator/);
    await quick(page).getByText('Push automatically').waitFor();
    await tab(page, 'Assets').click();
    await quick(page).getByText('Test on assets').waitFor();
    expect(problems).toEqual([]);
  });

  it('has command filters for system users that type commands alone', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users');
    const card = page.getByRole('region', { name: /^Command filters/ });
    await link(page, 'operator').click();
    await heading(page, /operator/);
    await tab(page, 'Summary').click();
    await card.waitFor();
    await page.goto(new URL('console/assets/system-users', running.url).href);
    await link(page, 'desktop').click();
    await heading(page, /desktop/);
    await page.getByText('RDP', { exact: true }).first().waitFor();
    await quick(page).waitFor();
    expect(await card.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('offers an application permission the accounts that fit its type', async () => {
    const { page } = await newPage(running);
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/assets/system-users/')) {
        asked.push(url.searchParams.get('protocol'));
      }
    });
    await signIn(
      page,
      running.url,
      'admin',
      'console/perms/application-permissions/create?category=db&type=mysql',
    );
    await page.getByRole('combobox', { name: 'System users' }).click();
    await expect.poll(() => new Set(asked)).toEqual(new Set(['mysql']));
    const remote = 'console/perms/application-permissions/create?category=remote_app&type=chrome';
    await page.goto(new URL(remote, running.url).href);
    asked.length = 0;
    await page.getByRole('combobox', { name: 'System users' }).click();
    await page.getByRole('option', { name: /^desktop/ }).waitFor();
    expect(new Set(asked)).toEqual(new Set(['rdp']));
    await page.goto(new URL('console/perms/application-permissions', running.url).href);
    await link(page, 'Customs declarations').click();
    await tab(page, 'Applications and system users').click();
    await page.getByRole('link', { name: /^desktop/ }).waitFor();
  });

  it('opens the hosts of a batch command behind their number', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'audit/logs/command-execution-log');
    await heading(page, 'Batch command logs');
    const number = page.getByRole('button', { name: /^\d+: show hosts$/ }).first();
    const count = Number(await number.textContent());
    await number.click();
    const dialog = page.getByRole('dialog', { name: /^Show hosts: / });
    await expect.poll(() => dialog.getByRole('rowheader').count()).toBe(count);
    await expectAccessible(page, 'the hosts of a batch command');
    expect(problems).toEqual([]);
  });

  it('names the task of a run without its organization', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/ops/tasks');
    await link(page, 'Test assets connectivity: Hamburg').click();
    await tab(page, 'Runs').click();
    await page.locator('tbody a').first().click();
    await heading(page, /^Run: /);
    await page
      .getByRole('definition')
      .getByText('Test assets connectivity: Hamburg', { exact: true })
      .first()
      .waitFor();
  });

  it('tells the host of granted applications of one category', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/users/users');
    await page
      .getByRole('link', { name: /^Alice/ })
      .first()
      .click();
    await tab(page, 'Granted applications').click();
    await link(page, 'Web shop orders').waitFor();
    await page.getByRole('button', { name: 'Table settings' }).click();
    await page.getByRole('checkbox', { name: 'Host', exact: true }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('columnheader', { name: 'Host' }).waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill('category:db');
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await page
      .getByRole('row')
      .filter({ hasText: 'Web shop orders' })
      .getByRole('cell', { name: /^(\d+\.){3}\d+$|\.\w+$/ })
      .first()
      .waitFor();
  });

  it('greys an inactive asset at the workbench, and says so', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'alice', 'workbench/assets');
    const row = page.getByRole('row').filter({ hasText: 'cld-ci-01' });
    await row.getByRole('button', { name: 'cld-ci-01 (inactive)' }).waitFor();
    expect(await row.getByRole('link', { name: /^Connect/ }).count()).toBe(0);
    const colour = (name: RegExp) =>
      page
        .getByRole('row')
        .filter({ hasText: name })
        .getByRole('cell')
        .nth(1)
        .evaluate((cell) => getComputedStyle(cell).color);
    expect(await colour(/cld-ci-01/)).not.toBe(await colour(/cld-ci-02/));
    await expectAccessible(page, 'an inactive asset');
    expect(problems).toEqual([]);
  });

  it('says once that an asset is inactive, on its card too', async () => {
    const { page } = await newPage(running, { width: 390, height: 844 });
    await signIn(page, running.url, 'alice', 'workbench/assets');
    const card = page.getByRole('listitem').filter({ hasText: 'cld-ci-01' });
    await card.getByRole('button', { name: 'cld-ci-01', exact: true }).waitFor();
    expect(((await card.textContent()) ?? '').match(/inactive/gi)).toEqual(['Inactive']);
  });
});
