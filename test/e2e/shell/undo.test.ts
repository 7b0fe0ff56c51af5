import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole } from '../console.ts';

describe('Undo', () => {
  const running = freshConsole();

  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
  const said = (page: Page, words: string | RegExp) =>
    page.getByRole('status').getByText(words).waitFor();
  async function openAsset(page: Page, name: string) {
    await link(page, name).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
    return page.getByRole('switch', { name: 'Active' });
  }

  it('switches back by keyboard, from the notification and by Ctrl+Z', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets?search=ham-app-01');
    const active = await openAsset(page, 'ham-app-01');
    await active.focus();
    await page.keyboard.press('Space');
    await said(page, 'ham-app-01 deactivated');
    await expect.poll(() => active.isChecked()).toBe(false);
    await expectAccessible(page, 'a notification with Undo');
    await undo(page).focus();
    await page.keyboard.press('Enter');
    await said(page, 'ham-app-01 activated');
    await expect.poll(() => active.isChecked()).toBe(true);
    expect(await undo(page).count()).toBe(0);

    await active.focus();
    await page.keyboard.press('Space');
    await undo(page).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => active.isChecked()).toBe(true);
  });

  it('puts a user back into a group, and is gone with the page', async () => {
    const page = await running.checkedAs('admin', 'console/users/groups');
    await link(page, 'Database team').click();
    await page.getByRole('heading', { level: 1, name: /Database team/ }).waitFor();
    const card = page.getByRole('region', { name: /^Members \(/ });
    const count = await card.getByRole('heading').textContent();
    const remove = firstNamed(card, 'button', /^Remove /);
    const takeOut = async () => {
      const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove ', '');
      await remove.click();
      await said(page, `${name} removed`);
      return name;
    };
    const name = await takeOut();
    await expect.poll(() => card.getByRole('heading').textContent()).not.toBe(count);
    await undo(page).click();
    await said(page, `${name} restored`);
    await expect.poll(() => card.getByRole('heading').textContent()).toBe(count);

    await takeOut();
    await undo(page).waitFor();
    await page.goBack();
    await link(page, 'Database team').waitFor();
    expect(await undo(page).count()).toBe(0);
  });
});
