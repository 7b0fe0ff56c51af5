import { describe } from 'vitest';
import { firstNamed } from '../acts.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const BATCH = 'console/ops/command-executions/create';
const button = ({ page, words }: Place, key: string) => firstNamed(page, 'button', words(key));

/** Chooses the found hosts and a system user, and writes a command. */
function write(found: string, command: string) {
  return async ({ page }: Place) => {
    const tree = page.getByRole('tree').first();
    await tree.waitFor();
    await page.getByRole('combobox').first().selectOption('deploy');
    await page.locator('main input[type=search]').first().fill(found);
    await firstNamed(tree, 'treeitem', found).waitFor();
    await tree.getByRole('treeitem').first().press(' ');
    await page.locator('main textarea:visible').first().fill(command);
  };
}

const STATES: readonly State[] = [
  {
    name: 'the question before a command on many hosts',
    path: BATCH,
    before: write('ham-app', 'uptime'),
    opener: (place) => button(place, 'jobs.batch.runOn'),
    shown: ({ page }) => page.getByRole('alertdialog'),
    keeps: '[role=alertdialog]',
  },
  {
    name: 'the answers of hosts',
    path: BATCH,
    before: async (place) => {
      await write('sha-db', 'uptime')(place);
      await button(place, 'jobs.batch.runOn').click();
      const answered = place.page.locator('main summary', { hasText: 'simulated output of' });
      await answered.first().click();
    },
    shown: ({ page }) => page.locator('main details[open] pre'),
  },
  {
    name: 'the menu of selected assets with “Run command”',
    path: 'console/assets/assets?search=ham-win',
    before: ({ page, words }) =>
      page.getByRole('checkbox', { name: words('pages.list.selectPage') }).check(),
    opener: ({ page, words }) => page.getByRole('button', { name: words('pages.list.selected') }),
    shown: ({ page, words }) =>
      page.getByRole('menuitem', { name: words('resources.assets.asset.actions.run-command') }),
    keeps: '[role=menu]',
  },
  {
    name: 'assets that are left out of a command',
    path: 'console/assets/assets?search=ham-win',
    before: async (place) => {
      const { page, words } = place;
      await page.getByRole('checkbox', { name: words('pages.list.selectPage') }).check();
      await page.getByRole('button', { name: words('pages.list.selected') }).click();
      const run = words('resources.assets.asset.actions.run-command');
      await page.getByRole('menuitem', { name: run }).click();
      await page.getByText(words('jobs.batch.wantedLeft')).click();
    },
    shown: ({ page, words }) => page.getByText(words('jobs.batch.why.protocol')),
  },
];

describe('batch commands', () => {
  looksOf(freshConsole(), STATES);
});
