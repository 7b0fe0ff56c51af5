import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const SESSIONS = 'audit/sessions/sessions';

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
        .locator('main :is(tbody, [data-rows]) button:enabled')
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
];

describe('sessions', () => {
  looksOf(freshConsole(), STATES);
});
