import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshConsole, fillLogin } from '../console.ts';

/** One administrator's work with users: each test is a step, in this order. */

describe('an administrator works with users', { tags: ['core'], shuffle: false }, () => {
  const running = freshConsole();
  let page: Page;
  let problems: readonly string[];

  beforeAll(async () => {
    ({ page, problems } = await running.newPage());
  });

  const rows = () => page.locator('tbody tr');
  const names = () => page.locator('tbody tr a:not([data-action])').allTextContents();
  const heading = () => page.locator('main h1').first();
  const field = (name: string) => page.getByLabel(name, { exact: false }).first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function fillUser(name: string, username: string, email: string): Promise<void> {
    await page.locator('#field-name').fill(name);
    await page.locator('#field-username').fill(username);
    await page.locator('#field-email').fill(email);
  }

  async function chooseSystemRole(): Promise<void> {
    await field('System roles').click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
  }

  it('refuses a wrong password on the login page and says so', async () => {
    await page.goto(running.url);
    await page.waitForURL('**/core/auth/login/**');
    await fillLogin(page, 'admin', 'wrong');
    await page.getByRole('alert').waitFor();
    expect(page.url()).toContain('/core/auth/login/');
  });

  it('logs in and lands on the first page of the console view', async () => {
    await running.signIn(page, 'admin');
    expect(new URL(page.url()).pathname).toBe('/ui/console/dashboard');
    expect(await heading().textContent()).toBe('Dashboard');
    await page.getByRole('link', { name: /^Users \d+/ }).click();
    await page.waitForURL('**/ui/console/users/users');
    await expect.poll(() => page.title()).toMatch(/^Users - /);
  });

  it('lists 15 users of several pages and pages through them', async () => {
    await rows().nth(14).waitFor();
    expect(await rows().count()).toBe(15);
    const first = await names();
    await button('Page 2').click();
    await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
    expect(page.url()).toContain('page=2');
    await page.reload();
    await rows().nth(14).waitFor();
    expect((await names())[0]).not.toBe(first[0]);
  });

  it('shows what the server refuses at its field and keeps everything that was typed', async () => {
    await page.goto(`${running.url}console/users/users/create`);
    await fillUser('Nora Field', 'alice', 'nora@example.org');
    await chooseSystemRole();
    await button('Save').click();
    const username = page.locator('#field-username');
    await expect.poll(() => username.getAttribute('aria-invalid')).toBe('true');
    const described = (await username.getAttribute('aria-describedby')) ?? '';
    expect(described).not.toBe('');
    expect(await page.locator('#field-email').inputValue()).toBe('nora@example.org');
  });

  it('creates the user once the entry is corrected', async () => {
    await page.locator('#field-username').fill('nora');
    await button('Save').click();
    await page.waitForURL((url) => url.pathname === '/ui/console/users/users');
    await page.goto(`${running.url}console/users/users?search=nora`);
    await expect.poll(names).toEqual(['Nora Field']);
  });

  it('updates the user', async () => {
    await page.getByRole('link', { name: 'Update Nora Field' }).click();
    await page.waitForURL('**/update');
    await expect.poll(() => page.locator('#field-name').inputValue()).toBe('Nora Field');
    await page.locator('#field-comment').fill('Night shift');
    await button('Save').click();
    // The first role is that of system administrators.
    const warning = page.getByRole('alertdialog', { name: 'Save this change?' });
    await warning.getByText('has all permissions on this server').waitFor();
    await warning.getByRole('button', { name: 'Save anyway' }).click();
    await page.waitForURL((url) => url.pathname === '/ui/console/users/users');
    await page.goto(`${running.url}console/users/users?search=nora`);
    await page.locator('tbody a').first().click();
    await page.locator('main dl').getByText('Night shift').waitFor();
  });

  it('clones the user with a marked name and without its identity', async () => {
    await page.goto(`${running.url}console/users/users?search=nora`);
    await page.getByRole('button', { name: 'More actions for Nora Field' }).click();
    await page.getByRole('menuitem', { name: /^Clone/ }).click();
    await page.waitForURL('**/create?clone_from=**');
    await expect.poll(() => page.locator('#field-name').inputValue()).toBe('Clone from Nora Field');
    await fillUser('Nora Two', 'nora2', 'nora2@example.org');
    await button('Save').click();
    await page.waitForURL((url) => url.pathname === '/ui/console/users/users');
    await page.goto(`${running.url}console/users/users?search=nora`);
    await expect.poll(async () => (await names()).length).toBe(2);
  });

  it('saves and continues with an empty form', async () => {
    await page.goto(`${running.url}console/users/groups/create`);
    await page.locator('#field-name').fill('Night shift');
    await button('Save and add another').click();
    await expect.poll(() => page.locator('#field-name').inputValue()).toBe('');
    expect(page.url()).toContain('/create');
    await page.goto(`${running.url}console/users/groups?search=Night`);
    await expect.poll(names).toEqual(['Night shift']);
  });

  it('deletes selected rows after naming their number', async () => {
    await page.goto(`${running.url}console/users/users?search=nora`);
    await expect.poll(() => rows().count()).toBe(2);
    await page.getByLabel('Select all rows on this page').check();
    await page.getByRole('button', { name: '2 selected' }).click();
    await page.getByRole('menuitem', { name: 'Delete selected' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Delete 2 users?', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No results').waitFor();
  });

  it('logs out with a full page load that carries the way back', async () => {
    await page.goto(`${running.url}console/users/groups`);
    await rows().first().waitFor();
    await button('Administrator').click();
    const [logout] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/core/auth/logout/')),
      page.getByRole('menuitem', { name: 'Log out' }).click(),
    ]);
    const address = new URL(logout.url());
    expect(address.searchParams.get('next')).toBe('/ui/console/users/groups');
    await page.waitForURL('**/core/auth/**');
  });

  it('did all this without an error in the browser or a violated policy', () => {
    const refusals = /status of 40[01]/;
    expect(problems.filter((problem) => !refusals.test(problem))).toEqual([]);
  });
});
