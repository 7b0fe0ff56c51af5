import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { callAs } from '../ticketCalls.ts';
import { looksOf, type Place, type State } from './looks.ts';

const SESSIONS = 'audit/sessions/sessions';

/** A finished session with a recording of a terminal in which a dangerous command ran. */
async function ids(page: Page): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => (await callAs(page, 'GET', path)).body.results;
  const sessions: readonly { id: string; has_replay: boolean; protocol: string }[] = await read(
    'terminal/sessions/?is_finished=1&limit=100&offset=0',
  );
  for (const session of sessions) {
    if (!session.has_replay || session.protocol !== 'ssh') continue;
    const commands = await read(`terminal/commands/?session_id=${session.id}&limit=100&offset=0`);
    const found = commands.some((one: { readonly risk_level: number }) => one.risk_level === 5);
    if (found) return { recorded: session.id };
  }
  throw new Error('the demo has no dangerous command');
}
const player = ({ ids: { recorded } }: Place) => `${SESSIONS}/${recorded}?activeTab=replay`;
const live = ({ page, words }: Place) => page.getByRole('button', { name: words('live.pause') });

const STATES: readonly State[] = [
  {
    name: 'the live list of sessions, with Watch and End in its rows',
    path: SESSIONS,
    shown: live,
  },
  {
    name: 'the question before a session is ended',
    path: SESSIONS,
    before: (place) => live(place).waitFor(),
    opener: ({ page, words }) =>
      page
        .locator('main tbody button:enabled')
        .filter({ hasText: words('resources.terminal.session.actions.terminate') })
        .first(),
    shown: ({ page }) => page.getByRole('alertdialog'),
    keeps: '[role=alertdialog]',
  },
  {
    name: 'the list of sessions that is paused',
    path: `${SESSIONS}?activeTab=online`,
    before: (place) => live(place).click(),
    shown: ({ page, words }) => page.getByRole('button', { name: words('live.resume') }),
  },
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

describe('sessions', () => {
  looksOf(freshConsole(), STATES, { ids });
});
