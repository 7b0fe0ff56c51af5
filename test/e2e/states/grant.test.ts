import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { firstNamed } from '../acts.ts';
import { freshConsole } from '../console.ts';
import { callAs, read } from '../apiCalls.ts';
import { looksOf, type Place, type State } from './looks.ts';

const PERMISSIONS = 'console/perms/asset-permissions';
const badges = ({ page, words }: Place) =>
  page.getByRole('group', { name: words('pages.badges.label') });

async function ids(page: Page): Promise<Readonly<Record<string, string>>> {
  const idAt = async (path: string) => (await read(page, path))[0].id;
  const node = await idAt('assets/nodes/');
  const empty = await callAs(page, 'POST', 'perms/asset-permissions/', {
    name: `Grants nothing ${Date.now()}`,
    nodes: [node],
  });
  return {
    user: await idAt('users/users/?username=alice'),
    asset: await idAt('assets/assets/?hostname=ham-app-01'),
    permission: await idAt('perms/asset-permissions/?name=Alice'),
    empty: empty.body.id,
  };
}

const STATES: readonly State[] = [
  {
    name: 'the menu of a row with “Grant access”',
    path: 'console/assets/assets?search=ham-app-01',
    opener: ({ page, words }) => firstNamed(page, 'button', words('pages.list.moreFor')),
    shown: ({ page, words }) => page.getByRole('menuitem', { name: words('actions.grant-access') }),
    keeps: '[role=menu]',
  },
  {
    name: 'the form of a permission with lengths',
    path: ({ ids: { user = '', asset = '' } }) =>
      `${PERMISSIONS}/create?${new URLSearchParams({ user, asset }).toString()}`,
    before: async ({ page, words }) =>
      page
        .getByRole('button', { name: words('forms.lengths.days') })
        .nth(1)
        .click(),
    shown: ({ page }) => page.locator('#field-date_expired'),
  },
  {
    name: 'the question before a permission that grants nothing',
    path: `${PERMISSIONS}/create`,
    before: async ({ page }) => {
      await page.locator('#field-name').fill('Nothing for nobody');
      await page.locator('#field-nodes').click();
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
    },
    opener: ({ page }) => page.locator('form button[type=submit]').first(),
    shown: ({ page }) => page.getByRole('alertdialog'),
    keeps: '[role=alertdialog]',
  },
  {
    name: 'the head of a permission',
    path: ({ ids: { permission } }) => `${PERMISSIONS}/${permission}`,
    shown: badges,
  },
  {
    name: 'the head of a permission that grants nothing',
    path: ({ ids: { empty } }) => `${PERMISSIONS}/${empty}`,
    shown: badges,
  },
];

describe('granting access', () => {
  looksOf(freshConsole(), STATES, { ids });
});
