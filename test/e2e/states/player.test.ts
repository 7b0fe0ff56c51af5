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
