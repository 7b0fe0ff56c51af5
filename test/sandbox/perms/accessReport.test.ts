import { describe, expect, it } from 'vitest';
import { SINGLE_ACTIONS } from '../../../codegen/model/grantedActions.ts';
import { explain } from '../../../src/overrides/perms/access/explain.ts';
import { loadFacts } from '../../../src/overrides/perms/access/loadFacts.ts';
import { loadOrganization } from '../../../src/overrides/perms/access/loadOrganization.ts';
import { reachIn, type Reach } from '../../../src/overrides/perms/access/reach.ts';
import { repeatableNumbers } from '../../../sandbox/kernel/store/randomness.ts';
import { at, list, openWorld } from '../world.ts';
import { sourceOf } from './accessSource.ts';

const PAIRS = 1000;
const CHECKED_PAIRS = 150;

const world = openWorld();
const admin = await world.as('admin');
const facts = await loadOrganization(sourceOf(admin));
const rows = [...reachIn(facts)];
const numbers = repeatableNumbers(7);
const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(numbers() * items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};
const users = [...facts.users.values()];
const assets = [...facts.assets.values()];
const pairs = Array.from({ length: PAIRS }, () => ({ user: pick(users), asset: pick(assets) }));

const pairOf = (user: string, asset: string) => `${user} ${asset}`;
const byPair = new Map<string, readonly Reach[]>();
for (const row of rows) {
  const pair = pairOf(row.user.id, row.asset.id);
  byPair.set(pair, [...(byPair.get(pair) ?? []), row]);
}
const told = (reached: readonly Reach[] = []) =>
  reached.map(({ systemUser, actions }) => [systemUser.id, actions.toSorted()]).toSorted();

/** The system users with which the server lets a user connect to an asset, with their single actions. */
async function granted(user: string, asset: string) {
  const { body } = await admin.get(`perms/users/${user}/assets/${asset}/system-users/`);
  return list(body)
    .map((account) => ({
      id: String(at(account, 'id')),
      actions: list(at(account, 'actions')).map(String),
    }))
    .filter(({ actions }) => actions.includes('connect'))
    .map(({ id, actions }) => [
      id,
      actions.filter((one) => SINGLE_ACTIONS.includes(one)).toSorted(),
    ])
    .toSorted();
}

describe('the report of an organization', () => {
  it('is what the server grants to a thousand random pairs of users who may log in and assets in use', async () => {
    let reached = 0;
    for (const { user, asset } of pairs) {
      const usable = user.active && !user.expired && asset.active;
      const theirs = usable ? await granted(user.id, asset.id) : [];
      const pair = pairOf(user.id, asset.id);
      expect(told(byPair.get(pair)), `${user.username} ${asset.name}`).toEqual(theirs);
      if (theirs.length > 0) reached += 1;
    }
    expect(reached).toBeGreaterThan(25);
    expect(reached).toBeLessThan(PAIRS / 2);
  });

  it('has every asset that the server lists for a user, and no other', async () => {
    for (const user of users.slice(0, 30).filter(({ active, expired }) => active && !expired)) {
      const listed = list((await admin.get(`perms/users/${user.id}/assets/`)).body)
        .filter((asset) => at(asset, 'is_active') === true)
        .map((asset) => String(at(asset, 'id')));
      const ours = new Set(rows.filter((row) => row.user === user).map(({ asset }) => asset.id));
      // The server lists an asset also when no system user fits it.
      expect(listed).toEqual(expect.arrayContaining([...ours]));
      const extra = listed.filter((asset) => !ours.has(asset));
      for (const asset of extra) expect(await granted(user.id, asset)).toEqual([]);
    }
  });

  it('says what the access check says, and until the same moment', async () => {
    const source = sourceOf(admin);
    for (const { user, asset } of pairs.slice(0, CHECKED_PAIRS)) {
      const question = {
        who: { kind: 'user', id: user.id },
        what: { kind: 'asset', id: asset.id },
      } as const;
      const { verdict, accounts } = explain(await loadFacts(question, source));
      const reached = byPair.get(pairOf(user.id, asset.id)) ?? [];
      expect(verdict).toBe(reached.length > 0 ? 'yes' : 'no');
      const names = (account: { readonly permissions: Reach['permissions'] }) =>
        account.permissions.map(({ name }) => name).toSorted();
      expect(reached.map(names).toSorted()).toEqual(accounts.map(names).toSorted());
    }
  });

  it('is sorted, the same each time, and has the rows of its scope alone', async () => {
    const key = ({ user, asset, systemUser }: Reach) =>
      [user.username, user.id, asset.name, asset.id, systemUser.name].join('\n');
    expect(rows.map(key)).toEqual(rows.map(key).toSorted());
    const again = [...reachIn(await loadOrganization(sourceOf(admin)))];
    expect(again).toEqual(rows);
    const [first] = rows;
    const scope = {
      users: new Set([first?.user.id ?? '']),
      assets: new Set([first?.asset.id ?? '']),
    };
    expect([...reachIn(facts, scope)]).toEqual(
      rows.filter(({ user, asset }) => user === first?.user && asset === first.asset),
    );
  });

  it('leaves out a user whose every login is refused', async () => {
    const user = rows[0]?.user.id ?? '';
    const rule = {
      id: 'rule',
      name: 'Nobody',
      user,
      active: true,
      priority: 1,
      action: 'reject',
      addresses: ['*'],
      timed: false,
    };
    const refused = [...reachIn({ ...facts, loginRules: [rule] })];
    expect(refused).toEqual(rows.filter((row) => row.user.id !== user));
  });

  it('notes what the reader may not read, and asks nothing that is known to be refused', async () => {
    const auditor = await world.as('auditor');
    const { unread } = await loadOrganization(sourceOf(auditor));
    expect(unread).toMatchObject({ 'asset-permissions': 'forbidden', users: 'forbidden' });
    const source = sourceOf(admin, (permission) => permission !== 'assets.view_node');
    expect((await loadOrganization(source)).unread).toEqual({ nodes: 'forbidden' });
    expect(source.asked.filter((url) => url.includes('/assets/nodes/'))).toEqual([]);
  });
});
