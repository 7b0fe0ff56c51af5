import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { requestAccess } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const TITLE = 'Hosts for the night shift';
const running = freshConsole();

/** Somebody else asks the administrator for access: a message comes with it. */
async function ask(): Promise<Readonly<Record<string, string>>> {
  const { page } = await running.openAs('orgadmin', 'workbench/home');
  await requestAccess(page, TITLE);
  return {};
}
const accept = ({ words }: Place, scope: ReturnType<Page['locator']>) =>
  scope
    .getByRole('button')
    .filter({ hasText: words('ticketPages.approve') })
    .first();

const STATES: readonly State[] = [
  {
    name: 'the decision from the list of tickets',
    path: 'tickets/tickets?activeTab=assigned',
    opener: (place) => accept(place, place.page.locator('main')),
    shown: ({ page }) => page.getByRole('dialog').getByRole('textbox'),
    keeps: '[role=dialog]',
  },
  {
    name: 'a message with a request',
    path: 'workbench/home',
    opener: ({ page, words }) => page.getByRole('button', { name: words('shell.messages') }),
    shown: (place) => accept(place, place.page.getByRole('dialog')),
    keeps: '[role=dialog]',
  },
  {
    name: 'a request in the command palette',
    path: 'workbench/home',
    before: ({ page }) => page.locator('header kbd').first().waitFor({ state: 'attached' }),
    opener: ({ page }) => page.locator('header button[aria-keyshortcuts]').first(),
    after: async ({ page, words }) => {
      await page.getByRole('dialog').getByRole('combobox').fill('night shift');
      const selected = page.getByRole('option', { selected: true });
      await selected.filter({ hasText: TITLE }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('option', { name: words('ticketPages.approve') }).waitFor();
    },
    shown: ({ page }) => page.getByRole('dialog').getByRole('combobox'),
    keeps: '[role=dialog]',
    escapes: 2,
  },
];

describe('decisions about tickets', () => {
  looksOf(running, STATES, { ids: ask });
});
