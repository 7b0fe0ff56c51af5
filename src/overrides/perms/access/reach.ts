import { groupBy, sortBy } from 'es-toolkit/array';
import { coverageOf, grantOf, type Coverage, type Grant } from './grants.ts';
import { earlierEnd, reachedAccounts } from './explain.ts';
import type { Facts } from './loadFacts.ts';
import { loginLimits } from './loginRules.ts';
import type { AssetFacts, PermissionFacts, SystemUserFacts, UserFacts } from './readFacts.ts';

/** A part of the organization: without a set, all of that kind. */
export interface Scope {
  /** Ids. */
  readonly users?: ReadonlySet<string> | undefined;
  /** Ids. */
  readonly assets?: ReadonlySet<string> | undefined;
}

/** A user reaches an asset as a system user. */
export interface Reach {
  readonly user: UserFacts;
  readonly asset: AssetFacts;
  readonly systemUser: Pick<SystemUserFacts, 'id' | 'name'>;
  /** The permissions in force that give it. */
  readonly permissions: readonly PermissionFacts[];
  /** Single actions of all of them. */
  readonly actions: readonly string[];
  /** In the server's format. */
  readonly until: string;
}

type PartySide = Coverage['whos'][number];

interface Part {
  readonly coverage: Coverage;
  readonly who: PartySide;
}

/**
 * Everybody who reaches something now, by username, hostname and system user: the answer of the access check for each
 * pair. Rows are made one after the other, because an organization may have millions.
 *
 * @param facts of a question about everybody and everything (`loadOrganization`); what is unknown there gives no row
 */
export function* reachIn(facts: Facts, scope: Scope = {}): Generator<Reach> {
  const rules = groupBy(facts.loginRules, ({ user }) => user);
  const parts = partsByUser(facts);
  for (const user of sortBy([...facts.users.values()], ['username', 'id'])) {
    if (scope.users && !scope.users.has(user.id)) continue;
    if (loginLimits(rules[user.id] ?? []).refusedBy) continue;
    const grants = grantsByAsset(parts.get(user.id) ?? [], scope);
    const assets = [...grants.keys()].flatMap((id) => facts.assets.get(id) ?? []);
    for (const asset of sortBy(assets, ['name', 'id'])) {
      const accounts = reachedAccounts(grants.get(asset.id) ?? []).map((account) => ({
        ...account,
        systemUser: facts.systemUsers.get(account.id) ?? { id: account.id, name: '' },
      }));
      for (const account of sortBy(accounts, [({ systemUser }) => systemUser.name, 'id'])) {
        const { systemUser, permissions, actions } = account;
        const until = earlierEnd(account.until, user);
        yield { user, asset, systemUser, permissions, actions, until };
      }
    }
  }
}

/** By id of a user: the permissions that cover them, and could give something. */
function partsByUser(facts: Facts): ReadonlyMap<string, readonly Part[]> {
  const parts = new Map<string, Part[]>();
  for (const permission of facts.permissions) {
    const coverage = coverageOf(permission, facts);
    for (const who of coverage.whos) {
      const partsOfUser = parts.get(who.who.id);
      if (partsOfUser) partsOfUser.push({ coverage, who });
      else parts.set(who.who.id, [{ coverage, who }]);
    }
  }
  return parts;
}

function grantsByAsset(
  parts: readonly Part[],
  { assets }: Scope,
): ReadonlyMap<string, readonly Grant[]> {
  const grants = new Map<string, Grant[]>();
  for (const { coverage, who } of parts) {
    for (const what of coverage.whats) {
      const { kind, id } = what.what;
      if (kind !== 'asset' || (assets && !assets.has(id))) continue;
      const grant = grantOf(coverage, who, what);
      const grantsOfAsset = grants.get(id);
      if (grantsOfAsset) grantsOfAsset.push(grant);
      else grants.set(id, [grant]);
    }
  }
  return grants;
}
