import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { callAs } from '../ticketCalls.ts';
import { looksOf, type Place, type State } from './looks.ts';

const PATH = 'console/perms/access';
const answer = ({ page }: Place) => page.locator('main h2').first();
const query = (values: Readonly<Record<string, string | undefined>>) =>
  `${PATH}?${new URLSearchParams(JSON.parse(JSON.stringify(values))).toString()}`;

async function ids(page: Page): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => (await callAs(page, 'GET', path)).body;
  const [user] = await read('users/users/?username=alice');
  const [hers] = await read('perms/asset-permissions/?name=Alice');
  const [ofGroup] = await read('perms/asset-permissions/?name=Operations');
  const reached = await read(`perms/users/${user.id}/assets/`);
  const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
  const active = idsOf(await read('assets/assets/?is_active=true'));
  const below = idsOf(await read(`assets/assets/?is_active=true&node_id=${ofGroup.nodes[0]}`));
  return {
    user: user.id,
    host: active.find((id) => hers.assets.includes(id)) ?? '',
    other: active.find((id) => !idsOf(reached).includes(id)) ?? '',
    ofGroup: below[0] ?? '',
  };
}

/** Takes the right to read user groups from the person at work. */
async function mayNotReadGroups({ page }: Place): Promise<void> {
  await page.route('**/api/v1/users/profile/**', async (route) => {
    const reply = await route.fetch();
    const profile: { perms: readonly string[] } = await reply.json();
    const perms = profile.perms.filter((one) => one !== 'users.view_usergroup');
    await route.fulfill({ response: reply, json: { ...profile, perms } });
  });
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
  looksOf(freshConsole(), STATES, { ids });
});
