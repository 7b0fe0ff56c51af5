import { describe, expect, it } from 'vitest';
import { SINGLE_ACTIONS } from '../../../codegen/model/grantedActions.ts';
import { repeatableNumbers } from '../../../sandbox/kernel/store/randomness.ts';
import { explain, grantedAccounts } from '../../../src/overrides/perms/access/explain.ts';
import { grantsOf } from '../../../src/overrides/perms/access/grants.ts';
import { loadFacts } from '../../../src/overrides/perms/access/loadFacts.ts';
import { isOfValidity } from '../../../src/overrides/perms/access/obstacles.ts';
import type { Question } from '../../../src/overrides/perms/access/question.ts';
import { at, list, NOW, openWorld, pluck } from '../world.ts';
import { sourceOf } from './accessSource.ts';

const PAIRS = 500;
const APPLICATION_PAIRS = 120;
const DAY_MS = 86_400_000;

const numbers = repeatableNumbers(20);
const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(numbers() * items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};
const some = <T>(items: readonly T[], most: number): readonly T[] =>
  Array.from({ length: Math.floor(numbers() * (most + 1)) }, () => pick(items));
const once = (ids: readonly string[]) => [...new Set(ids)];
const moment = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

async function idsOf(path: string): Promise<readonly string[]> {
  return pluck((await admin.get(path)).body, 'id').map(String);
}

/** In force, over, not yet begun, or switched off. */
function validity() {
  const [begins, ends] = pick([
    [-90, 90],
    [-90, 90],
    [-90, 90],
    [-90, -2],
    [5, 90],
  ] as const);
  return {
    date_start: moment(begins),
    date_expired: moment(ends),
    is_active: numbers() < 0.85,
  };
}

async function addPermissions(): Promise<void> {
  for (let index = 0; index < 36; index += 1) {
    const answer = await admin.post('perms/asset-permissions/', {
      name: `Permission ${index}`,
      ...validity(),
      actions: pick([['all'], ['connect'], ['connect', 'upload_file'], ['updownload'], []]),
      users: once(some(ids.users, 4)),
      user_groups: once(some(ids.groups, 2)),
      assets: once(some(ids.assets, 6)),
      nodes: once(some(ids.nodes, 2)),
      system_users: once(some(ids.accounts, 3)),
    });
    expect(answer.status).toBe(201);
  }
  for (let index = 0; index < 12; index += 1) {
    const answer = await admin.post('perms/application-permissions/', {
      name: `Databases ${index}`,
      category: 'db',
      type: 'mysql',
      ...validity(),
      actions: pick([['all'], ['connect'], []]),
      users: once(some(ids.users, 4)),
      user_groups: once(some(ids.groups, 2)),
      applications: once(some(ids.databases, 2)),
      system_users: once(some(ids.accounts, 2)),
    });
    expect(answer.status).toBe(201);
  }
}

const world = openWorld();
const admin = await world.as('admin');
const ids = {
  users: await idsOf('users/users/'),
  groups: await idsOf('users/groups/'),
  assets: (await idsOf('assets/assets/')).filter((_, index) => index % 2 === 0),
  nodes: await idsOf('assets/nodes/'),
  accounts: await idsOf('assets/system-users/?type=common'),
  databases: await idsOf('applications/applications/?type=mysql'),
};
await addPermissions();

const ask = (question: Question) => loadFacts(question, sourceOf(admin));
const pairOf = (user: string, asset: string): Question => ({
  who: { kind: 'user', id: user },
  what: { kind: 'asset', id: asset },
});
const byId = (accounts: readonly { readonly id: string; readonly actions: readonly string[] }[]) =>
  Object.fromEntries(accounts.map(({ id, actions }) => [id, actions.toSorted()]));

/** The system users that the server grants, with their single actions. */
async function granted(path: string) {
  const accounts = list((await admin.get(path)).body).map((account) => ({
    id: String(at(account, 'id')),
    actions: list(at(account, 'actions'))
      .map(String)
      .filter((action) => SINGLE_ACTIONS.includes(action)),
  }));
  return byId(accounts);
}

/** May the user log in, and is the asset in use? */
async function isUsable(user: string, asset: string): Promise<boolean> {
  const [person, host] = [
    (await admin.get(`users/users/${user}/`)).body,
    (await admin.get(`assets/assets/${asset}/`)).body,
  ];
  return at(person, 'is_valid') === true && at(host, 'is_active') === true;
}

