import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, type PageOptions, PHONE, CORE } from '../console.ts';
import { steadyBox } from '../measure.ts';

/** Its pages are hidden until it is expanded. */
const MENU_GROUP = 'Asset management';

describe('the tab bar of visited pages (spec 1, section 2.5)', () => {
  const running = freshConsole();

  const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Visited pages' });
  const links = (page: Page) => tabBar(page).getByRole('link');
  const tab = (page: Page, name: string) => tabBar(page).getByRole('link', { name, exact: true });
  const titles = (page: Page) => links(page).allTextContents();
  const current = (page: Page) => tabBar(page).locator('[aria-current=page]').textContent();
  const pathname = (page: Page) => new URL(page.url()).pathname;
  const focusedText = (page: Page) =>
    page.evaluate(() => document.activeElement?.textContent?.trim());
  const inMenu = (page: Page, name: string) =>
    page.getByRole('menu').getByRole('menuitem', { name, exact: true });

  /** Signs in and visits users, groups and domains through the menu. */
  async function threeTabs(options?: PageOptions) {
    const watched = await running.newPage(options);
    const { page } = watched;
    await running.signIn(page, 'admin', 'console/users/users');
    await page.locator('tbody tr th').first().waitFor();
    await visit(page, 'User groups');
    await visit(page, 'Domains');
    await expect.poll(() => titles(page)).toEqual(['Users', 'User groups', 'Domains']);
    return watched;
  }

  async function visit(page: Page, name: string): Promise<void> {
    if ((page.viewportSize()?.width ?? 0) < 992) {
      await page.getByRole('button', { name: 'Open menu' }).click();
    }
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link').first().waitFor();
    const entry = menu.getByRole('link', { name, exact: true });
    if (!(await entry.isVisible())) await menu.getByRole('button', { name: MENU_GROUP }).click();
    await entry.click();
    await page.locator('main h1', { hasText: name }).waitFor();
  }

  it('is hidden when somebody says so, and is there again when somebody says that', async () => {
    const { page, problems } = await threeTabs();
    const hide = async () => {
      await tab(page, 'Users').click({ button: 'right' });
      await inMenu(page, 'Hide visited pages').click();
      await expect.poll(() => tabBar(page).count()).toBe(0);
    };
    await hide();
    await expectAccessible(page, 'a page without the tab bar');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await tab(page, 'Domains').waitFor();
    await hide();
    await page.reload();
    await page.locator('header kbd').first().waitFor({ state: 'attached' });
    expect(await tabBar(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('show visited pages');
    await page.getByRole('option', { name: /^Show visited pages/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await tab(page, 'Domains').waitFor();
    expect(problems).toEqual([]);
  });

  it(
    'adds a page once, marks the one on show, and leads back to a page as it was left',
    CORE,
    async () => {
      const { page, problems } = await threeTabs();
      expect(await current(page)).toBe('Domains');
      await tab(page, 'Users').click();
      await page.getByRole('button', { name: 'Page 2' }).click();
      await expect.poll(() => page.url()).toContain('page=2');
      await tab(page, 'Domains').click();
      await page.locator('main h1', { hasText: 'Domains' }).waitFor();
      await tab(page, 'Users').click();
      await expect.poll(() => page.url()).toContain('page=2');
      expect(await titles(page)).toEqual(['Users', 'User groups', 'Domains']);
      expect(problems).toEqual([]);
    },
  );

  it('closes by the button, by the middle button and by Delete, and keeps the focus', async () => {
    const { page } = await threeTabs();
    await visit(page, 'Labels');
    await tabBar(page).getByRole('button', { name: 'Close User groups' }).click();
    await expect.poll(() => titles(page)).toEqual(['Users', 'Domains', 'Labels']);
    expect(await focusedText(page)).toBe('Domains');
    await page.keyboard.press('Delete');
    await expect.poll(() => titles(page)).toEqual(['Users', 'Labels']);
    expect(await focusedText(page)).toBe('Labels');
    await tab(page, 'Users').click({ button: 'middle' });
    await expect.poll(() => titles(page)).toEqual(['Labels']);
    expect(page.context().pages()).toHaveLength(1);
    expect(pathname(page)).toBe('/ui/console/assets/labels');
  });

  it('goes from the closed active tab to the last remaining one, and on to it with the keyboard', async () => {
    const { page } = await threeTabs();
    await tabBar(page).getByRole('button', { name: 'Close Domains' }).click();
    await page.locator('main h1', { hasText: 'User groups' }).waitFor();
    await expect.poll(() => titles(page)).toEqual(['Users', 'User groups']);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['Users', 'User groups', 'Domains']);
    await page.goForward();
    await expect.poll(() => current(page)).toBe('User groups');
    expect(await titles(page)).toEqual(['Users', 'User groups', 'Domains']);
  });

  it('goes to the first page when the last tab closes, and draws that one anew when it is it', async () => {
    const { page } = await threeTabs();
    await tab(page, 'Domains').click({ button: 'right' });
    await inMenu(page, 'Close all').click();
    await expect.poll(() => titles(page)).toEqual(['Dashboard']);
    expect(pathname(page)).toBe('/ui/console/dashboard');
    const reloaded = page.waitForResponse((answer) => /api\/v1\/index\//.test(answer.url()));
    await tabBar(page).getByRole('button', { name: 'Close Dashboard' }).click();
    expect((await reloaded).ok()).toBe(true);
    await expect.poll(() => titles(page)).toEqual(['Dashboard']);
  });

  it('offers refresh, close, close others and close all, by right click and by keyboard', async () => {
    const { page, problems } = await threeTabs();
    await tab(page, 'User groups').click({ button: 'right' });
    await expect
      .poll(() => page.getByRole('menu').getByRole('menuitem').allTextContents())
      .toEqual(['Refresh', 'Close', 'Close others', 'Close all', 'Hide visited pages']);
    expect((await steadyBox(page.getByRole('menu'))).width).toBeGreaterThanOrEqual(105);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await tab(page, 'Domains').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).toBe('User groups');
    await page.keyboard.press('Shift+F10');
    await inMenu(page, 'Close others').click();
    await expect.poll(() => titles(page)).toEqual(['User groups']);
    await expect.poll(() => pathname(page)).toBe('/ui/console/users/groups');
    await tab(page, 'User groups').focus();
    await page.keyboard.press('Shift+F10');
    await inMenu(page, 'Close others').waitFor();
    expect(await inMenu(page, 'Close others').getAttribute('aria-disabled')).toBe('true');
    expect(problems).toEqual([]);
  });

  it('refreshes a tab: its data come again, its address stays', async () => {
    const { page } = await threeTabs();
    await tab(page, 'Users').click();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(() => page.url()).toContain('page=2');
    await atRest(page);
    const address = page.url();
    await tab(page, 'Users').click({ button: 'right' });
    const reloaded = page.waitForResponse((answer) => /users\/users\/\?/.test(answer.url()));
    await inMenu(page, 'Refresh').click();
    expect((await reloaded).ok()).toBe(true);
    expect(page.url()).toBe(address);
    expect(await current(page)).toBe('Users');
  });

  it('asks before it closes or refreshes a form with unsaved changes', CORE, async () => {
    const { page } = await threeTabs();
    await page.goto(`${running.url}console/users/groups/create`);
    await page.locator('#field-name').fill('Half done');
    await tabBar(page).getByRole('button', { name: 'Close Create user group' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await current(page)).toBe('Create user group');
    expect(await page.locator('#field-name').inputValue()).toBe('Half done');
    await tab(page, 'Create user group').click({ button: 'right' });
    await inMenu(page, 'Refresh').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => page.locator('#field-name').inputValue()).toBe('');
    await page.locator('#field-name').fill('Half done');
    await tabBar(page).getByRole('button', { name: 'Close Create user group' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => titles(page)).toEqual(['Users', 'User groups', 'Domains']);
  });

  it('cuts no title: what has no room is in a menu that counts it', async () => {
    const { page, problems } = await threeTabs({ width: 1000 });
    for (const name of ['Labels', 'Assets', 'System users', 'Platforms', 'Command filters']) {
      await visit(page, name);
    }
    const more = tabBar(page).getByRole('button', { name: /^\d+ more pages?$/ });
    await more.waitFor();
    const cut = tabBar(page).locator('[data-cut] a');
    const isWhole = (place: number) =>
      links(page)
        .nth(place)
        .evaluate((link) => {
          const [tab, bar] = [link.closest('li'), link.closest('ul')].map((box) =>
            box?.getBoundingClientRect(),
          );
          return tab && bar && tab.left >= bar.left - 1 && tab.right <= bar.right + 1;
        });
    const names = await titles(page);
    await expect
      .poll(async () => {
        const hidden = await cut.allTextContents();
        const whole = await Promise.all(names.map(async (_, place) => isWhole(place)));
        return whole.every((isShown, place) => isShown !== hidden.includes(names[place] ?? ''));
      })
      .toBe(true);
    const hidden = await cut.allTextContents();
    expect(await more.getAttribute('aria-label')).toMatch(new RegExp(`^${hidden.length} `));
    await expectAccessible(page, 'a full tab bar');
    await more.click();
    await inMenu(page, 'Users').click();
    await expect.poll(() => current(page)).toBe('Users');
    await expect.poll(() => cut.allTextContents()).not.toContain('Users');
    await more.click();
    await inMenu(page, 'Close others').click();
    await expect.poll(() => titles(page)).toEqual(['Users']);
    expect(await more.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('shows on a narrow screen from two pages on, without moving the page sideways', async () => {
    const { page } = await running.openAs('admin', 'console/users/users', PHONE);
    await atRest(page);
    expect(await tabBar(page).count()).toBe(0);
    await visit(page, 'User groups');
    await visit(page, 'Domains');
    await visit(page, 'Labels');
    await expect.poll(() => titles(page)).toHaveLength(4);
    const seen = await tabBar(page)
      .locator('[aria-current=page]')
      .evaluate((link) => {
        const box = link.closest('li')?.getBoundingClientRect();
        return box ? box.left >= 0 && box.right <= window.innerWidth : false;
      });
    expect(seen).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'the tab bar at 390 px');
  });

  it.each([
    ['light', {}],
    ['dark', { dark: true }],
    ['light, in Japanese', { language: 'ja' }],
  ] as const)('has no violation in the %s theme, its menu neither', async (name, options) => {
    const page = await running.checkedAs('admin', 'console/users/users', options);
    await page.goto(`${running.url}console/users/groups`);
    await page.locator('main nav, nav ul [data-tab]').nth(1).waitFor();
    await page.locator('main h1').waitFor();
    await expectAccessible(page, `the tab bar, ${name}`);
    await page.locator('[data-tab]').first().click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    await expectAccessible(page, `the menu of a tab, ${name}`);
    await steadyBox(page.locator('nav:has([data-tab])'));
    const small = await page
      .locator('nav:has([data-tab]) :is(a, button)')
      .evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => width < 24 || height < 24),
      );
    expect(small).toEqual([]);
  });
});
