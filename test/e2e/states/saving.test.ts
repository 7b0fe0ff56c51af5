import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { callAs, read } from '../apiCalls.ts';
import { chooseFile } from '../shell/importDialog.ts';
import { looksOf, type State } from './looks.ts';

const CHANGED = 'console/users/groups';
const ids = async (page: Page) => {
  const [group] = await read(page, 'users/groups/?name=Security');
  return { group: group.id };
};

const STATES: readonly State[] = [
  {
    name: 'what a save changes',
    path: ({ ids: { group } }) => `${CHANGED}/${group}/update`,
    before: async ({ page }) => {
      await page.locator('#field-name').fill('Security office');
      await page.locator('#field-comment').fill('Second floor');
      await page.locator('#field-users').fill('auditor');
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
    },
    opener: ({ page, words }) =>
      page.getByRole('button', { name: words('pages.form.changes.review') }),
    shown: ({ page, words }) =>
      page.getByRole('dialog', { name: words('pages.form.changes.title') }),
    keeps: '[role=dialog]',
  },
  {
    name: 'a record that two people have changed',
    path: ({ ids: { group } }) => `${CHANGED}/${group}/update`,
    before: async ({ page, ids: { group } }) => {
      await page.locator('#field-comment').fill('Written by the second');
      await callAs(page, 'PATCH', `users/groups/${group}/`, {
        comment: `The first: ${Date.now()}`,
      });
    },
    opener: ({ page }) => page.locator('form button[type=submit]').first(),
    shown: ({ page }) => page.getByRole('alertdialog'),
    keeps: '[role=alertdialog]',
  },
  {
    name: 'an import with names that are unknown or ambiguous',
    path: CHANGED,
    before: async ({ page }) => {
      await page.locator('main :is(table, [data-rows])').first().waitFor();
      const [one] = await read(page, 'users/users/?username=orgadmin');
      await callAs(page, 'PATCH', `users/users/${one.id}/`, { name: 'Alice Lindqvist' });
    },
    opener: ({ page, words }) => page.getByRole('button', { name: words('listTools.import') }),
    after: async ({ page }) => {
      await chooseFile(
        page,
        'name,users\r\nNight,"auditor, Alice Lindqvist"\r\nLate,Aurelio Ditorre\r\n',
      );
      await page.getByRole('grid').waitFor();
    },
    shown: ({ page, words }) => page.getByRole('button', { name: words('transfer.names.use') }),
    keeps: '[role=dialog], [role=alertdialog]',
  },
];

describe('saves and imports', () => {
  looksOf(freshConsole(), STATES, { ids });
});
