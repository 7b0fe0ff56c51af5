import type { Facts } from './loadFacts.ts';
import type { AssetFacts, PermissionFacts } from './readFacts.ts';
import { CONNECT, type Obstacle, type Doubt } from './obstacles.ts';
import type { Party, Question, Target } from './question.ts';
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

/** A party that a permission covers, and what it alone says about access. */
interface PartySide {
  readonly who: Party;
  readonly ways: Ways;
  readonly obstacles: readonly Obstacle[];
  readonly doubts: readonly Doubt[];
}

/** A target that a permission covers, the system users it gives there, and what these say about access. */
interface TargetSide {
  readonly what: Target;
  readonly ways: Ways;
  readonly accounts: readonly Account[];
  readonly ofAccounts: readonly Obstacle[];
  readonly obstacles: readonly Obstacle[];
  readonly doubts: readonly Doubt[];
}

/** A permission with both of its sides: each of the one has it on each of the other. */
export interface Coverage {
  readonly permission: PermissionFacts;
  readonly obstacles: readonly Obstacle[];
  readonly whos: readonly PartySide[];
  readonly whats: readonly TargetSide[];
}

/**
 * Every permission that covers the two sides of the question. The side that is not given has everybody or everything
 * that the permission covers: members instead of groups, assets instead of nodes, as far as those were read. For a
 * system user alone groups and nodes stay what they are.
 */
export function grantsOf(facts: Facts) {
  const grants: Grant[] = [];
  let total = 0;
  for (const permission of facts.permissions) {
    const coverage = coverageOf(permission, facts);
    total += coverage.whos.length * coverage.whats.length;
    for (const who of coverage.whos) {
      const whats = coverage.whats.slice(0, Math.max(0, ROW_LIMIT - grants.length));
      for (const what of whats) grants.push(grantOf(coverage, who, what));
    }
  }
  return {
    grants,
    /** How many there would be without the limit. */
    total,
  };
}

export type GrantList = Readonly<ReturnType<typeof grantsOf>>;

/** Whom and what a permission covers of the question; without one of the sides it gives nothing. */
export function coverageOf(permission: PermissionFacts, facts: Facts): Coverage {
  const whos = partiesOf(permission, facts).flatMap((who): readonly PartySide[] => {
    const ways = waysToParty(permission, who, facts);
    return ways
      ? [{ who, ways, obstacles: ofParty(who, facts), doubts: ofWho(who, ways, facts) }]
      : [];
  });
  const whats = whos.length === 0 ? [] : targetSides(permission, facts);
  return { permission, obstacles: ofPermission(permission), whos, whats };
}

function targetSides(permission: PermissionFacts, facts: Facts): readonly TargetSide[] {
  const { systemUser } = facts.question;
  const systemUserIds = permission.systemUsers.filter(
    (id) => systemUser === undefined || id === systemUser,
  );
  return targetsOf(permission, facts).flatMap((what): readonly TargetSide[] => {
    const ways = waysToTarget(permission, what, facts);
    if (!ways) return [];
    const accounts = systemUserIds.map((id) => ({ id, fits: fitsTarget(id, what, facts) }));
    return [
      {
        what,
        ways,
        accounts,
        ofAccounts: ofAccounts(accounts),
        obstacles: ofTarget(what, facts),
        doubts: ofWhat(what, ways, accounts, facts),
      },
    ];
  });
}

/** What a permission gives one of its parties on one of its targets. */
export function grantOf(
  { permission, obstacles: ofIt }: Coverage,
  { who, ways: whoWays, ...ofWho }: PartySide,
  { what, ways: whatWays, accounts, ...ofWhat }: TargetSide,
): Grant {
  const obstacles = [...ofIt, ...ofWhat.ofAccounts, ...ofWho.obstacles, ...ofWhat.obstacles];
  const doubts = [...ofWho.doubts, ...ofWhat.doubts];
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

function ofWho(who: Party, { sure }: Ways, { users }: Facts): readonly Doubt[] {
  const isUnread = who.kind === 'user' && !users.has(who.id);
  return [
    ...(sure === false ? ['membership' as const] : []),
    ...(isUnread ? ['user' as const] : []),
  ];
}

function ofWhat(
  what: Target,
  { sure }: Ways,
  accounts: readonly Account[],
  { assets }: Facts,
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  if (sure === false) doubts.push('node');
  if (what.kind === 'asset' && !assets.has(what.id)) doubts.push('asset');
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

/** A system user alone: groups and nodes that it is given with stay whole. */
const isOfSystemUser = ({ who, what, systemUser }: Question) =>
  systemUser !== undefined && !who && !what;

const sidesOf = <Kind extends (Party | Target)['kind']>(kind: Kind, ids: Iterable<string>) =>
  [...new Set(ids)].map((id) => ({ kind, id }));

/** The parties of a permission that make rows. */
function partiesOf(permission: PermissionFacts, { question, groups }: Facts): readonly Party[] {
  if (question.who) return [question.who];
  const whole = isOfSystemUser(question);
  const membersOf = (id: string) => (whole ? undefined : groups.get(id)?.members);
  return [
    ...sidesOf('user', [
      ...permission.users,
      ...permission.groups.flatMap((id) => membersOf(id) ?? []),
    ]),
    ...sidesOf(
      'group',
      permission.groups.filter((id) => membersOf(id) === undefined),
    ),
  ];
}

/** The targets of a permission that make rows. */
function targetsOf(permission: PermissionFacts, facts: Facts): readonly Target[] {
  const { question, assetsBelow } = facts;
  if (question.what) return [question.what];
  const { assets, nodes, applications } = permission;
  const whole = isOfSystemUser(question);
  const below = (id: string) => (whole ? undefined : assetsBelow.get(id));
  return [
    ...sidesOf('asset', [...assets, ...nodes.flatMap((id) => [...(below(id) ?? [])])]),
    ...sidesOf(
      'node',
      nodes.filter((id) => !below(id)),
    ),
    ...sidesOf('application', applications),
  ];
}
