import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

describe('what belongs to a record (spec 2, section 3)', () => {
  const running = freshConsole();

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
  const cell = (page: Page, name: string | RegExp) => page.getByRole('cell', { name }).first();
  const rowHead = (page: Page, name: string | RegExp) =>
    page.getByRole('rowheader', { name }).first();

  it('adds assets to a system user and takes them away again', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users');
    await page.getByRole('link', { name: 'operator', exact: true }).click();
    await heading(page, /operator/);
    await tab(page, 'Assets').click();
    await page.getByRole('combobox', { name: 'Add: Asset' }).fill('cld-ci-01');
    await page.getByRole('option', { name: /cld-ci-01/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await rowHead(page, /cld-ci-01/).waitFor();
    await expectAccessible(page, 'the assets of a system user');
    await page.getByRole('button', { name: /^More actions for cld-ci-01/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rowHead(page, /cld-ci-01/).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await rowHead(page, /cld-ci-01/).waitFor();
    expect(problems).toEqual([]);
  });

  it('lists system users by what they are for', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users');
    await page.getByRole('link', { name: 'operator', exact: true }).waitFor();
    await tab(page, 'Admin users').click();
    await expect
      .poll(() => page.getByRole('link', { name: 'operator', exact: true }).count())
      .toBe(0);
  });

  it('tells the secret of an account to who has proven who they are, masked until asked for', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/accounts/authbook');
    await rowHead(page, 'ham-app-01').waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: 'ham-app-01' })
      .getByRole('button', { name: /^Show secrets/ })
      .first()
      .click();
    const proof = page.locator('input[type=password]');
    await proof.fill('gatehouse');
    await proof.press('Enter');
    const told = page.getByRole('dialog', { name: /^Show secrets/ });
    await told.getByText(/^\*{6}/).waitFor();
    await expectAccessible(page, 'the secrets of an account');
    await told.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => told.count()).toBe(0);
  });

  it('shows whom and what a permission reaches, and changes what it names', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/perms/asset-permissions');
    await page.getByRole('treeitem', { name: /Hamburg/ }).waitFor();
    await page.getByRole('link', { name: 'Alice: two hosts', exact: true }).click();
    await heading(page, /Alice: two hosts/);
    await tab(page, 'Users and groups').click();
    await rowHead(page, /\(alice\)/).waitFor();
    await page.getByRole('combobox', { name: 'Add: Users' }).fill('auditor');
    await page.getByRole('option', { name: /auditor/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await rowHead(page, /\(auditor\)/).waitFor();
    await tab(page, 'Assets and nodes').click();
    await page.getByRole('heading', { name: /^Assets \(/ }).waitFor();
    expect(problems).toEqual([]);
  });

  it('shows the assets granted to a user beside the tree of their nodes', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/users/users');
    await page
      .getByRole('link', { name: /^Alice/ })
      .first()
      .click();
    await heading(page, /Alice/);
    await tab(page, 'Granted assets').click();
    await rowHead(page, 'ham-db-01').waitFor();
    await page.getByRole('treeitem', { name: /Cloud/ }).getByText(/Cloud/).click();
    await expect.poll(() => rowHead(page, 'ham-db-01').count()).toBe(0);
    // The names come as soon as their cells are in view.
    await cell(page, /operator/).waitFor();
    await tab(page, 'Asset permissions').click();
    await rowHead(page, 'Alice: two hosts').waitFor();
    await tab(page, 'Granted applications').click();
    await rowHead(page, /orders/).waitFor();
    expect(problems).toEqual([]);
  });

  it('narrows the accounts of applications by category, type and application', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/accounts/application-accounts');
    await page
      .getByRole('treeitem', { name: /^Cloud/ })
      .getByText(/Cloud/)
      .click();
    await expect.poll(() => rowHead(page, 'Web shop orders').count()).toBe(0);
    await expectAccessible(page, 'the accounts of applications');
    expect(problems).toEqual([]);
  });

  it('shows the person who looks their assets by node, with the accounts they may use', async () => {
    const { page, problems } = await newPage(running, { width: 1000 });
    await signIn(page, running.url, 'alice', 'workbench/assets');
    await page.getByRole('treeitem', { name: /^Favorites/ }).waitFor();
    // The names come as soon as their cells are in view.
    await page.getByRole('columnheader', { name: 'System users' }).scrollIntoViewIfNeeded();
    await cell(page, /operator/).waitFor();
    await expectAccessible(page, 'my assets on a tablet');
    expect(problems).toEqual([]);
  });

  it('begins the workbench with sessions and logins of the person who looks', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
    const sessions = page.getByRole('region', { name: 'My recent sessions' });
    await sessions.getByRole('link').first().waitFor();
    await page
      .getByRole('region', { name: 'My recent logins' })
      .getByText(/127\.0\.0\.1/)
      .first()
      .waitFor();
    await expectAccessible(page, 'the workbench home');
    await sessions.getByRole('link').first().click();
    await heading(page, /^Session/);
    expect(problems).toEqual([]);
  });

  it('plays the recording of a session once the server has found it', async () => {
    const { page, problems } = await newPage(running);
    await signIn(
      page,
      running.url,
      'admin',
      'audit/sessions/sessions?activeTab=history&search=ssh',
    );
    await page.goto(
      new URL('audit/sessions/sessions?activeTab=history&protocol=ssh', running.url).href,
    );
    await page.getByRole('rowheader').getByRole('link').first().click();
    await heading(page, /^Session/);
    await page.getByRole('tab', { name: 'Recording' }).click();
    const screen = page.getByRole('region', { name: 'Terminal contents' });
    await screen.waitFor();
    await page.getByRole('button', { name: '8×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => screen.textContent()).toContain('$');
    await expectAccessible(page, 'a session with its recording');
    expect(problems).toEqual([]);
  });
});
