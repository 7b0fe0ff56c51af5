import { nodesOf } from '../assets/nodeTree.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { favourites } from './favourites.ts';
import { grantedPart } from './granted.ts';
import { amountsBelow, assetEntry, favouriteEntry, keysOf, nodeEntry } from './grantedTree.ts';

const ASSETS = table('assets.asset');
const NODES = table('assets.node');

/**
 * `GET perms/users/nodes-with-assets/tree/`: the favourites, the nodes above granted assets and the assets in one
 * answer (contract: job centre, section 5).
 */
export function nodesWithAssetsTree(call: Call): readonly unknown[] {
  const granted = grantedPart(call);
  const assets: readonly RowOf<'assets.asset'>[] = call.sandbox.database.all(
    `SELECT * FROM ${ASSETS} WHERE ${granted.sql} ORDER BY ${ASSETS.hostname}`,
    granted.parameters,
  );
  const keys = keysOf(assets, call);
  const held = amountsBelow(keys);
  return [
    favouriteEntry(favourites(call).length, 'Favorite'),
    ...nodesOf(call, NODES.value)
      .filter((node) => held.has(node.key))
      .map((node) => nodeEntry(node, held, true)),
    ...assets.flatMap((asset) =>
      (keys.get(asset['id'] ?? null) ?? []).map((key) => assetEntry(asset, key, call)),
    ),
  ];
}
