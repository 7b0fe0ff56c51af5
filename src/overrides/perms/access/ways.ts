import type { Facts } from './loadFacts.ts';
import type { PermissionFacts } from './readFacts.ts';
import type { Party, Target } from './question.ts';

/** How a permission covers one side. */
export interface Ways {
  /** The permission names it. */
  readonly direct: boolean;
  /** Ids of the groups or nodes of the permission that hold it. */
  readonly through: readonly string[];
  /**
   * False: it may be held by a group or node, which is unknown. `told`: the server says that one holds it, and the
   * reader may not see which.
   */
  readonly sure: boolean | 'told';
}

/** How a permission covers somebody; undefined when it does not. */
export function waysToParty(permission: PermissionFacts, { kind, id }: Party, facts: Facts) {
  if (kind === 'group') return waysOf(permission.groups.includes(id), [], () => false, false);
  // The list of permissions was filtered by this user: the filter follows groups (contract: permissions, section 1).
  const told = facts.question.who?.id === id;
  const holds = (group: string) => isMember(id, group, facts);
  return waysOf(permission.users.includes(id), permission.groups, holds, told);
}

/** How a permission covers something; undefined when it does not. */
export function waysToTarget(permission: PermissionFacts, { kind, id }: Target, facts: Facts) {
  const told = facts.question.what?.id === id;
  switch (kind) {
    case 'application':
      return waysOf(permission.applications.includes(id), [], () => false, false);
    case 'asset':
      return waysOf(
        permission.assets.includes(id),
        permission.nodes,
        (node) => isAssetBelow(id, node, facts),
        told,
      );
    case 'node':
      return waysOf(
        permission.nodes.includes(id),
        permission.nodes.filter((node) => node !== id),
        (node) => isPlaceIn(id, node, facts),
        told,
      );
  }
}

/**
 * @param holds whether a group or node holds the party or target; undefined when that is unknown
 * @param told whether the server has said that the permission covers it
 */
function waysOf(
  direct: boolean,
  holders: readonly string[],
  holds: (holder: string) => boolean | undefined,
  told: boolean,
): Ways | undefined {
  const through = holders.filter((holder) => holds(holder) === true);
  if (direct || through.length > 0) return { direct, through, sure: true };
  const unknown = holders.some((holder) => holds(holder) === undefined);
  return unknown ? { direct, through, sure: told ? 'told' : false } : undefined;
}

function isMember(user: string, group: string, { users, groups }: Facts): boolean | undefined {
  const own = users.get(user)?.groups;
  return own ? own.includes(group) : groups.get(group)?.members?.includes(user);
}

function isAssetBelow(asset: string, node: string, facts: Facts): boolean | undefined {
  const listed = facts.assetsBelow.get(node);
  if (listed) return listed.has(asset);
  const places = facts.assets.get(asset)?.nodes.map((place) => isPlaceIn(place, node, facts));
  if (!places) return undefined;
  if (places.includes(true)) return true;
  return places.includes(undefined) ? undefined : false;
}

/** Is a place the node itself or below it? */
function isPlaceIn(place: string, node: string, { nodes }: Facts): boolean | undefined {
  if (place === node) return true;
  const inner = nodes.get(place)?.key;
  const outer = nodes.get(node)?.key;
  return inner === undefined || outer === undefined ? undefined : inner.startsWith(`${outer}:`);
}
