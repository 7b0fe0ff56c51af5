import type { Facts } from './loadFacts.ts';
import type { AssetFacts, PermissionFacts } from './readFacts.ts';
import { CONNECT, type Obstacle, type Doubt } from './obstacles.ts';
import type { Party, Target } from './question.ts';
import { waysToParty, waysToTarget, type Ways } from './ways.ts';

/** Rows that are made at most; the number of those left out is said. */
export const ROW_LIMIT = 2_000;

/** A system user of a permission. */
interface Account {
  readonly id: string;
  /** Does the asset offer its protocol? Undefined when that is unknown. */
  readonly fits: boolean | undefined;
}

/** One permission that covers somebody and something, and whether it gives access now. */
export interface Grant {
  /** Of permission, party and target together. */
  readonly id: string;
  readonly permission: PermissionFacts;
  readonly who: Party;
  readonly what: Target;
  /** Directly, or through which groups. */
  readonly whoWays: Ways;
  /** Directly, or through which nodes. */
  readonly whatWays: Ways;
  readonly accounts: readonly Account[];
  /** What keeps it from giving access. */
  readonly obstacles: readonly Obstacle[];
  /** What could keep it from giving access and is unknown. */
  readonly doubts: readonly Doubt[];
  readonly state: 'open' | 'closed' | 'unknown';
}

/**
 * Every permission that covers the two sides of the question. The side that is not given has everybody or everything
 * that the permission covers: members instead of groups, assets instead of nodes, as far as those were read. For a
 * system user alone groups and nodes stay what they are.
 */
export function grantsOf(facts: Facts) {
  const grants: Grant[] = [];
  let left = 0;
  for (const permission of facts.permissions) {
    const whats = targetsOf(permission, facts);
    for (const who of partiesOf(permission, facts)) {
      for (const what of whats) {
        if (grants.length >= ROW_LIMIT) {
          left += 1;
          continue;
        }
        const grant = grantOf(permission, who, what, facts);
        if (grant) grants.push(grant);
      }
    }
  }
  return {
    grants,
    /** How many there would be without the limit, at most. */
    total: grants.length + left,
  };
}

export type GrantList = Readonly<ReturnType<typeof grantsOf>>;

/**
 * What a permission gives one party on one target.
 *
 * @returns undefined when it does not cover both
 */
function grantOf(
  permission: PermissionFacts,
  who: Party,
  what: Target,
  facts: Facts,
): Grant | undefined {
  const whoWays = waysToParty(permission, who, facts);
  const whatWays = waysToTarget(permission, what, facts);
  if (!whoWays || !whatWays) return undefined;
  const { systemUser } = facts.question;
  const accounts = permission.systemUsers
    .filter((id) => systemUser === undefined || id === systemUser)
    .map((id) => ({ id, fits: fitsTarget(id, what, facts) }));
  const obstacles = [
    ...ofPermission(permission),
    ...ofAccounts(accounts),
    ...ofParty(who, facts),
    ...ofTarget(what, facts),
  ];
  const doubts = doubtsOf(who, what, { whoWays, whatWays, accounts }, facts);
  return {
    id: [permission.id, who.id, what.id].join(' '),
    permission,
    who,
    what,
    whoWays,
    whatWays,
    accounts,
    obstacles,
    doubts,
    state: obstacles.length > 0 ? 'closed' : doubts.length > 0 ? 'unknown' : 'open',
  };
}

/** Inactive comes first: only an active permission expires or begins. */
function ofPermission(permission: PermissionFacts): readonly Obstacle[] {
  const connects = permission.actions.includes(CONNECT);
  const rights: readonly Obstacle[] = connects ? [] : ['no-connect'];
  if (permission.valid) return rights;
  if (!permission.active) return ['permission-inactive', ...rights];
  return [permission.expired ? 'permission-expired' : 'permission-not-begun', ...rights];
}

function ofAccounts(accounts: readonly Account[]): readonly Obstacle[] {
  if (accounts.length === 0) return ['no-system-user'];
  return accounts.every(({ fits }) => fits === false) ? ['no-fitting-system-user'] : [];
}

function ofParty({ kind, id }: Party, { users }: Facts): readonly Obstacle[] {
  const user = kind === 'user' ? users.get(id) : undefined;
  if (!user) return [];
  if (!user.active) return ['user-inactive'];
  return user.expired ? ['user-expired'] : [];
}

function ofTarget({ kind, id }: Target, { assets }: Facts): readonly Obstacle[] {
  const asset = kind === 'asset' ? assets.get(id) : undefined;
  return asset && !asset.active ? ['asset-inactive'] : [];
}

function doubtsOf(
  who: Party,
  what: Target,
  found: Pick<Grant, 'whoWays' | 'whatWays' | 'accounts'>,
  facts: Facts,
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  if (found.whoWays.sure === false) doubts.push('membership');
  if (found.whatWays.sure === false) doubts.push('node');
  if (who.kind === 'user' && !facts.users.has(who.id)) doubts.push('user');
  if (what.kind === 'asset' && !facts.assets.has(what.id)) doubts.push('asset');
  const { accounts } = found;
  const fitting = accounts.some(({ fits }) => fits === true);
  if (!fitting && accounts.some(({ fits }) => fits === undefined)) doubts.push('system-user');
  return doubts;
}

/**
 * The server offers a system user on an asset only when the asset has its protocol (recorded answers); of nodes and
 * applications it asks for no protocol.
 */
function fitsTarget(id: string, what: Target, facts: Facts): boolean | undefined {
  if (what.kind !== 'asset') return true;
  const account = facts.systemUsers.get(id);
  const asset = facts.assets.get(what.id);
  return account && asset ? offers(asset, account.protocol) : undefined;
}

const offers = ({ protocols }: AssetFacts, protocol: string) => protocols.includes(protocol);

/** The parties of a permission that make rows. */
function partiesOf(permission: PermissionFacts, { question, groups }: Facts): readonly Party[] {
  if (question.who) return [question.who];
  const user = (id: string): Party => ({ kind: 'user', id });
  const group = (id: string): Party => ({ kind: 'group', id });
  if (!question.what) return [...permission.users.map(user), ...permission.groups.map(group)];
  const members = permission.groups.flatMap((id) => groups.get(id)?.members ?? []);
  const unseen = permission.groups.filter((id) => groups.get(id)?.members === undefined);
  return [...[...new Set([...permission.users, ...members])].map(user), ...unseen.map(group)];
}

/** The targets of a permission that make rows. */
function targetsOf(permission: PermissionFacts, facts: Facts): readonly Target[] {
  const { question, assetsBelow } = facts;
  if (question.what) return [question.what];
  const asset = (id: string): Target => ({ kind: 'asset', id });
  const node = (id: string): Target => ({ kind: 'node', id });
  const application = (id: string): Target => ({ kind: 'application', id });
  const { assets, nodes, applications } = permission;
  if (!question.who) {
    return [...assets.map(asset), ...nodes.map(node), ...applications.map(application)];
  }
  const below = nodes.flatMap((id) => [...(assetsBelow.get(id) ?? [])]);
  const whole = nodes.filter((id) => !assetsBelow.has(id));
  return [
    ...[...new Set([...assets, ...below])].map(asset),
    ...whole.map(node),
    ...applications.map(application),
  ];
}
