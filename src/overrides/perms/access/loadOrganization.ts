import { createFactReader, type FactList, type FactSource } from './factReader.ts';
import type { Facts } from './loadFacts.ts';
import {
  ASSETS,
  GROUPS,
  LOGIN_RULES,
  NODES,
  permissionsOf,
  SYSTEM_USERS,
  USERS,
  type AssetFacts,
} from './readFacts.ts';

/** Without these a report would lack access that is there. */
export const NEEDED_LISTS: readonly Pick<FactList<unknown>, 'kind' | 'needs'>[] = [
  permissionsOf('asset', new Date(0)),
  USERS,
  GROUPS,
  ASSETS,
  NODES,
  SYSTEM_USERS,
];

interface Placed {
  readonly id: string;
  readonly key: string;
}

const byId = <T extends { readonly id: string }>({ rows }: { readonly rows: readonly T[] }) =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Reads all of an organization that says who reaches which asset, page by page and without limits: the facts of a question
 * about everybody and everything.
 *
 * @throws ApiError when a call was aborted or nobody is signed in; other failures are noted in `unread`
 */
export async function loadOrganization(source: FactSource): Promise<Facts> {
  const reader = createFactReader(source);
  const [permissions, users, groups, assets, nodes, systemUsers, loginRules] = await Promise.all([
    reader.list(permissionsOf('asset', source.now), Infinity),
    reader.list(USERS, Infinity),
    reader.list(GROUPS, Infinity),
    reader.list(ASSETS, Infinity),
    reader.list(NODES, Infinity),
    reader.list(SYSTEM_USERS, Infinity),
    reader.list(LOGIN_RULES, Infinity),
  ]);
  return {
    question: {},
    permissions: permissions.rows,
    users: byId(users),
    groups: byId(groups),
    assets: byId(assets),
    nodes: byId(nodes),
    applications: new Map(),
    systemUsers: byId(systemUsers),
    assetsBelow:
      reader.unread.assets === undefined ? assetsBelow(assets.rows, nodes.rows) : new Map(),
    assetRules: [],
    loginRules: loginRules.rows,
    sessions: [],
    unread: reader.unread,
    cuts: reader.cuts,
  };
}

/** By id of each node: the assets in it and below it, as the server lists them. Keys are paths: `1:4:2` is below `1:4`. */
function assetsBelow(
  assets: readonly AssetFacts[],
  nodes: readonly Placed[],
): Map<string, ReadonlySet<string>> {
  const assetsByNode = new Map<string, Set<string>>(nodes.map(({ id }) => [id, new Set()]));
  const idOfKey = new Map(nodes.map(({ id, key }) => [key, id]));
  const keyOfId = new Map(nodes.map(({ id, key }) => [id, key]));
  for (const asset of assets) {
    for (const place of asset.nodes) {
      const parts = keyOfId.get(place)?.split(':') ?? [];
      for (const depth of parts.keys()) {
        const above = idOfKey.get(parts.slice(0, depth + 1).join(':'));
        if (above !== undefined) assetsByNode.get(above)?.add(asset.id);
      }
    }
  }
  return assetsByNode;
}
