import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { firstNamed } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type State } from './looks.ts';

const ids = async (page: Page) => {
  const [user] = await read(page, 'users/users/?username=alice');
  const { results } = await read(page, 'terminal/sessions/?is_finished=0&limit=100&offset=0');
  const others = results.filter((one: { readonly user: string }) => !one.user.endsWith('(admin)'));
  return { user: user.id, leaver: others[0].user_id };
};

const STATES: readonly State[] = [
  {
    name: 'the head of a user and the empty fields of its groups',
    path: ({ ids: { user } }) => `console/users/users/${user}`,
    before: ({ page, words }) => firstNamed(page, 'button', words('pages.card.showEmpty')).click(),
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
];

describe('records', () => {
  looksOf(freshConsole(), STATES, { ids });
});
