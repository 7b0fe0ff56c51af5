import { messages } from './messages.ts';
import { childrenOf, nodeByKey, rootNode, type TreeNode } from '../assets/nodeTree.ts';
import type { SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { favourites } from './favourites.ts';
import { assetEntry, nodeEntry } from '../assets/nodeEntries.ts';

const ASSETS = table('assets.asset');
const NODES = table('assets.node');

/** The node of favourites with their number, which comes first in every user's tree. */
export function favouriteEntry(amount: number, value: string) {
  const name = `${value} (${amount})`;
  return {
    id: 'favorite',
    name,
    title: name,
    pId: '',
    isParent: true,
    open: false,
    meta: { data: { id: 'favorite', key: 'favorite', value }, type: 'node' },
  };
}

/** The node of favourites in the caller's language. */
export function favouritesOf(amount: number, call: Call) {
  return favouriteEntry(amount, textFor(call, messages.favourites));
}

/**
 * The nodes above granted assets: the top node, or the nodes below the `key` of the query. A user's tree begins
 * with the favourites and has numbers of assets; a group's has neither.
 */
export function grantedTree(
  assets: readonly RowOf<'assets.asset'>[],
  call: Call,
  { amounts, own }: { readonly amounts: boolean; readonly own: boolean },
) {
  const held = amountsBelow(keysOf(assets, call));
  const entry = (node: TreeNode) => nodeEntry(node, amounts ? held : undefined);
  const key = call.query.get('key');
  if (!key)
    return [
      ...(amounts ? [favouritesOf(own ? favourites(call).length : 0, call)] : []),
      entry(rootNode(call)),
    ];
  const start = nodeByKey(key, call);
  if (!start) return [];
  return childrenOf(start, call)
    .filter((node) => (held.get(node.key) ?? 0) > 0)
    .map(entry);
}

/** The keys of the nodes that contain each asset. */
export function keysOf(
  assets: readonly RowOf<'assets.asset'>[],
  call: Call,
): ReadonlyMap<SqlValue, readonly string[]> {
  const rows: readonly RowOf<'assets.node', 'owner_id'>[] = call.sandbox.database.all(
    `SELECT n.${NODES.key}, l.owner_id FROM ${ASSETS.link.nodes} l JOIN ${NODES} n ON n.id = l.target_id
     WHERE l.owner_id IN (SELECT value FROM json_each(?)) ORDER BY l.rowid`,
    [JSON.stringify(assets.map((row) => row['id']))],
  );
  const keys = new Map<SqlValue, string[]>();
  for (const { key, owner_id: asset = null } of rows) {
    keys.set(asset, [...(keys.get(asset) ?? []), String(key)]);
  }
  return keys;
}

/** Number of assets in each node and below it, by key. */
export function amountsBelow(
  keys: ReadonlyMap<SqlValue, readonly string[]>,
): ReadonlyMap<string, number> {
  const below = new Map<string, Set<SqlValue>>();
  for (const [asset, places] of keys) {
    for (const parts of places.map((key) => key.split(':'))) {
      for (let depth = 1; depth <= parts.length; depth += 1) {
        const key = parts.slice(0, depth).join(':');
        below.set(key, (below.get(key) ?? new Set()).add(asset));
      }
    }
  }
  return new Map([...below].map(([key, inside]) => [key, inside.size]));
}

/** A granted asset as a leaf of a tree. */
export function grantedLeaf(asset: RowOf<'assets.asset'>, pId: string, call: Call) {
  const windows = String(asset['platform']).toLowerCase().includes('windows');
  const facts = {
    iconSkin: windows ? 'windows' : 'linux',
    chkDisabled: asset['is_active'] === 0,
  };
  return assetEntry(asset, pId, facts, call);
}
