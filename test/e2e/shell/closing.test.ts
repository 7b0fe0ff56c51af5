import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, CORE } from '../console.ts';

describe('what lists and menus open (spec 1, sections 2.7 and 9)', () => {
  const running = freshConsole('--licence', 'valid');

  const ACCOUNTS = 'console/accounts/authbook';

  /** In the menu of the first row: its button shows the secrets. */
  async function openUpdate(page: Page): Promise<void> {
    await firstNamed(page, 'button', /^More/).click();
    await page.getByRole('menuitem', { name: 'Update' }).click();
  }

  it('changes the secrets of an account in a dialog, for it has no page', CORE, async () => {
    const page = await running.checkedAs('admin', ACCOUNTS);
    await openUpdate(page);
    const dialog = page.getByRole('dialog', { name: 'Update asset account' });
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    await expectAccessible(page, 'a form in a dialog');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await firstNamed(dialog, 'button', /password/i).click();
    await dialog.getByLabel('Password', { exact: true }).fill('a new one');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const body: unknown = (await sent).postDataJSON();
    expect(Object.keys(Object(body))).toEqual(['password']);
    expect(JSON.stringify(body)).not.toContain('a new one');
    await dialog.waitFor({ state: 'detached' });
  });

  it.each([
    [1440, 0.6],
    [991, 0.8],
    [390, 1],
  ])('on a screen of %d px a dialog takes %d of its width', async (width, share) => {
    const { page } = await running.openAs('admin', ACCOUNTS, { width });
    await openUpdate(page);
    const paper = page.locator('.MuiDialog-paper');
    await paper.waitFor();
    await expect
      .poll(async () => Math.round((await paper.boundingBox())?.width ?? 0))
      .toBe(Math.round(width * share));
  });

  it('has a green help banner below the heading of a list that needs one', async () => {
    const { page } = await running.openAs('admin', 'console/assets/domains');
    const banner = page.locator('main header').getByRole('note');
    await banner.waitFor();
    expect((await banner.textContent())?.length).toBeGreaterThan(20);
    const border = await banner.evaluate((note) => getComputedStyle(note).borderInlineStartColor);
    const [red = 0, green = 0] = (border.match(/\d+/g) ?? []).map(Number);
    expect(green).toBeGreaterThan(red);
  });

  it('tells the log of the browser why it leaves for the login page without a session mark', async () => {
    const { page } = await running.newPage();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(running.url);
    await page.waitForURL('**/core/auth/login/**');
    expect(logged).toContain('No session mark found in cookie');
  });
});
