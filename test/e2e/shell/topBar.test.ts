import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeAnswer, noteRequests, overflow } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, type PageOptions, PHONE, CORE } from '../console.ts';
import { steadyBox } from '../measure.ts';

describe('top bar, help and alerts (spec 1, sections 2.3, 6, 8 and 9)', () => {
  const running = freshConsole('--licence', 'expired');

  const answerWith = (page: Page, address: string, facts: object) =>
    changeAnswer(page, `**/api/v1/${address}`, () => facts);
  const announced = (id: string) => ({
    ANNOUNCEMENT_ENABLED: true,
    ANNOUNCEMENT: {
      ID: id,
      SUBJECT: `Maintenance ${id}`,
      CONTENT: '<img src=x> tonight',
      LINK: 'https://status.gatehouse.example/',
    },
  });
  const OLD_PASSWORD = { date_password_last_updated: '2020/01/01 00:00:00 +0000' };

  it(
    'tells who may change the licence that it has expired, and asks the server once',
    CORE,
    async () => {
      const page = await running.checkedPage();
      const asked = noteRequests(page, ({ url, path }) =>
        url.includes('license') ? path : undefined,
      );
      await running.signIn(page, 'admin', 'console/users/users');
      const alert = page.getByRole('alert').filter({ hasText: 'License expired' });
      await alert.waitFor();
      const [above, heading] = await Promise.all([
        steadyBox(alert),
        steadyBox(page.locator('main h1')),
      ]);
      expect(above.y).toBeLessThan(heading.y);
      await page.getByRole('link', { name: 'User groups' }).click();
      await page.getByRole('heading', { name: 'User groups' }).waitFor();
      await alert.waitFor();
      await atRest(page);
      expect(asked).toEqual(['/api/v1/xpack/license/detail']);
    },
  );

  it('is not wider than a phone while the name of the person is still shown', async () => {
    const { page } = await running.newPage(PHONE);
    const NAME = 'Administrator of everything';
    await answerWith(page, 'users/profile/', { name: NAME });
    await running.signIn(page, 'admin', 'console/users/users');
    await page.getByRole('button', { name: 'Help' }).waitFor();
    const over = await page.evaluate((text) => {
      const name = [...document.querySelectorAll<HTMLElement>('header button span')].find(
        ({ textContent }) => textContent === text,
      );
      // As in a window that has just become narrow, before its styles follow.
      if (name) Object.assign(name.style, { position: 'static', width: 'auto', clipPath: 'none' });
      const { scrollWidth, clientWidth } = document.documentElement;
      return { shown: name !== undefined, width: scrollWidth - clientWidth };
    }, NAME);
    expect(over).toEqual({ shown: true, width: 0 });
  });

  it('has the title, the icon and the footer of the settings', async () => {
    const { page } = await running.newPage();
    await answerWith(page, 'settings/public/', { LOGIN_TITLE: 'Our bastion' });
    await running.signIn(page, 'admin', 'console/users/groups');
    await expect.poll(() => page.title()).toBe('User groups - Our bastion');
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe(
      '/static/img/favicon.svg',
    );
    const footer = page.getByRole('contentinfo');
    expect(await footer.locator('span').allTextContents()).toEqual([
      'Example Corporation',
      'v2.23.2',
    ]);
  });

  it('opens the web terminal in a new tab, with the time', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    const before = Date.now();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Web terminal (opens in a new tab)' }).click();
    const terminal = await opened;
    await terminal.getByText('simulates no terminal').waitFor();
    const { pathname, searchParams } = new URL(terminal.url());
    expect(pathname).toBe('/luna/');
    expect(Number(searchParams.get('_'))).toBeGreaterThanOrEqual(before);
  });

  it('counts down to the end of a local password, and then says so', async () => {
    const { page } = await running.newPage();
    await answerWith(page, 'settings/public/', { SECURITY_PASSWORD_EXPIRATION_TIME: 3 });
    await running.signIn(page, 'alice');
    await page.getByRole('status').filter({ hasText: 'will expire in 3 days' }).waitFor();
    await answerWith(page, 'users/profile/', OLD_PASSWORD);
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'Password expired' }).waitFor();
  });

  it.each<[string, PageOptions]>([
    ['light', {}],
    ['dark', { dark: true }],
    ['narrow', PHONE],
    ['Chinese', { language: 'zh-hans' }],
    ['Japanese', { language: 'ja' }],
  ])('has no violation with all alerts and the open help menu: %s', async (name, options) => {
    const page = await running.checkedPage(options);
    await answerWith(page, 'users/profile/', OLD_PASSWORD);
    await answerWith(page, 'settings/public/', {
      ...announced('one'),
      SECURITY_PASSWORD_EXPIRATION_TIME: 90,
    });
    await running.signIn(page, 'admin', 'workbench/home');
    await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(2);
    await page.getByText('Maintenance one').waitFor();
    await expectAccessible(page, `alerts, ${name}`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^(Help|帮助|ヘルプ)$/ }).click();
    await page.getByRole('menuitem').first().waitFor();
    await expectAccessible(page, `help menu, ${name}`);
  });

  it.each<[string, PageOptions, string]>([
    ['English', {}, 'Help'],
    ['Chinese', { ...PHONE, language: 'zh-hans', dark: true }, '帮助'],
    ['Japanese', { ...PHONE, language: 'ja' }, 'ヘルプ'],
  ])('says what it is and what is in it, in %s', async (language, options, help) => {
    const { page } = await running.openAs('alice', 'workbench/home', options);
    await page.getByRole('button', { name: help, exact: true }).click();
    await page.getByRole('menuitem', { name: /Gatehouse/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('v2.23.2').waitFor();
    await expectAccessible(page, `about, ${language}`);
    const href = await dialog.getByRole('link').getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', running.url).href);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toContain('## ra-core - ');
  });
});
