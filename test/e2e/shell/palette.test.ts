import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, type PageOptions, PHONE, CORE } from '../console.ts';

describe('command palette and shortcuts', () => {
  const running = freshConsole();

  /** Signs in and waits until shortcuts work, which the button shows. */
  async function enter(username: string, options?: PageOptions, path?: string): Promise<Page> {
    const { page } = await running.openAs(username, path, options);
    await shortcutsWork(page);
    return page;
  }
  const shortcutsWork = (page: Page) =>
    page.locator('header kbd').first().waitFor({ state: 'attached' });
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
  const box = (page: Page) => palette(page).getByRole('combobox');
  async function openPalette(page: Page): Promise<void> {
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
  }
  const selected = (page: Page) => palette(page).getByRole('option', { selected: true });
  const offered = async (page: Page) => {
    const options = await palette(page).getByRole('option').all();
    return Promise.all(options.map(async (option) => (await option.textContent()) ?? ''));
  };

  it('opens by keyboard, finds by a few letters, and goes there', CORE, async () => {
    const page = await enter('admin');
    await openPalette(page);
    expect(await hasFocus(box(page))).toBe(true);
    await page.keyboard.type('plat');
    await expect.poll(() => selected(page).textContent()).toMatch(/^Platforms/);
    expect(await palette(page).getByRole('status').textContent()).toMatch(/^\d+ results?$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/assets/platforms');
    await expect.poll(() => palette(page).count()).toBe(0);
  });

  it('is worked with arrows, Home and End; Escape gives the focus back', async () => {
    const page = await enter('admin');
    const button = page.getByRole('button', { name: 'Go to…' });
    expect(await button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    await button.focus();
    await page.keyboard.press('Enter');
    await box(page).waitFor();
    const all = await offered(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => selected(page).textContent()).toBe(all[1]);
    await page.keyboard.press('End');
    await expect.poll(() => selected(page).textContent()).toBe(all.at(-1));
    const active = await box(page).getAttribute('aria-activedescendant');
    expect(await selected(page).getAttribute('id')).toBe(active);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect.poll(() => selected(page).textContent()).toBe(all[0]);
    await page.keyboard.press('Escape');
    await expect.poll(() => palette(page).count()).toBe(0);
    expect(await hasFocus(button)).toBe(true);
  });

  it('opens from a text box too, and closes by the same keys', async () => {
    const page = await enter('admin', {}, 'console/users/users');
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await openPalette(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => palette(page).count()).toBe(0);
    const back = page.getByRole('combobox', { name: 'Search' });
    await expect.poll(() => hasFocus(back)).toBe(true);
  });

  it('calls each shortcut of a list by its key', async () => {
    const page = await enter('admin', {}, 'console/assets/labels');
    await page.locator('tbody tr td').first().waitFor();
    const again = page.waitForResponse((answer) => answer.url().includes('/assets/labels/?'));
    await page.keyboard.press('r');
    await again;
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    await page.keyboard.press('/');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('search');
    await page.keyboard.press('Tab');
    await page.keyboard.press('c');
    await page.waitForURL('**/labels/create');
  });

  it('opens with a button on a telephone, too', async () => {
    const page = await enter('admin', PHONE);
    await page.getByRole('button', { name: 'Go to…' }).click();
    await box(page).waitFor();
    await page.keyboard.type('ham-app-15');
    await firstNamed(palette(page), 'option', /^ham-app-15/).waitFor();
    await expectAccessible(page, 'palette with records, 390 px');
  });

  it('opens a record with one word and Enter, however fast', CORE, async () => {
    const page = await enter('admin');
    await openPalette(page);
    // Enter comes before the answer: it waits for the record.
    await page.keyboard.type('ham-app-15');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Asset: ham-app-15' }).waitFor();
    await shortcutsWork(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => selected(page).textContent()).toContain('ham-app-15');
    await palette(page).getByRole('group', { name: 'Recent records' }).waitFor();
  });

  it('groups records by kind; the next letter cancels the search', async () => {
    const page = await enter('admin');
    const cancelled: string[] = [];
    page.on('requestfailed', (request) => cancelled.push(request.url()));
    await page.route('**/assets/assets/?*search=ham&*', () => undefined);
    await openPalette(page);
    await page.keyboard.type('ham');
    await page.waitForRequest('**/assets/assets/?*search=ham&*');
    await page.keyboard.type('-app');
    await expect.poll(() => cancelled.some((url) => url.includes('search=ham&'))).toBe(true);
    const assets = palette(page).getByRole('group', { name: 'Assets', exact: true });
    await expect.poll(() => assets.getByRole('option').count()).toBe(5);
    await expectAccessible(page, 'palette with records');
  });

  it('says which records could not be searched', async () => {
    const page = await enter('admin');
    await page.route('**/assets/assets/?*search=*', (route) => route.fulfill({ status: 502 }));
    await openPalette(page);
    await page.keyboard.type('alice');
    await firstNamed(palette(page), 'option', /^Alice/).waitFor();
    await palette(page).getByRole('alert').getByText('Could not search: Assets').waitFor();
  });

  it('shows the actions of a record by the right arrow, and its page asks about them', async () => {
    const page = await enter('admin');
    await openPalette(page);
    await page.keyboard.type('alice@');
    await expect.poll(() => selected(page).textContent()).toMatch(/^Alice/);
    await page.keyboard.press('ArrowRight');
    await palette(page).getByRole('option', { name: 'Reset MFA' }).waitFor();
    await expectAccessible(page, 'palette with the actions of a record');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => box(page).inputValue()).toBe('alice@');
    await expect.poll(() => selected(page).textContent()).toMatch(/^Alice/);
    await palette(page)
      .getByRole('button', { name: /^Actions for Alice/ })
      .click();
    await palette(page).getByRole('option', { name: 'Reset MFA' }).waitFor();
    await page.keyboard.type('reset mfa');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Reset MFA' });
    await question.getByText('Alice', { exact: false }).first().waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await page.getByRole('heading', { name: /^User: Alice/ }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  const LOOKS = [
    { language: 'en', dark: false },
    { language: 'zh-hans', dark: false },
    { language: 'ja', dark: false },
    { language: 'en', dark: true },
  ] as const;
  it.each(LOOKS)('is usable by everybody: $language, dark $dark', async (look) => {
    const page = await enter('admin', look);
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page, 'palette');
    await page.keyboard.type('no such thing');
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await expectAccessible(page, 'palette without a result');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expectAccessible(page, 'shortcuts');
    await dialog.getByRole('switch').nth(2).click();
    await dialog.getByRole('button', { pressed: false }).nth(1).click();
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await expectAccessible(page, 'shortcuts with a refusal and one switched off');
  });
});
