import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { looksOf, type State } from './looks.ts';

const STATES: readonly State[] = [
  {
    name: 'the changes of an operation',
    path: 'audit/logs/operate-log',
    opener: ({ page, words }) =>
      page
        .locator('main :is(tbody, [data-rows]) button:enabled')
        .filter({ hasText: words('resources.audits.operatelog.actions.show-changes') })
        .first(),
    shown: ({ page }) => page.getByRole('dialog').getByRole('term'),
    keeps: '[role=dialog]',
  },
];

/** The server keeps them from v2.28 on. */
describe('the changes of an operation', () => {
  looksOf(freshConsole('--server', 'v2.28'), STATES);
});
