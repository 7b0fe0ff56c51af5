import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endSession, expectAccessible, freshConsole, fillLogin, CORE } from '../console.ts';

/** Less than the time before the end at which it is announced. */
const NEAR_END_S = 240;

const MARK = 'jms_session_expire';
const later = (page: Page) => page.getByText('because it has reached its maximum length');

describe('a session with an end in sight (WCAG 2.2.1)', () => {
  const running = freshConsole('--session', 'age');

  it('says when and why in every tab, and one press in one of them prolongs it in all', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    const other = await page.context().newPage();
    await other.goto(running.url);
    await other.locator('main h1').first().waitFor();
    await endSoon(page);
    await Promise.all([page, other].map((tab) => later(tab).waitFor()));
    await expectAccessible(page, 'the bar about the end of the session');
    const before = await markEnd(page);
    const stay = page.getByRole('button', { name: 'Stay logged in' });
    await stay.focus();
    await page.keyboard.press('Enter');
    await page.getByText('You are still logged in').waitFor();
    await later(page).waitFor({ state: 'detached' });
    await later(other).waitFor({ state: 'detached' });
    expect(await markEnd(page)).toBeGreaterThan(before + NEAR_END_S);
  });
});

/** Seconds since 1970. */
async function markEnd(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === MARK)?.expires ?? 0;
}

/** As if the session were almost as old as it may become, once the page has learnt how old that is. */
async function endSoon(page: Page): Promise<void> {
  const sessionTimes = () => page.evaluate(() => localStorage.getItem('gatehouse.session'));
  await expect.poll(sessionTimes).toContain('ageMs');
  const expires = Date.now() / 1000 + NEAR_END_S;
  const marks = (await page.context().cookies()).filter(({ name }) => name === MARK);
  await page.context().addCookies(marks.map((mark) => ({ ...mark, expires })));
}

describe('a session', () => {
  const running = freshConsole();

  it('that has ended leaves the page readable after Cancel, with what was typed', async () => {
    const { page } = await running.openAs('admin', 'console/users/groups/create');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Night shift');
    const refused: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/v1/users/profile/')) refused.push(answer.status());
    });
    await endSession(page);
    // Another call of the page may ask the question before the press.
    await page
      .getByRole('button', { name: 'Save', exact: true })
      .evaluate((button: HTMLElement) => button.click());
    const dialog = page.getByRole('alertdialog', { name: 'Info' });
    await dialog.getByText('You account has logout, Please login again').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Night shift');
    const bar = page.getByRole('status').filter({ hasText: "You've been logged out" });
    await bar.waitFor();
    await expectAccessible(page, 'the bar of somebody who is signed out');
    // The session check is refused, without a redirect.
    await expect.poll(() => refused).toContain(401);
    await bar.getByRole('button', { name: 'Re-login' }).click();
    await page.waitForURL('**/core/auth/login/**');
  });

  it(
    'that has ended leads by Re-login to the login page and back to the same address',
    CORE,
    async () => {
      const { page } = await running.openAs('admin', 'console/users/users');
      await page.locator('tbody a').first().waitFor();
      await endSession(page);
      // In one step: the call of a word that is half typed opens the dialog, which takes the other keys.
      await page.getByRole('combobox', { name: 'Search' }).fill('alice');
      const again = page.getByRole('alertdialog').getByRole('button', { name: 'Re-login' });
      await again.waitFor();
      expect(await page.getByRole('alertdialog').count()).toBe(1);
      await again.click();
      await page.waitForURL('**/core/auth/login/**');
      await fillLogin(page, 'admin');
      await page.waitForURL('**/ui/console/users/users?*alice*');
    },
  );

  it('ended by the person leaves no drafts behind', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('gatehouse-drafts');
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
        }),
    );
    await page.getByRole('button', { name: 'Administrator', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/core/auth/login/**');
    await page.locator('input[name=username]').waitFor();
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(names).toEqual([]);
  });

  it(
    'ended by the person ends in every tab at once: no rows, no names, the login page',
    CORE,
    async () => {
      const { page } = await running.openAs('admin', 'console/users/users');
      const other = await page.context().newPage();
      await other.goto(new URL('console/users/groups/create', running.url).href);
      await other.getByRole('textbox', { name: 'Name' }).fill('Not saved yet');
      // Both tabs listen once the tab bar, which is loaded late, has been saved.
      for (const tab of [page, other]) await expect.poll(() => keptTabs(tab)).not.toBeNull();
      await page.getByRole('button', { name: 'Administrator', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      for (const tab of [page, other]) {
        await tab.waitForURL('**/core/auth/login/**');
        await tab.locator('input[name=username]').waitFor();
        expect(await keptTabs(tab)).toBeNull();
      }
    },
  );
});

/** The saved tab bar with the names of records. */
function keptTabs(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('gatehouse.tabs'));
}
