import { table, type RowOf } from '../../kernel/core/tables.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { assetAmounts, isTop, nodesOf, type TreeNode } from './nodeTree.ts';

const ASSETS = table('assets.asset');

/** A node as a tree entry: its id is the key, the uuid is `meta.data.id` (protocol, section 14.3). */
export function treeEntry(node: TreeNode, amounts: ReadonlyMap<string, number>) {
  const name = `${node.value} (${amounts.get(node.key) ?? 0})`;
  return {
    id: node.key,
    name,
    title: name,
    pId: isTop(node) ? '' : node.key.slice(0, node.key.lastIndexOf(':')),
    isParent: true,
    open: isTop(node),
    meta: { data: { id: node.id, key: node.key, value: node.value }, type: 'node' },
  };
}

/** All nodes as tree entries (protocol, section 14.3). */
export function allNodes(call: Call) {
  const amounts = assetAmounts(call);
  return nodesOf(call).map((node) => {
    const { meta, ...entry } = treeEntry(node, amounts);
    return {
      ...entry,
      parentInfo: '',
      iconSkin: '',
      nocheck: false,
      checked: false,
      halfCheck: false,
      chkDisabled: false,
      meta: {
        ...meta,
        data: { ...meta.data, name: node.value, assets_amount: amounts.get(node.key) ?? 0 },
      },
    };
  });
}

/** The assets of a node as leaves of the tree. */
export function assetLeaves(node: TreeNode, call: Call) {
  const rows: readonly RowOf<'assets.asset'>[] = call.sandbox.database.all(
    `SELECT a.id, a.${ASSETS.hostname}, a.${ASSETS.ip}, a.${ASSETS.protocols}, a.${ASSETS.platform}
     FROM ${ASSETS} a JOIN ${ASSETS.link.nodes} l ON l.owner_id = a.id
     WHERE l.target_id = ? ORDER BY a.${ASSETS.hostname}`,
    [node.id],
  );
  return rows.map((row) => ({
    id: row['id'],
    name: row['hostname'],
    title: row['ip'],
    pId: node.key,
    isParent: false,
    open: false,
    iconSkin: icon(String(row['platform'])),
    chkDisabled: false,
    meta: {
      type: 'asset',
      data: {
        id: row['id'],
        hostname: row['hostname'],
        ip: row['ip'],
        protocols: JSON.parse(String(row['protocols'] ?? '[]')) as unknown,
        platform: row['platform'],
        org_name: call.organization.name,
      },
    },
  }));
}

function icon(platform: string): string {
  const name = platform.toLowerCase();
  if (name.startsWith('windows')) return 'windows';
  return name === 'linux' ? 'linux' : 'file';
}
