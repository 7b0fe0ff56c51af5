import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { callAs, read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const PERMISSIONS = 'console/perms/asset-permissions';
const HOSTS = 'console/assets/assets?search=ham-app-0';
const inDialog = ({ page }: Place) => page.getByRole('dialog');
const named = ({ page, words }: Place, key: string) =>
  page.getByRole('button', { name: words(key) });

async function ids(page: Page): Promise<Readonly<Record<string, string>>> {
  const [filter] = await read(page, 'assets/cmd-filters/');
  const [host] = await read(page, 'assets/assets/?hostname=ham-app-01');
  const [user] = await read(page, 'users/users/?username=alice');
  const name = `A desktop nobody reaches ${Date.now()}`;
  const permission = { name, assets: [host.id], users: [user.id] };
  const unfit = await callAs(page, 'POST', 'perms/asset-permissions/', permission);
  return { filter: filter.id, permission: unfit.body.id };
}

/** Selects all rows, so that the menu of the selection can be opened. */
async function selectAll({ page, words }: Place): Promise<void> {
  const all = page.getByRole('checkbox', { name: words('pages.list.selectPage') });
  await all.waitFor();
  if (!(await all.isChecked())) await all.check();
}

/** A dialog that the menu of a selection opens. */
const ofSelection = (
  name: string,
  path: string,
  key: string,
  settled?: (place: Place) => Promise<void>,
): State => ({
  name,
  path,
  before: selectAll,
  opener: (place) => named(place, 'pages.list.selected'),
  after: async (place) => {
    await place.page.getByRole('menuitem', { name: place.words(key) }).press('Enter');
    await settled?.(place);
  },
  shown: inDialog,
  keeps: '[role=dialog]',
});

const STATES: readonly State[] = [
  ofSelection('renewing permissions', `${PERMISSIONS}?chip=ends-soon`, 'actions.renew'),
  // While hosts are tested, the dialog is stopped first.
  ofSelection('testing hosts', HOSTS, 'resources.assets.asset.actions.test-selected', (place) =>
    named(place, 'forms.close').waitFor(),
  ),
  ofSelection('handing over hosts', HOSTS, 'resources.assets.asset.actions.hand-over'),
  {
    name: 'a list of names',
    path: 'console/users/users',
    opener: ({ page }) => page.locator('main [role=combobox]').first(),
    after: async ({ page, words }) => {
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option', { name: words('nameList.open') }).click();
    },
    shown: inDialog,
    keeps: '[role=dialog]',
  },
  {
    name: 'the export of tickets',
    path: 'tickets/tickets',
    opener: (place) => named(place, 'ra.action.export').first(),
    shown: inDialog,
    keeps: '[role=dialog]',
  },
  {
    name: 'trying commands',
    path: ({ ids: { filter } }) => `console/assets/cmd-filters/${filter}`,
    opener: (place) => named(place, 'resources.assets.commandfilter.actions.try'),
    shown: inDialog,
    keeps: '[role=dialog]',
  },
  {
    name: 'trying a login',
    path: 'console/users/users/user-acl',
    opener: (place) => named(place, 'ruleTrial.login'),
    shown: inDialog,
    keeps: '[role=dialog]',
  },
  {
    name: 'trying a login to an asset',
    path: 'console/acls/asset-acl',
    opener: (place) => named(place, 'ruleTrial.assetLogin'),
    shown: inDialog,
    keeps: '[role=dialog]',
  },
  {
    name: 'the question before a grant that fits no host',
    path: ({ ids: { permission } }) => `${PERMISSIONS}/${permission}/update`,
    before: async ({ page }) => {
      await page.locator('#field-system_users').click();
      await page.getByRole('option', { name: 'desktop' }).first().click();
      await page.keyboard.press('Escape');
    },
    opener: ({ page }) => page.locator('form button[type=submit]').first(),
    shown: ({ page }) => page.getByRole('alertdialog'),
    keeps: '[role=alertdialog]',
  },
  {
    name: 'what follows a record made over a form',
    path: 'console/applications/databases/create?category=db&type=mysql',
    before: async ({ page }) => {
      await page.locator('#field-domain').click();
      await page.getByRole('option').last().click();
      await page.locator('#over-field-name').fill(`Harbour ${Date.now()}`);
      await page.keyboard.press('Enter');
    },
    after: (place) => named(place, 'resources.assets.domain.actions.add-gateway').press('Enter'),
    shown: inDialog,
    keeps: '[role=dialog]',
  },
];

describe('what once was a dead end', () => {
  looksOf(freshConsole('--licence', 'valid'), STATES, { ids });
});
