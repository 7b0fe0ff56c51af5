import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

const USERS = 'console/users/users';
const CALL = '**/api/v1/users/users/?*';
const ASSETS = 'console/assets/assets';

/** A state of a page, and how to reach it. */
interface State {
  readonly name: string;
  readonly path: string;
  reach(page: Page): Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('tbody tr th a').first();

const STATES: readonly State[] = [
  {
    name: 'a list without a row that fits',
    path: `${USERS}?search=nobody-is-called-so`,
    reach: (page) =>
      page.getByText('Nothing found').or(page.locator('main section p')).first().waitFor(),
  },
  {
    name: 'the menu of a row',
    path: USERS,
    async reach(page) {
      await rows(page).waitFor();
      await page.locator('tbody tr').nth(1).getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'the menu of what is chosen',
    path: USERS,
    async reach(page) {
      await rows(page).waitFor();
      await page.locator('tbody input[type=checkbox]').first().click();
      await button(page, '1 selected').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'the dialog that changes what is chosen',
    path: ASSETS,
    async reach(page) {
      await rows(page).waitFor();
      await page.locator('tbody input[type=checkbox]').first().click();
      await button(page, '1 selected').click();
      await page
        .getByRole('menuitem', { name: /update|edit/i })
        .first()
        .click();
      await dialog(page).getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'the question before a record is deleted',
    path: USERS,
    async reach(page) {
      await rows(page).waitFor();
      await page.locator('tbody tr').nth(1).getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').or(dialog(page)).first().waitFor();
    },
  },
  {
    name: 'the settings of a table',
    path: USERS,
    async reach(page) {
      await rows(page).waitFor();
      await button(page, 'Table settings').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'the export',
    path: USERS,
    async reach(page) {
      await rows(page).waitFor();
      await button(page, 'Export').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'the import',
    path: USERS,
    async reach(page) {
      await rows(page).waitFor();
      await button(page, 'Import').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'a form with errors',
    path: `${USERS}/create`,
    async reach(page) {
      await page.locator('#field-username').waitFor();
      await button(page, 'Save').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'an open select of a form',
    path: `${ASSETS}/create`,
    async reach(page) {
      await page.locator('#field-hostname').waitFor();
      await page.getByRole('combobox').last().click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'a record that is not there',
    path: `${USERS}/00000000-0000-4000-8000-000000000000`,
    reach: (page) => page.locator('main h1').waitFor(),
  },
  {
    name: 'the menu of a node in the tree',
    path: ASSETS,
    async reach(page) {
      await page.getByRole('treeitem').first().waitFor();
      await page.getByRole('treeitem').first().click({ button: 'right' });
      await page.getByRole('menu').waitFor();
    },
  },
];

describe.each([false, true])('every state of the generic pages (WCAG 2.2 AA), dark: %s', (dark) => {
  const running = freshConsole();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await newPage(running, { dark }));
    await signIn(page, running.url, 'admin', USERS);
  });

  it.each(STATES)('has no violation: $name', async ({ path, reach }) => {
    await page.goto(new URL(path, running.url).href);
    await reach(page);
    await atRest(page);
    await expectAccessible(page, path);
  });

  it('has no violation: a list that is still loading', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(CALL, (route) => released.then(() => route.continue()));
    await page.goto(new URL(USERS, running.url).href);
    await page.locator('[data-skeleton]').first().waitFor();
    await expectAccessible(page, 'the skeleton');
    release();
    await rows(page).waitFor();
    await page.unroute(CALL);
  });

  it('has no violation: a list whose call failed', async () => {
    await page.route(CALL, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.goto(new URL(USERS, running.url).href);
    await page.getByRole('alert').first().waitFor();
    await expectAccessible(page, 'the failure');
    await page.unroute(CALL);
  });
});
