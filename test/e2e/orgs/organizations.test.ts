import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText, hasFocus, confirm, withoutPermission, noteRequests } from '../acts.ts';
import { expectAccessible, freshConsole, type PageOptions, PHONE, CORE } from '../console.ts';

const SHIPPING = '5b0c1d7e-2f64-4a0e-8d3b-6a1f0c9e7a11';
const DEFAULT = '00000000-0000-0000-0000-000000000002';

describe('organizations (spec 1, sections 2.4, 4, 6 and 7)', () => {
  const running = freshConsole('--licence', 'valid');

  const selector = (page: Page) => page.getByRole('button', { name: /^Organization: / });
  const filter = (page: Page) => page.getByRole('combobox', { name: 'Filter organizations' });
  const options = (page: Page, group: string) =>
    page.getByRole('group', { name: group }).getByRole('option');
  const named = (page: Page, name: string) =>
    page.getByRole('button', { name: `Organization: ${name}`, exact: true });
  const cookie = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'X-JMS-ORG')?.value;
  async function open(page: Page) {
    await selector(page).click();
    await filter(page).waitFor();
  }
  async function choose(page: Page, name: string) {
    await open(page);
    await page.getByRole('option', { name }).click();
    await named(page, name).waitFor();
  }

  describe('the selector', () => {
    it(
      'offers its actions in the console, then the organizations, the current one marked',
      CORE,
      async () => {
        const page = await running.checkedAs('admin', 'console/users/users');
        await open(page);
        expect(await options(page, 'Actions').allTextContents()).toEqual([
          'Create organization',
          'Organization list',
        ]);
        expect(await options(page, 'Organizations').allTextContents()).toEqual([
          'GLOBAL',
          'Defaultcurrent',
          'Nordhafen Shipping',
          'Harbour Security',
          'Web Shop',
        ]);
        expect(await page.locator('[role=option][aria-current]').textContent()).toContain(
          'Default',
        );
        expect(await page.locator('[role=option] svg').count()).toBeGreaterThanOrEqual(7);
        await page.getByRole('option', { name: 'Organization list' }).click();
        await page.getByRole('heading', { name: 'Organizations' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/ui/settings/orgs');
      },
    );

    it('filters while one types, and chooses by keys alone', async () => {
      const { page } = await running.openAs('admin', 'console/users/users');
      await named(page, 'Default').focus();
      await page.keyboard.press('Enter');
      await filter(page).waitFor();
      await page.keyboard.type('SHIP');
      await expect
        .poll(() => options(page, 'Organizations').allTextContents())
        .toEqual(['Nordhafen Shipping']);
      await page.keyboard.press('Enter');
      await named(page, 'Nordhafen Shipping').waitFor();
      await waitForText(page, 'Anneke Brandt');
      expect(await cookie(page)).toBe(SHIPPING);
      const kept = await page.evaluate(() => localStorage.getItem('gatehouse.organization'));
      expect(kept).toContain(SHIPPING);
    });

    it('says so when nothing is found, and closes with Escape', async () => {
      const { page } = await running.openAs('admin', 'console/users/users');
      await open(page);
      await filter(page).fill('zzz');
      await page.getByText('No organizations found').waitFor();
      await page.keyboard.press('Escape');
      await filter(page).waitFor({ state: 'detached' });
      expect(await hasFocus(selector(page))).toBe(true);
    });

    it('closes an action whose permission is missing, and has none for those without both', async () => {
      const { page } = await running.newPage();
      await withoutPermission(page, 'orgs.add_organization');
      await running.signIn(page, 'admin', 'console/users/users');
      await open(page);
      const create = page.getByRole('option', { name: 'Create organization' });
      expect(await create.getAttribute('aria-disabled')).toBe('true');
      await create.click({ force: true });
      expect(await filter(page).count()).toBe(1);
      const other = await running.openAs('orgadmin');
      await open(other.page);
      expect(await options(other.page, 'Organizations').allTextContents()).toEqual([
        'Defaultcurrent',
        'Nordhafen Shipping',
      ]);
      expect(await options(other.page, 'Actions').count()).toBe(0);
    });

    it('stands in the menu of a narrow window', async () => {
      const { page } = await running.openAs('admin', 'console/users/users', PHONE);
      expect(await selector(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await open(page);
      await expectAccessible(page, 'organization selector in the menu');
      const loaded = page.waitForEvent('load');
      await page.getByRole('option', { name: 'Harbour Security' }).click();
      await loaded;
      await page.getByRole('button', { name: 'Open menu' }).click();
      await named(page, 'Harbour Security').waitFor();
    });

    it.each<[string, PageOptions]>([
      ['light', {}],
      ['dark', { dark: true }],
      ['Chinese', { language: 'zh-hans' }],
      ['Japanese', { language: 'ja', dark: true }],
    ])('has no violation when open: %s', async (name, look) => {
      const page = await running.checkedAs('admin', 'console/users/users', look);
      await page.getByRole('button', { name: /Default$/ }).click();
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, `organization selector, ${name}`);
    });
  });

  describe('switching', () => {
    it(
      'follows the oid of an address: at the start, inside the console, and in the old form',
      CORE,
      async () => {
        const { page } = await running.openAs('admin', `console/users/groups?oid=${SHIPPING}`);
        await named(page, 'Nordhafen Shipping').waitFor();
        await page.evaluate((id) => {
          location.hash = `#/users/groups?oid=${id}`;
        }, DEFAULT);
        await named(page, 'Default').waitFor();
        await page.evaluate((id) => {
          history.pushState(null, '', `/ui/console/users/users?oid=${id}`);
          dispatchEvent(new PopStateEvent('popstate'));
        }, SHIPPING);
        await named(page, 'Nordhafen Shipping').waitFor();
        await waitForText(page, 'Anneke Brandt');
      },
    );

    it('closes creating, updating and cloning in the global organization', CORE, async () => {
      const { page } = await running.openAs('admin', 'console/users/groups');
      await choose(page, 'GLOBAL');
      const create = page.getByRole('button', { name: 'Create', exact: true });
      await create.waitFor();
      expect(await create.isDisabled()).toBe(true);
      await page.getByRole('link', { name: 'Bridge systems', exact: true }).waitFor();
      expect(await page.getByRole('link', { name: /^Update/ }).count()).toBe(0);
      await page.goto(new URL('console/users/groups/create', running.url).href);
      await page.getByText('global organization').waitFor();
    });
  });

  describe('two tabs', () => {
    async function twoTabs() {
      const { page: first } = await running.openAs('admin', 'console/assets/labels');
      await first.getByRole('link', { name: 'Create', exact: true }).waitFor();
      const second = await first.context().newPage();
      await second.goto(first.url());
      await choose(second, 'Nordhafen Shipping');
      await first.getByText('This tab uses “Default”').waitFor();
      return { first, second };
    }

    it('say that they differ, and each writes into its own', async () => {
      const { first, second } = await twoTabs();
      const sent = first.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/assets/labels/'),
      );
      await first.getByRole('link', { name: 'Create', exact: true }).click();
      await first.getByRole('textbox', { name: /^Name/ }).fill('two');
      await first.getByRole('textbox', { name: /^Value/ }).fill('tabs');
      await first.getByRole('button', { name: 'Save', exact: true }).click();
      expect((await sent).headers()['x-jms-org']).toBe(DEFAULT);
      expect(await cookie(first)).toBe(SHIPPING);
      for (const colorScheme of ['light', 'dark'] as const) {
        await first.emulateMedia({ colorScheme });
        await first.locator(`html[data-theme=${colorScheme}]`).waitFor();
        await expectAccessible(first, `bar of another tab, ${colorScheme}`);
      }
      await second.reload();
      await second.getByRole('heading', { name: 'Labels' }).waitFor();
      expect(await second.getByText('tabs', { exact: true }).count()).toBe(0);
    });

    it('open nothing of the server beside them until it is decided', async () => {
      const { first } = await twoTabs();
      const opened: unknown[] = [];
      first.context().on('page', (page) => opened.push(page));
      await first.getByRole('link', { name: 'Web terminal (opens in a new tab)' }).click();
      await first.getByText('Choose the organization first.').waitFor();
      expect(opened).toEqual([]);
    });

    it('stay: the browser takes the organization of this tab, and the other tab is told', async () => {
      const { first, second } = await twoTabs();
      await first.getByRole('button', { name: 'Stay in Default' }).click();
      await first.getByText('This tab uses').waitFor({ state: 'detached' });
      expect(await cookie(first)).toBe(DEFAULT);
      await second.getByText('This tab uses “Nordhafen Shipping”').waitFor();
    });

    it('go: this tab follows', async () => {
      const { first } = await twoTabs();
      await first.getByRole('button', { name: 'Go to Nordhafen Shipping' }).click();
      await named(first, 'Nordhafen Shipping').waitFor();
      expect(await first.getByText('This tab uses').count()).toBe(0);
    });
  });

  describe('their pages', () => {
    it('keep the selector up to date, and leave an organization that was deleted', async () => {
      const { page, problems } = await running.openAs('admin', 'settings/orgs');
      await page.getByRole('link', { name: 'Create', exact: true }).click();
      await page.getByRole('textbox', { name: /^Name/ }).fill('Short-lived');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Short-lived', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Go to the start page' }).click();
      await choose(page, 'Short-lived');
      expect(problems).toEqual([]);

      const { page: other } = await running.openAs('admin', 'settings/orgs');
      await other.getByRole('link', { name: 'Short-lived', exact: true }).click();
      await other.getByRole('button', { name: 'Delete', exact: true }).click();
      await confirm(other, /^Delete$/);
      await other.getByRole('link', { name: 'Web Shop', exact: true }).waitFor();
      await other.getByRole('link', { name: 'Go to the start page' }).click();
      await open(other);
      expect(await other.getByRole('option', { name: 'Short-lived' }).count()).toBe(0);

      await page.reload();
      await named(page, 'Default').waitFor();
    });

    it('write nothing into another organization when theirs is deleted meanwhile', async () => {
      const { page } = await running.newPage();
      await page.clock.install();
      await running.signIn(page, 'admin', 'settings/orgs/create');
      await page.getByRole('textbox', { name: /^Name/ }).fill('Vanishing');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Vanishing', exact: true }).waitFor();
      const id = (
        await page.getByRole('link', { name: 'Vanishing', exact: true }).getAttribute('href')
      )
        ?.split('/')
        .at(-1);
      await page.goto(new URL(`console/assets/labels/create?oid=${id}`, running.url).href);
      await named(page, 'Vanishing').waitFor();

      const { page: other } = await running.openAs('admin', `settings/orgs/${id}`);
      await other.getByRole('button', { name: 'Delete', exact: true }).click();
      await confirm(other, /^Delete$/);
      await other.getByRole('link', { name: 'Web Shop', exact: true }).waitFor();

      const written = noteRequests(page, ({ method, url }) =>
        method === 'POST' ? url : undefined,
      );
      await page.clock.fastForward(15_000);
      await page.getByRole('textbox', { name: /^Name/ }).fill('stray');
      await page.getByRole('textbox', { name: /^Value/ }).fill('label');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const gone = page.getByRole('alertdialog', {
        name: 'The organization is no longer available',
      });
      await gone.getByText('You continue in “Default”').waitFor();
      await expectAccessible(page, 'an organization that is gone');
      expect(written).toEqual([]);
    });
  });
});
