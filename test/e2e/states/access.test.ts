import { describe } from 'vitest';
import { withoutPermission } from '../acts.ts';
import { accessIds } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const PATH = 'console/perms/access';
const answer = ({ page }: Place) => page.locator('main h2').first();
const query = (values: Readonly<Record<string, string | undefined>>) =>
  `${PATH}?${new URLSearchParams(JSON.parse(JSON.stringify(values))).toString()}`;

/** Takes the right to read user groups from the user at work. */
async function mayNotReadGroups({ page }: Place): Promise<void> {
  await withoutPermission(page, 'users.view_usergroup');
  await page.reload();
}

const STATES: readonly State[] = [
  {
    name: 'what a user reaches',
    path: ({ ids: { user } }) => query({ user }),
    shown: answer,
  },
  {
    name: 'who reaches an asset',
    path: ({ ids: { host } }) => query({ asset: host }),
    shown: answer,
  },
  {
    name: 'why a user reaches an asset',
    path: ({ ids: { user, host } }) => query({ user, asset: host }),
    shown: answer,
  },
  {
    name: 'why a user does not reach an asset',
    path: ({ ids: { user, other } }) => query({ user, asset: other }),
    shown: ({ page, words }) => page.getByRole('link', { name: words('actions.grant-access') }),
  },
  {
    name: 'what is unknown to the reader',
    path: ({ ids: { ofGroup } }) => query({ asset: ofGroup }),
    before: mayNotReadGroups,
    // A row of the table, or a card.
    shown: ({ page }) => page.locator('main :is(th[scope=row], [data-name])').first(),
  },
];

describe('access explained', () => {
  looksOf(freshConsole(), STATES, { ids: accessIds });
});
