import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { dangerousCommand } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const SESSIONS = 'audit/sessions/sessions';

/** A finished session with a recording of a terminal in which a dangerous command ran. */
const ids = async (page: Page) => ({ recorded: (await dangerousCommand(page)).session });
const player = ({ ids: { recorded } }: Place) => `${SESSIONS}/${recorded}?activeTab=replay`;

const STATES: readonly State[] = [
  {
    name: 'the player with the marks of commands',
    path: player,
    shown: ({ page }) => page.locator('.xterm-screen'),
  },
  {
    name: 'the keys of the player',
    path: player,
    before: async ({ page }) => {
      await page.locator('.xterm-screen').waitFor();
      await page.locator('header kbd').first().waitFor({ state: 'attached' });
    },
    opener: ({ page }) => page.locator('main [role=region][tabindex="0"]').first(),
    key: '?',
    shown: ({ page, words }) => page.getByRole('heading', { name: words('playerKeys.title') }),
    keeps: '[role=dialog]',
  },
];

describe('the player of recordings', () => {
  looksOf(freshConsole(), STATES, { ids });
});
