import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { callAs } from '../ticketCalls.ts';
import { looksOf, type State } from './looks.ts';

const ids = async (page: Page) => {
  const read = async (path: string) => (await callAs(page, 'GET', path)).body;
  const [user] = await read('users/users/?username=alice');
  const [group] = await read('users/groups/?name=Security');
  const { results } = await read('terminal/sessions/?is_finished=0&limit=100&offset=0');
  const others = results.filter((one: { readonly user: string }) => !one.user.endsWith('(admin)'));
  return { user: user.id, group: group.id, leaver: others[0].user_id };
};
const CHANGED = 'console/users/groups';

const STATES: readonly State[] = [
  {
    name: 'the head of a user and the empty fields of its groups',
    path: ({ ids: { user } }) => `console/users/users/${user}`,
    before: ({ page, words }) =>
      page
        .getByRole('button', { name: words('pages.card.showEmpty') })
        .first()
        .click(),
    shown: ({ page, words }) => page.getByRole('button', { name: words('pages.card.hideEmpty') }),
  },
  {
    name: 'the activity of a user',
    path: ({ ids: { user } }) => `console/users/users/${user}?activeTab=activity`,
    shown: ({ page, words }) => page.getByRole('list', { name: words('pages.activity.title') }),
  },
  {
    name: 'the question about a user with running sessions',
    path: ({ ids: { leaver } }) => `console/users/users/${leaver}`,
    before: ({ page }) => page.getByRole('switch').first().waitFor(),
    opener: ({ page }) => page.getByRole('switch').first(),
    key: 'Space',
    shown: ({ page }) => page.getByRole('alertdialog'),
    keeps: '[role=alertdialog]',
  },
  {
    name: 'a toast with Undo',
    path: 'console/assets/assets?search=ham-app-01',
    before: async ({ page }) => {
      await page.getByRole('link', { name: 'ham-app-01', exact: true }).first().click();
      await page.getByRole('switch').first().click();
    },
    shown: ({ page, words }) => page.getByRole('button', { name: words('undo.undo') }),
  },
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
      await page.locator('main table').first().waitFor();
      const [one] = (await callAs(page, 'GET', 'users/users/?username=orgadmin')).body;
      await callAs(page, 'PATCH', `users/users/${one.id}/`, { name: 'Alice Lindqvist' });
    },
    opener: ({ page, words }) =>
      page.getByRole('button', { name: words('transfer.action.import') }),
    after: async ({ page }) => {
      const buffer = Buffer.from(
        'name,users\r\nNight,"auditor, Alice Lindqvist"\r\nLate,Aurelio Ditorre\r\n',
      );
      await page
        .locator('[role=dialog] input[type=file]')
        .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('grid').waitFor();
    },
    shown: ({ page, words }) => page.getByRole('button', { name: words('transfer.names.use') }),
    keeps: '[role=dialog], [role=alertdialog]',
  },
];

describe('records', () => {
  looksOf(freshConsole(), STATES, { ids });
});
