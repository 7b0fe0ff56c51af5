import type { Permission } from '../../../generated/names.ts';
import { findRow, recordOf } from '../../kernel/resources/answer.ts';
import type { Call, Endpoint } from '../../kernel/core/sandbox.ts';
import { table } from '../../kernel/core/tables.ts';
import { assetsIn, rootNode, type TreeNode, findNode } from './nodeTree.ts';
import { bodyField, ids } from '../../kernel/wire/body.ts';
import { get, ok, putAndPatch } from '../../kernel/core/endpoints.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { hasRow } from '../../kernel/resources/rows.ts';

const LINKS = table('assets.asset').link.nodes;

/** The assets of a node: list, add, replace (the asset leaves its other nodes), remove (protocol, section 14.3). */
export const nodeAssets: readonly Endpoint[] = [
  get('assets/nodes/:id/assets', 'assets.view_asset', (call, { id = '' }) => {
    const assets = assetsIn(findNode(id, call), call);
    return ok(assets.map((asset) => recordOf('assets.asset', asset, call)));
  }),
  ...change('add', 'assets.add_assettonode', (node, assets, call) => {
    for (const asset of assets) link(asset, node, call);
  }),
  ...change('replace', 'assets.move_assettonode', (node, assets, call) => {
    for (const asset of assets) {
      call.sandbox.database.run(`DELETE FROM ${LINKS} WHERE owner_id = ?`, [asset]);
      link(asset, node, call);
    }
  }),
  ...change('remove', 'assets.change_node', (node, assets, call) => {
    const { database } = call.sandbox;
    for (const asset of assets) {
      database.run(`DELETE FROM ${LINKS} WHERE owner_id = ? AND target_id = ?`, [asset, node.id]);
      // An asset without any other node goes to the top node.
      if (!hasRow(call.sandbox, LINKS, equals('owner_id', asset)))
        link(asset, rootNode(call), call);
    }
  }),
];

/** PUT and PATCH of one of the three; answers the assets of the node afterwards. */
function change(
  verb: 'add' | 'replace' | 'remove',
  permission: Permission,
  write: (node: TreeNode, assets: readonly string[], call: Call) => void,
): readonly Endpoint[] {
  return putAndPatch(`assets/nodes/:id/assets/${verb}`, permission, (call, { id = '' }) => {
    const node = findNode(id, call);
    const assets = ids(bodyField(call, 'assets')).map((asset) =>
      String(findRow('assets.asset', asset, call)['id']),
    );
    write(node, assets, call);
    const { id: org_id, name: org_name } = call.organization;
    return ok({ assets: assetsIn(node, call), org_id, org_name });
  });
}

function link(asset: string, node: TreeNode, call: Call): void {
  call.sandbox.database.run(`INSERT OR IGNORE INTO ${LINKS} (owner_id, target_id) VALUES (?, ?)`, [
    asset,
    node.id,
  ]);
}
