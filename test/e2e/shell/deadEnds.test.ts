import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole } from '../console.ts';
import { steadyBox } from '../measure.ts';

const running = freshConsole('--licence', 'valid');
const SETTINGS = '**/api/v1/settings/public/';
const USERS = 'console/users/users';
const settingsNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'depend on them are closed' });

/** A call answers 502 until the result is called. */
async function break502(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  return () => page.unroute(address);
}

describe('a call at the start that fails once', () => {
  it('closes what depends on the settings, says so, and opens it when they can be read', async () => {
    const { page } = await running.openAs('admin', 'workbench/home');
    const mend = await break502(page, SETTINGS);
    await page.goto(`${running.url}${USERS}`);
    await page.locator('tbody a').first().waitFor();
    await settingsNotice(page).waitFor();
    await expectAccessible(page, 'the notice about missing settings');
    expect(await page.getByRole('link', { name: /^Tickets/ }).count()).toBe(0);
    const again = settingsNotice(page).getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false');
    await settingsNotice(page).waitFor();
    await mend();
    await again.click();
    await settingsNotice(page).waitFor({ state: 'detached' });
    await page.locator('tbody a').first().waitFor();
    await firstNamed(page, 'link', /^Tickets/).waitFor();
  });
});

describe('the hint of the view switcher', () => {
  const hint = (page: Page) => page.getByRole('note').filter({ hasText: 'Switch between' });
  const top = (page: Page) =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().top);

  it.each([1440, 992])('covers nothing and moves nothing at %i px', async (width) => {
    const { page } = await running.openAs('admin', USERS, { newcomer: true, width });
    await hint(page).waitFor();
    await expectAccessible(page, 'the hint of the view switcher');
    const box = await steadyBox(hint(page));
    const main = await steadyBox(page.getByRole('main'));
    expect(box.x + box.width).toBeLessThanOrEqual(main.x);
    const foot = await steadyBox(page.getByRole('button', { name: 'Collapse menu' }));
    expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
    const before = await top(page);
    await hint(page).getByRole('button', { name: 'Got it' }).click();
    await hint(page).waitFor({ state: 'detached' });
    expect(await top(page)).toBe(before);
  });

  it('is there until it was used or understood', async () => {
    const { page } = await running.openAs('admin', USERS, { newcomer: true });
    const visit = async () => {
      await page.goto(`${running.url}${USERS}`);
      await page.locator('tbody a').first().waitFor();
    };
    await hint(page).waitFor();
    await page.locator('tbody a').first().click();
    await page.waitForURL('**/users/users/*');
    await hint(page).waitFor();
    await visit();
    await hint(page).getByRole('button', { name: 'Got it' }).click();
    await hint(page).waitFor({ state: 'detached' });
    await visit();
    await page.getByRole('navigation', { name: 'Visited pages' }).waitFor();
    expect(await hint(page).count()).toBe(0);
  });
});
