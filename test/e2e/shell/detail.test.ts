import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests, firstNamed } from '../acts.ts';
import {
  checked,
  expectAccessible,
  freshConsole,
  type PageOptions,
  PHONE,
  CORE,
} from '../console.ts';

describe('the page of a record (spec 1, section 2.8)', () => {
  const running = freshConsole();

  const card = (page: Page, name: RegExp) => page.getByRole('region', { name });
  const heading = (page: Page) => page.locator('main h1').first().textContent();

  /** Opens a list as an administrator, and from there the record with this name. */
  async function open(path: string, name: string, options?: PageOptions) {
    const watched = await running.openAs('admin', path, options);
    await watched.page.getByRole('link', { name, exact: true }).first().click();
    await watched.page.getByRole('button', { name: 'Delete', exact: true }).waitFor();
    return watched;
  }

  /** Opens the select of a card and chooses the first unrelated record. */
  async function pickFirst(page: Page, name: RegExp): Promise<string> {
    await card(page, name).getByRole('combobox').click();
    const option = page.locator('[role=option]:not([aria-disabled=true])').first();
    const picked = (await option.textContent()) ?? '';
    await option.click();
    await page.keyboard.press('Escape');
    return picked;
  }

  it('adds groups to a user and removes them, as pairs and without a reload', CORE, async () => {
    const page = checked(await open('console/users/users', 'Alice Lindqvist'));
    const groups = card(page, /groups/i);
    await groups.getByRole('button', { name: 'Add', exact: true }).waitFor();
    await page.evaluate(() => Reflect.set(window, 'stillHere', true));
    const calls = noteRequests(page, ({ method, path, query, text }) =>
      path.includes('relations') ? `${method} ${query.toString()} ${text}` : undefined,
    );
    const picked = await pickFirst(page, /groups/i);
    await groups.getByRole('button', { name: 'Add', exact: true }).click();
    await groups.getByRole('link', { name: picked, exact: true }).waitFor();
    expect(calls[0]).toMatch(/^POST {2}\[\{"user":"[^"]+","usergroup":"[^"]+"\}\]$/);

    await groups.getByRole('button', { name: `Remove ${picked}` }).click();
    await expect
      .poll(() => groups.getByRole('link', { name: picked, exact: true }).count())
      .toBe(0);
    await expect.poll(() => calls[1]).toMatch(/^DELETE user=[^&]+&usergroup=\S+ $/);
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true);
  });

  it('has its cards for the keyboard, on a phone, and without a violation', async () => {
    const page = checked(await open('console/users/groups', 'Database team', PHONE));
    const members = card(page, /^Members/);
    await members.getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'a record with a card of related records');
    const first = firstNamed(members, 'button', /^Remove/);
    const name = await first.getAttribute('aria-label');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => members.getByRole('button', { name: name ?? '' }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('UL');
  });

  it('goes back to the list, and on to the form with the id', async () => {
    const { page } = await open('console/assets/domains', 'Cloud network');
    expect(await heading(page)).toBe('Domain: Cloud network');
    const { pathname } = new URL(page.url());
    await page.getByRole('link', { name: 'Update', exact: true }).click();
    await page.waitForURL((url) => url.pathname === `${pathname}/update`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(/\/console\/assets\/domains$/);
  });

  it('says why it was not deleted, and that it was; then the list follows', async () => {
    const { page } = await open('console/users/groups', 'Warehouse systems');
    const { pathname } = new URL(page.url());
    const confirmed = async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(/Warehouse systems/).waitFor();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await page.route('**/api/v1/users/groups/*/', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 400, json: { detail: 'Still in use' } })
        : route.fallback(),
    );
    await confirmed();
    await page.getByText(/^delete error: [^]*Still in use/).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.unroute('**/api/v1/users/groups/*/');
    await confirmed();
    await page.getByText(/ deleted$/).waitFor();
    await page.waitForURL(/\/console\/users\/groups$/);
  });

  it('leads by its tabs with the arrow keys', async () => {
    const { page } = await open('console/users/users', 'Alice Lindqvist');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Summary').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/activeTab=granted-assets/);
    expect(await tab('Summary').getAttribute('tabindex')).toBe('-1');
  });
});
