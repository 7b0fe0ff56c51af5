import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, newPage, signIn } from '../console.ts';
import { steadyBox } from '../measure.ts';

const running = freshConsole('--licence', 'valid');
const OPEN_SETTINGS = '**/api/v1/settings/public/open/';
const SETTINGS = '**/api/v1/settings/public/';
const PROFILE = '**/api/v1/users/profile/';
const USERS = 'console/users/users';
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const settingsNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'depend on them are closed' });

/** A call answers 502 until the result is called. */
async function break502(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  return () => page.unroute(address);
}

describe('the form of a record that nobody may change', () => {
  it.each([
    ['a builtin platform', 'console/assets/platforms/1/update', 'assets/platforms'],
    [
      'the storage that came with the server',
      'settings/terminal/replay-storage/DEFAULT/update',
      'terminal/replay-storages',
    ],
  ])('refuses %s before anything else is loaded', async (_, path, api) => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', USERS);
    const found = await page.request.get(new URL(`/api/v1/${api}/`, running.url).href);
    const rows: { id: string | number; name: string; internal?: boolean }[] = await found.json();
    const closed = rows.find(({ name, internal }) => internal ?? name === 'default');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/api/v1/${api}`))
        calls.push(request.method() + new URL(request.url()).pathname);
    });
    const address = path.replace(/\/(1|DEFAULT)\//, `/${String(closed?.id)}/`);
    await page.goto(new URL(address, running.url).href);
    await page.getByText(`${closed?.name} cannot be changed`).waitFor();
    await atRest(page);
    // The tab bar asks for the name of the record, too.
    expect([...new Set(calls)]).toEqual([`GET/api/v1/${api}/${String(closed?.id)}/`]);
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await expectAccessible(page, 'a form that is refused');
  });
});

describe('somebody who is led to another view', () => {
  it.each([
    ['en', 'Users'],
    ['ja', 'ユーザー'],
  ] as const)('reads the page and its address (%s)', async (language, title) => {
    const { page } = await newPage(running, { language, width: 390, dark: true });
    await signIn(page, running.url, 'alice', USERS);
    const notice = page.getByRole('status').filter({ hasText: '/ui/console/users/users' });
    await notice.filter({ hasText: title }).waitFor();
    await expectAccessible(page, 'the notice of a closed view');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('reads it after a press inside the console, too', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'alice', 'workbench/assets');
    await page.locator('tbody tr').first().waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/ui/tickets/tickets/7');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('status').filter({ hasText: '/ui/tickets/tickets/7' }).waitFor();
  });
});

describe('an address without a page', () => {
  it('is named as it was typed, also after a reload', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/no/such?page=2');
    const named = page.getByText('/ui/console/no/such?page=2');
    await named.waitFor();
    await page.reload();
    await named.waitFor();
  });
});

describe('a call at the start that fails once', () => {
  it('is missed by nobody when it is that of the open settings', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
    await break502(page, OPEN_SETTINGS);
    await page.goto(`${running.url}${USERS}`);
    await page.locator('tbody a').first().waitFor();
    await atRest(page);
    expect(await settingsNotice(page).count()).toBe(0);
    await page.getByRole('button', { name: /^Organization/ }).waitFor();
  });

  it('closes what depends on the settings, says so, and opens it when they can be read', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
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
    await page
      .getByRole('link', { name: /^Tickets/ })
      .first()
      .waitFor();
  });

  it('is the reason at a page that waits for the settings', async () => {
    const { page } = await newPage(running, { width: 390 });
    await signIn(page, running.url, 'admin', 'workbench/home');
    await break502(page, SETTINGS);
    await page.goto(`${running.url}console/assets/cloud/account`);
    await page.getByText('Until they are, this stays closed.').waitFor();
  });

  it('stops the console when it is that of the profile, with a button to try again', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
    const mend = await break502(page, PROFILE);
    await page.goto(`${running.url}${USERS}`);
    const alert = page.getByRole('alert').filter({ hasText: '502' });
    await alert.waitFor();
    await expectAccessible(page, 'a start that failed');
    await mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Users').waitFor();
  });
});

describe('settings that are never answered', () => {
  it.each([
    ['en', 'within 20 seconds', 'Try again'],
    ['zh-hans', '在 20 秒内未返回设置', '重试'],
  ] as const)('are waited for 20 seconds, then told (%s)', async (language, said, retry) => {
    const { page } = await newPage(running, { language });
    await signIn(page, running.url, 'admin', 'workbench/home');
    await page.clock.install();
    const hangs = page.waitForRequest(SETTINGS);
    const profile = page.waitForResponse(PROFILE);
    await page.route(SETTINGS, () => undefined);
    await page.goto(`${running.url}${USERS}`);
    await Promise.all([hangs, profile]);
    await page.clock.runFor(21_000);
    const notice = page.getByRole('status').filter({ hasText: said });
    await notice.getByRole('button', { name: retry }).waitFor();
    await page.locator('tbody a').first().waitFor();
    await expectAccessible(page, 'the notice about late settings');
  });
});

describe('the hint of the view switcher', () => {
  const hint = (page: Page) => page.getByRole('note').filter({ hasText: 'Switch between' });
  const visit = async (page: Page) => {
    await page.goto(`${running.url}${USERS}`);
    await page.locator('tbody a').first().waitFor();
  };

  it.each([1440, 992])('stands below the switcher and covers nothing at %i px', async (width) => {
    const { page } = await newPage(running, { newcomer: true, width });
    await signIn(page, running.url, 'admin', USERS);
    await hint(page).waitFor();
    const box = await steadyBox(hint(page));
    const switcher = await steadyBox(
      page.getByRole('banner').getByRole('button', { name: 'Console' }),
    );
    expect(box.x).toBeLessThan(switcher.x + switcher.width);
    expect(box.y).toBeGreaterThanOrEqual(switcher.y + switcher.height);
    const tabs = await steadyBox(page.getByRole('navigation', { name: 'Visited pages' }));
    expect(box.y + box.height).toBeLessThanOrEqual(tabs.y);
    expect(tabs.y).toBeLessThan((await steadyBox(heading(page, 'Users'))).y);
    await expectAccessible(page, 'the hint of the view switcher');
  });

  it('goes on Escape or an outside press, and stays away once it was used', async () => {
    const { page } = await newPage(running, { newcomer: true });
    await signIn(page, running.url, 'admin', USERS);
    await hint(page).waitFor();
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'detached' });
    await visit(page);
    await hint(page).waitFor();
    // The press reaches what it was meant for, although the line goes.
    await page.locator('tbody a').first().click();
    await page.waitForURL('**/users/users/*');
    await hint(page).waitFor({ state: 'detached' });
    await visit(page);
    await hint(page).getByRole('button', { name: 'Got it' }).click();
    await hint(page).waitFor({ state: 'detached' });
    await visit(page);
    await page.getByRole('navigation', { name: 'Visited pages' }).waitFor();
    expect(await hint(page).count()).toBe(0);
  });

  it('is not there on a narrow screen', async () => {
    const { page } = await newPage(running, { newcomer: true, width: 390 });
    await signIn(page, running.url, 'admin', USERS);
    await page.locator('[data-rows] a').first().waitFor();
    await atRest(page);
    expect(await hint(page).count()).toBe(0);
  });
});