describe('the explanation of access is what the server computes', () => {
  it('for five hundred random pairs of a user and an asset', async () => {
    const source = sourceOf(admin);
    const verdicts = { yes: 0, no: 0, unknown: 0 };
    let closed = 0;
    for (let index = 0; index < PAIRS; index += 1) {
      const [user, asset] = [pick(ids.users), pick(ids.assets)];
      const facts = await loadFacts(
        { who: { kind: 'user', id: user }, what: { kind: 'asset', id: asset } },
        source,
      );
      const { verdict, grants, reasons } = explain(facts);
      const theirs = await granted(`perms/users/${user}/assets/${asset}/system-users/`);
      const pair = `pair ${index}: ${user} ${asset}`;
      expect(byId(grantedAccounts(grants)), pair).toEqual(theirs);
      const connects = Object.values(theirs).some((actions) => actions.includes('connect'));
      const open = connects && (await isUsable(user, asset));
      expect(verdict, pair).toBe(open ? 'yes' : 'no');
      expect(reasons.length > 0, pair).toBe(!open);
      verdicts[verdict] += 1;
      if (!open && grants.length > 0) closed += 1;
    }
    // All kinds of answers are among them.
    expect(verdicts.yes).toBeGreaterThan(25);
    expect(verdicts.no).toBeGreaterThan(100);
    expect(closed).toBeGreaterThan(40);
  });

  it('for random pairs of a user and an application', async () => {
    const source = sourceOf(admin);
    const applications = await idsOf('applications/applications/');
    let reached = 0;
    for (let index = 0; index < APPLICATION_PAIRS; index += 1) {
      const [user, application] = [pick(ids.users), pick(applications)];
      const facts = await loadFacts(
        { who: { kind: 'user', id: user }, what: { kind: 'application', id: application } },
        source,
      );
      const accounts = grantedAccounts(explain(facts).grants).map(({ id }) => id);
      const theirs = await idsOf(`perms/users/${user}/applications/${application}/system-users/`);
      expect(accounts.toSorted(), `${user} ${application}`).toEqual(theirs.toSorted());
      if (accounts.length > 0) reached += 1;
    }
    expect(reached).toBeGreaterThan(3);
  });

  it('for all that each user and group reaches', async () => {
    let most = 0;
    for (const [kind, id, path] of [
      ...ids.users.slice(0, 24).map((user) => ['user', user, `perms/users/${user}`] as const),
      ...ids.groups.map((group) => ['group', group, `perms/user-groups/${group}`] as const),
    ]) {
      const facts = await ask({ who: { kind, id } });
      expect(facts.cuts).toEqual([]);
      const inForce = grantsOf(facts).grants.filter(
        ({ obstacles }) => !obstacles.some(isOfValidity),
      );
      const reached = (what: string) =>
        once(inForce.filter((grant) => grant.what.kind === what).map((grant) => grant.what.id));
      expect(reached('asset').toSorted(), path).toEqual(
        (await idsOf(`${path}/assets/`)).toSorted(),
      );
      if (kind === 'user') {
        const theirs = await idsOf(`${path}/applications/`);
        expect(reached('application').toSorted(), path).toEqual(theirs.toSorted());
      }
      most = Math.max(most, reached('asset').length);
    }
    expect(most).toBeGreaterThan(50);
  });

  it('for everybody who reaches an asset', async () => {
    for (const asset of ids.assets.slice(0, 30)) {
      const { grants } = grantsOf(await ask({ what: { kind: 'asset', id: asset } }));
      const people = once(grants.map(({ who }) => who.id));
      const theirs = await idsOf(`assets/assets/${asset}/perm-users/`);
      expect(people.toSorted(), asset).toEqual(theirs.toSorted());
    }
  });

  it('and the two sides agree with each other', async () => {
    const asset = pick(ids.assets);
    const { grants } = grantsOf(await ask({ what: { kind: 'asset', id: asset } }));
    for (const grant of grants.slice(0, 40)) {
      const other = grantsOf(await ask({ who: grant.who })).grants.find(
        ({ id }) => id === grant.id,
      );
      expect(other).toMatchObject({ state: grant.state, obstacles: grant.obstacles });
    }
  });
});

describe('a permission outside of its dates', () => {
  it.each([
    [5, 90, 'permission-not-begun'],
    [-90, -2, 'permission-expired'],
  ] as const)('from day %d to day %d: %s', async (begins, ends, obstacle) => {
    const [user = '', asset = ''] = [ids.users[0], ids.assets[0]];
    const name = `Dates ${obstacle}`;
    const made = await admin.post('perms/asset-permissions/', {
      name,
      date_start: moment(begins),
      date_expired: moment(ends),
      actions: ['all'],
      users: [user],
      assets: [asset],
      system_users: ids.accounts.slice(0, 1),
    });
    expect(made.body).toMatchObject({ is_expired: true, is_valid: false });
    const { grants } = grantsOf(await ask(pairOf(user, asset)));
    const grant = grants.find(({ permission }) => permission.name === name);
    expect(grant?.obstacles[0]).toBe(obstacle);
  });
});

describe('a running session of the two', () => {
  it('is found, and not asked for without the right to see sessions', async () => {
    const running = list((await admin.get('terminal/sessions/?is_finished=0')).body);
    const [user, asset] = ['user_id', 'asset_id'].map((name) => String(at(running[0], name)));
    const question = pairOf(user ?? '', asset ?? '');
    const here = running.filter(
      (session) => at(session, 'user_id') === user && at(session, 'asset_id') === asset,
    );
    expect((await ask(question)).sessions.map(({ id }) => id)).toEqual(pluck(here, 'id'));
    const source = sourceOf(admin, (permission) => permission !== 'terminal.view_session');
    const facts = await loadFacts(question, source);
    expect([facts.sessions, facts.unread]).toEqual([[], {}]);
    expect(source.asked.filter((url) => url.includes('/terminal/sessions/'))).toEqual([]);
  });
});

describe('a reader without rights', () => {
  it('to see groups asks for none, and gets an unknown way, not an absent one', async () => {
    const source = sourceOf(admin, (permission) => permission !== 'users.view_usergroup');
    const facts = await loadFacts({ what: { kind: 'asset', id: ids.assets[0] ?? '' } }, source);
    expect(source.asked.filter((url) => url.includes('/users/groups/'))).toEqual([]);
    expect(facts.unread).toEqual({ groups: 'forbidden' });
    const groups = grantsOf(facts).grants.filter(({ who }) => who.kind === 'group');
    expect(groups.length).toBeGreaterThan(0);
  });

  it('is told what the server refuses', async () => {
    const auditor = await world.as('auditor');
    const facts = await loadFacts(
      { who: { kind: 'user', id: ids.users[0] ?? '' } },
      sourceOf(auditor),
    );
    expect(facts.unread).toMatchObject({ 'asset-permissions': 'forbidden', users: 'forbidden' });
  });
});
