import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, newPage, signIn, freshConsole, type PageOptions } from '../console.ts';

describe('command palette and shortcuts', () => {
  const running = freshConsole();

  /** Signs in and waits until shortcuts work, which the button shows. */
  async function enter(username: string, options?: PageOptions, path?: string): Promise<Page> {
    const { page } = await newPage(running, options);
    await signIn(page, running.url, username, path);
    await shortcutsWork(page);
    return page;
  }
  const shortcutsWork = (page: Page) =>
    page.locator('header kbd').first().waitFor({ state: 'attached' });
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
  const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const box = (page: Page) => palette(page).getByRole('combobox');
  const selected = (page: Page) => palette(page).getByRole('option', { selected: true });
  const path = (page: Page) => new URL(page.url()).pathname;
  const offered = async (page: Page) => {
    const options = await palette(page).getByRole('option').all();
    return Promise.all(options.map(async (option) => (await option.textContent()) ?? ''));
  };

  it('opens by keyboard, finds by a few letters, and goes there', { tags: ['core'] }, async () => {
    const page = await enter('admin');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('plat');
    await expect.poll(() => selected(page).textContent()).toMatch(/^Platforms/);
    expect(await palette(page).getByRole('status').textContent()).toMatch(/^\d+ results?$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/assets/platforms');
    await expect.poll(() => palette(page).count()).toBe(0);
  });

  it('says where an entry belongs, and begins with what was used last, also after a reload', async () => {
    const page = await enter('admin');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    await page.keyboard.type('create label');
    await expect
      .poll(() => selected(page).textContent())
      .toContain('Console › Asset management › Labels');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/labels/create');
    await page.reload();
    await shortcutsWork(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => selected(page).textContent()).toMatch(/^Create label/i);
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
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('opens from a text box too, and closes by the same keys', async () => {
    const page = await enter('admin', {}, 'console/users/users');
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    await page.keyboard.press('Control+k');
    await expect.poll(() => palette(page).count()).toBe(0);
    const back = page.getByRole('combobox', { name: 'Search' });
    await expect.poll(() => back.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('offers alice her own pages and nothing else', async () => {
    const page = await enter('alice');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    const all = await offered(page);
    expect(all.some((text) => text.includes('Console'))).toBe(false);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search=users')) asked.push(new URL(request.url()).pathname);
    });
    await page.keyboard.type('users');
    await palette(page).getByText('No results for “users”.').waitFor();
    await atRest(page);
    expect(await palette(page).getByRole('option').count()).toBe(0);
    // Only what she may see is asked for.
    expect(new Set(asked)).toEqual(
      new Set(['/api/v1/perms/users/assets/', '/api/v1/perms/users/applications/']),
    );
  });

  it('switches language, theme and menu', async () => {
    const page = await enter('admin');
    const run = async (query: string) => {
      await page.keyboard.press('Control+k');
      await box(page).waitFor();
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
    };
    await run('theme dark');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await run('collapse menu');
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    await run('日本語');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
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

  it('calls nothing while someone types', async () => {
    const page = await enter('admin', {}, 'console/assets/labels');
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await page.keyboard.type('cr[?/');
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('cr[?/');
    expect(path(page)).toBe('/ui/console/assets/labels');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Expand menu' }).count()).toBe(0);
  });

  it('changes a shortcut, which works after a reload, for this person alone', async () => {
    const page = await enter('admin');
    await page.keyboard.press('?');
    await help(page).getByRole('button', { name: 'Change: Keyboard shortcuts' }).click();
    await page.keyboard.press('r');
    await help(page).getByRole('alert').getByText('R is already used for “Refresh page”').waitFor();
    await help(page).getByRole('button', { name: 'Change: Keyboard shortcuts' }).click();
    await page.keyboard.press('h');
    await help(page).getByRole('button', { name: 'Reset: Keyboard shortcuts' }).waitFor();
    await page.reload();
    await shortcutsWork(page);
    await page.keyboard.press('?');
    await page.keyboard.press('h');
    await help(page).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('gatehouse.shortcuts'));
    expect(JSON.parse(kept ?? '')).toEqual({
      version: 1,
      people: { admin: '{"help":{"keys":"H"}}' },
    });
  });

  it('keeps a shortcut that is switched off quiet, until all are made as they were', async () => {
    const page = await enter('admin');
    await page.keyboard.press('?');
    await help(page).getByRole('switch', { name: 'Open or close the menu' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => help(page).count()).toBe(0);
    await page.keyboard.press('[');
    await page.keyboard.press('?');
    await help(page).waitFor();
    expect(await page.getByText('Expand menu').count()).toBe(0);
    await help(page).getByRole('button', { name: 'Reset all shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => help(page).count()).toBe(0);
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
  });

  it('opens with a button on a telephone, too', async () => {
    const page = await enter('admin', { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Go to…' }).click();
    await box(page).waitFor();
    await page.keyboard.type('ham-app-15');
    await palette(page)
      .getByRole('option', { name: /^ham-app-15/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'palette with records, 390 px');
  });

  it('opens a record with one word and Enter, however fast', { tags: ['core'] }, async () => {
    const page = await enter('admin');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
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
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    await page.keyboard.type('ham');
    await page.waitForRequest('**/assets/assets/?*search=ham&*');
    await page.keyboard.type('-app');
    await expect.poll(() => cancelled.some((url) => url.includes('search=ham&'))).toBe(true);
    const assets = palette(page).getByRole('group', { name: 'Assets', exact: true });
    await expect.poll(() => assets.getByRole('option').count()).toBe(5);
    await expectAccessible(page, 'palette with records');
  });

  it('shows a record within 150 ms of the answer, and asks six lists at a time', async () => {
    const page = await enter('admin');
    let underWay = 0;
    let most = 0;
    await page.route('**/api/v1/**search=*', async (route) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await route.continue();
    });
    page.on('requestfinished', (request) => {
      if (request.url().includes('search=')) underWay -= 1;
    });
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    // Times are taken in the page, without the way to the test.
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { fetch } = globalThis;
          globalThis.fetch = async (...call) => {
            const answer = await fetch(...call);
            if (/assets\/assets\/.*search=ham-app-15/.test(answer.url)) performance.mark('answer');
            return answer;
          };
          new MutationObserver((_changes, observer) => {
            const options = [...document.querySelectorAll('[role=option]')];
            if (!options.some(({ textContent }) => textContent?.startsWith('ham-app-15'))) return;
            observer.disconnect();
            resolve(performance.measure('shown', 'answer').duration);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
    );
    await box(page).fill('ham-app-15');
    expect(await waited).toBeLessThan(150);
    expect(most).toBeLessThanOrEqual(6);
    // An administrator has been granted the same host: it is shown once.
    await expect.poll(() => palette(page).getByText('Searching records').count()).toBe(0);
    const hosts = palette(page).getByRole('option', { name: /^ham-app-15\D/ });
    expect(await hosts.count()).toBe(1);
  });

  it('says which records could not be searched', async () => {
    const page = await enter('admin');
    await page.route('**/assets/assets/?*search=*', (route) => route.fulfill({ status: 502 }));
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    await page.keyboard.type('alice');
    await palette(page)
      .getByRole('option', { name: /^Alice/ })
      .first()
      .waitFor();
    await palette(page).getByRole('alert').getByText('Could not search: Assets').waitFor();
  });

  it('shows the actions of a record by the right arrow, and its page asks about them', async () => {
    const page = await enter('admin');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
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
