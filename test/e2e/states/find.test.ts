import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const USERS = 'console/users/users';
const palette = ({ page }: Place) => page.getByRole('dialog').getByRole('combobox');
/** Shortcuts are loaded after the page; the button shows its keys then. */
const shortcutsWork = ({ page }: Place) =>
  page.locator('header kbd').first().waitFor({ state: 'attached' });
const search = async (place: Place) => {
  await palette(place).fill('alice@');
  await place.page.getByRole('option', { selected: true }).filter({ hasText: 'Alice' }).waitFor();
};

const STATES: readonly State[] = [
  {
    name: 'palette with found records',
    path: USERS,
    before: shortcutsWork,
    opener: ({ page }) => page.locator('header button[aria-keyshortcuts]').first(),
    after: search,
    shown: palette,
    keeps: '[role=dialog]',
  },
  {
    name: 'palette with the actions of a record',
    path: USERS,
    before: shortcutsWork,
    opener: ({ page }) => page.locator('header button[aria-keyshortcuts]').first(),
    after: async (place) => {
      await search(place);
      await place.page.keyboard.press('ArrowRight');
      const name = place.words('actions.access');
      await place.page.getByRole('option', { name }).waitFor();
    },
    shown: palette,
    keeps: '[role=dialog]',
    escapes: 2,
  },
];

describe('the command palette with records', () => {
  looksOf(freshConsole(), STATES, { core: true });
});
