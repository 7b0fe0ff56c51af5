import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  checked,
  expectAccessible,
  freshConsole,
  type PageOptions,
  type WatchedPage,
  PHONE,
  CORE,
} from '../console.ts';
import { steadyBox } from '../measure.ts';

/** A finger needs more than a pointer (24 px). */
const TOUCH_PX = 40;

describe('a list on a phone', () => {
  const running = freshConsole('--licence', 'valid');

  async function open(path: string, options: PageOptions = {}): Promise<WatchedPage> {
    const watched = await running.openAs('admin', path, { ...PHONE, ...options });
    await cards(watched.page).first().waitFor();
    return watched;
  }
  const cards = (page: Page) => page.locator('[data-rows] > li:not([aria-hidden])');

  it(
    'shows a record as a card: name, state and facts, with its actions in reach',
    CORE,
    async () => {
      const page = checked(await open('console/users/users'));
      expect(await page.getByRole('table').count()).toBe(0);
      const card = cards(page).filter({ hasText: 'Albin Ek' });
      await card.getByText('Inactive').waitFor();
      await card.getByText('albin.ek').waitFor();
      const menu = card.getByRole('button', { name: 'More actions for Albin Ek' });
      const box = await steadyBox(menu);
      expect(box.width).toBeGreaterThanOrEqual(TOUCH_PX);
      expect(box.height).toBeGreaterThanOrEqual(TOUCH_PX);
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
      await menu.click();
      await page.getByRole('menuitem', { name: 'Update' }).waitFor();
      await page.keyboard.press('Escape');
      // The whole card is the target of the name.
      await card.click({ position: { x: 180, y: 46 } });
      await page.getByRole('heading', { level: 1, name: /Albin Ek/ }).waitFor();
    },
  );

  it('is sorted, filtered and selected as the table is', async () => {
    const page = checked(await open('console/users/users?columns=name,groups,source'));
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Name' }).click();
    await page.waitForURL('**order=name**');
    await page.getByRole('button', { name: 'Sort by Name ↑' }).waitFor();
    await page.getByRole('button', { name: 'Filter by Source' }).click();
    await page.getByRole('menuitemradio', { name: /^Local/ }).click();
    await page.waitForURL('**source=local**');
    await cards(page).nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: '1 selected' }).waitFor();
    await expectAccessible(page, 'cards with a selection');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const selected = page.getByRole('button', { name: '15 selected' });
    // It stays at the foot of the window.
    expect((await steadyBox(selected)).y).toBeLessThan(PHONE.height);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await selected.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');
  });

  it('is used by keyboard in the order of its cards', async () => {
    const { page } = await open('console/users/users');
    const first = cards(page).first();
    await first.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    expect(await first.getByRole('checkbox').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Administrator');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
  });

  it('draws the cards of a long page as they come near', async () => {
    const { page } = await open('console/assets/assets?size=100');
    const before = await cards(page).count();
    expect(before).toBeLessThanOrEqual(40);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards(page).count()).toBe(100);
  });
});
