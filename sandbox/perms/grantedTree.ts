import { childrenOf, nodeByKey, rootNode, type TreeNode } from '../behaviour/nodeTree.ts';
import { placeholders } from '../store/database.ts';
import { personOf, type Call } from '../wire/call.ts';
import { sentence } from '../wire/messages.ts';
import { table, type RowOf } from '../tables.ts';

const ASSETS = table('assets.asset');
const NODES = table('assets.node');

/** One's favourites, the first node of every tree of a person. */
const FAVORITE = {
  id: 'favorite',
  name: 'Favorite (0)',
  title: 'Favorite (0)',
  pId: '',
  isParent: true,
  open: false,
  meta: { data: { id: 'favorite', key: 'favorite', value: 'Favorite' }, type: 'node' },
};

/** With how much somebody has marked; it stands before all nodes. */
export function favouritesOf(amount: number, { language }: Call) {
  const value = String(sentence({ say: 'favourites' }, language));
  const name = `${value} (${amount})`;
  const data = { ...FAVORITE.meta.data, value };
  return { ...FAVORITE, name, title: name, meta: { ...FAVORITE.meta, data } };
}

function favouriteAmount(call: Call): number {
  const row = call.sandbox.database.get(
    'SELECT count(*) AS n FROM favorite_assets WHERE user_id = ?',
    [personOf(call).id],
  );
  return Number(row?.['n'] ?? 0);
}

/**
 * The nodes that lead to granted assets: the top one first, then what is below the `key` that is
 * asked for. A person's tree begins with the favourites and tells amounts, a group's does neither.
 */
export function grantedTree(
  assets: readonly RowOf<'assets.asset'>[],
  call: Call,
  { amounts, own }: { readonly amounts: boolean; readonly own: boolean },
) {
  const held = amountsBelow(assets, call);
  const entry = (node: TreeNode) => nodeEntry(node, held, amounts);
  const key = call.query.get('key');
  if (!key)
    return [
      ...(amounts ? [favouritesOf(own ? favouriteAmount(call) : 0, call)] : []),
      entry(rootNode(call)),
    ];
  const start = nodeByKey(key, call);
  if (!start) return [];
  return childrenOf(start, call)
    .filter((node) => (held.get(node.key) ?? 0) > 0)
    .map(entry);
}

/** A node of a tree of what is granted. */
export function nodeEntry(node: TreeNode, held: ReadonlyMap<string, number>, amounts: boolean) {
  const name = amounts ? `${node.value} (${held.get(node.key) ?? 0})` : node.value;
  const top = !node.key.includes(':');
  return {
    id: node.key,
    name,
    title: name,
    pId: top ? '' : node.key.slice(0, node.key.lastIndexOf(':')),
    isParent: true,
    open: top,
    meta: { data: { id: node.id, key: node.key, value: node.value }, type: 'node' },
  };
}

/** How many of the assets stand at each node or below it, by key. */
export function amountsBelow(
  assets: readonly RowOf<'assets.asset'>[],
  call: Call,
): ReadonlyMap<string, number> {
  const ids = assets.map((row) => row['id'] ?? null);
  const rows = call.sandbox.database.all(
    `SELECT n.${NODES.key} AS "key", l.owner_id AS asset FROM ${ASSETS.link.nodes} l
     JOIN ${NODES} n ON n.id = l.target_id WHERE l.owner_id IN (${placeholders(ids.length)})`,
    ids,
  );
  const below = new Map<string, Set<unknown>>();
  for (const row of rows) {
    const parts = String(row['key']).split(':');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const key = parts.slice(0, depth).join(':');
      below.set(key, (below.get(key) ?? new Set()).add(row['asset']));
    }
  }
  return new Map([...below].map(([key, found]) => [key, found.size]));
}
