import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed, tab } from '../acts.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

describe('what is done to the rows of a tab, and what stands behind them (spec 2, sections 3, 4 and 7)', () => {
  const running = freshConsole('--licence', 'valid');

  const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const posted = (page: Page, path: string) =>
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes(`/api/v1/${path}`),
    );

  async function openSystemUser(page: Page, name: string): Promise<void> {
    await page.getByRole('link', { name, exact: true }).click();
    await heading(page, new RegExp(name));
    await tab(page, 'Assets').click();
    await page.getByRole('combobox', { name: 'Asset', exact: true }).waitFor();
  }

  it('tests a system user on chosen assets, pushes it to one, and shows the log of the task', async () => {
    const page = await running.checkedAs('admin', 'console/assets/system-users');
    await openSystemUser(page, 'operator');
    const row = rowOf(page, 'cld-stg-05');
    await row.getByRole('img', { name: 'Unknown', exact: true }).waitFor();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '1 selected' }).click();
    const [test, log] = await Promise.all([
      posted(page, 'assets/system-users/'),
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Test reachability' }).click(),
    ]);
    expect(test.postDataJSON()).toEqual({ action: 'test', assets: [expect.any(String)] });
    expect(log.url()).toContain('/ops/celery/task/');
    await log.close();
    await firstNamed(page, 'button', 'Refresh').click();
    await row.getByRole('img', { name: 'Reachable', exact: true }).waitFor();
    await row.getByRole('button', { name: /^More/ }).click();
    const [push, window] = await Promise.all([
      posted(page, 'assets/system-users/'),
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Push', exact: true }).click(),
    ]);
    expect(push.postDataJSON()).toEqual({ action: 'push', assets: [expect.any(String)] });
    await window.close();
    await expectAccessible(page, 'the assets of a system user');
  });

  it('tests the system users of an asset, and leads to them', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets?search=ham-app-01');
    await page.getByRole('link', { name: 'ham-app-01', exact: true }).click();
    await heading(page, /ham-app-01/);
    await tab(page, 'System users').click();
    const link = page.getByRole('rowheader').getByRole('link').first();
    await link.waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: /selected$/ }).click();
    const [test] = await Promise.all([
      posted(page, 'assets/assets/'),
      page.getByRole('menuitem', { name: 'Test reachability' }).click(),
    ]);
    expect(test.postDataJSON()).toMatchObject({ action: 'test_system_user' });
    await link.click();
    await heading(page, /^System user/);
  });

  it('shows the permissions by which a user and a group reach an asset', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets?search=ham-app-01');
    await page.getByRole('link', { name: 'ham-app-01', exact: true }).click();
    for (const title of ['Allowed users', 'Allowed groups']) {
      await tab(page, title).click();
      await firstNamed(page, 'button', /^View permissions/).click();
      const dialog = page.getByRole('dialog', { name: /^View permissions/ });
      await dialog.getByRole('rowheader').getByRole('link').first().waitFor();
      await expectAccessible(page, `permissions behind ${title}`);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(() => dialog.count()).toBe(0);
    }
  });

  it('says that a permission on the page of a user is deleted for everybody', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await firstNamed(page, 'link', /^Alice/).click();
    await tab(page, 'Asset permissions').click();
    await rowOf(page, 'Alice: two hosts').getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/The record itself is deleted/)
      .waitFor();
    expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0);
  });

  it('shows an own asset in a dialog, and remembers it with a star', async () => {
    const page = await running.checkedAs('alice', 'workbench/assets');
    const name = page.getByRole('button', { name: 'ham-db-01', exact: true });
    await name.click();
    const dialog = page.getByRole('dialog', { name: /ham-db-01/ });
    await dialog.getByText('Platform').waitFor();
    await expectAccessible(page, 'an own asset');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const star = page.getByRole('button', { name: 'Favorite: ham-db-01' });
    expect(await star.getAttribute('aria-pressed')).toBe('false');
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('treeitem', { name: /^Favorites/ })
      .getByText(/Favorites/)
      .click();
    await page.getByRole('rowheader', { name: 'ham-db-01' }).waitFor();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
    await star.click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(0);
  });

  it('changes the applications of several permissions at once, among those of their type', async () => {
    const { page } = await running.openAs('admin', 'console/perms/application-permissions');
    await rowOf(page, 'Reports on orders').getByRole('checkbox').check();
    await page.getByRole('button', { name: /selected$/ }).click();
    await page.getByRole('menuitem', { name: 'Update selected' }).click();
    const dialog = page.getByRole('dialog');
    const asked = page.waitForRequest((request) =>
      request.url().includes('/api/v1/applications/applications/?'),
    );
    await dialog.getByRole('checkbox', { name: /Applications/ }).check();
    await dialog.getByRole('combobox').first().click();
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('category')).toBe('db');
    expect(searchParams.get('type')).toBe('mysql');
  });

  it('has no arrow beside tabs that are all in view, also after the bar was hidden for a moment', async () => {
    const page = await running.checkedPage();
    await page.addInitScript(staleObservations);
    await running.signIn(page, 'admin', 'console/users/groups');
    await page.getByRole('link', { name: 'Database team', exact: true }).click();
    await tab(page, 'Granted assets').waitFor();
    await expect.poll(() => page.locator('.MuiTabScrollButton-root').count()).toBe(0);
  });
});

/** The first observation of each tab comes together with an older one, of when it was hidden. */
function staleObservations(): void {
  const Observer = window.IntersectionObserver;
  const seen = new WeakSet<Element>();
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const [entry] = entries;
        const stale = entry && !seen.has(entry.target) && entry.target.role === 'tab';
        if (entry) seen.add(entry.target);
        const hidden = { ...entry, isIntersecting: false } as IntersectionObserverEntry;
        callback(stale ? [hidden, ...entries] : entries, observer);
      }, options);
    }
  };
}
