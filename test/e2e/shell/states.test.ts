import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { firstNamed, button } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole } from '../console.ts';

const USERS = 'console/users/users';
const CALL = '**/api/v1/users/users/?*';
const ASSETS = 'console/assets/assets';

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('tbody tr th a').first();

/** Opens the menu of a row. */
async function openMore(page: Page): Promise<void> {
  await rows(page).waitFor();
  await page.locator('tbody tr').nth(1).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menu').waitFor();
}

/** Opens the menu of what is chosen. */
async function openChosen(page: Page): Promise<void> {
  await rows(page).waitFor();
  await page.locator('tbody input[type=checkbox]').first().click();
  await button(page, '1 selected').click();
  await page.getByRole('menu').waitFor();
}

/** Opens the dialog of a button above a list. */
const openDialog = (name: string) => async (page: Page) => {
  await rows(page).waitFor();
  await button(page, name).click();
  await dialog(page).waitFor();
};

const STATES: readonly (readonly [
  name: string,
  path: string,
  reach: (page: Page) => Promise<void>,
])[] = [
  [
    'a list without a row that fits',
    `${USERS}?search=nobody-is-called-so`,
    (page) => page.getByText('Nothing found').or(page.locator('main section p')).first().waitFor(),
  ],
  ['the menu of a row', USERS, openMore],
  ['the menu of what is chosen', USERS, openChosen],
  [
    'the dialog that changes what is chosen',
    ASSETS,
    async (page) => {
      await openChosen(page);
      await firstNamed(page, 'menuitem', /update|edit/i).click();
      await dialog(page).getByRole('checkbox').first().waitFor();
    },
  ],
  [
    'the question before a record is deleted',
    USERS,
    async (page) => {
      await openMore(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').or(dialog(page)).first().waitFor();
    },
  ],
  ['the settings of a table', USERS, openDialog('Table settings')],
  ['the export', USERS, openDialog('Export')],
  ['the import', USERS, openDialog('Import')],
  [
    'a form with errors',
    `${USERS}/create`,
    async (page) => {
      await page.locator('#field-username').waitFor();
      await button(page, 'Save').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  ],
  [
    'an open select of a form',
    `${ASSETS}/create`,
    async (page) => {
      await page.locator('#field-hostname').waitFor();
      await page.getByRole('combobox').last().click();
      await page.getByRole('listbox').waitFor();
    },
  ],
  [
    'a record that is not there',
    `${USERS}/00000000-0000-4000-8000-000000000000`,
    (page) => page.locator('main h1').waitFor(),
  ],
  [
    'the menu of a node in the tree',
    ASSETS,
    async (page) => {
      await page.getByRole('treeitem').first().click({ button: 'right' });
      await page.getByRole('menu').waitFor();
    },
  ],
];

describe.each([false, true])('every state of the generic pages (WCAG 2.2 AA), dark: %s', (dark) => {
  const running = freshConsole();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await running.openAs('admin', USERS, { dark }));
  });

  it.each(STATES)('has no violation: %s', async (_name, path, reach) => {
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
