import {
  isTop,
  keyAbove,
  type TreeNode,
  assetAmounts,
  assetsInNodes,
  nodesOf,
} from './nodeTree.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { type RowOf, table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const ASSETS = table('assets.asset');

/**
 * A node as a tree entry: its id is the key, the uuid is `meta.data.id` (protocol, section 14.3).
 *
 * @param amounts numbers of assets by key; without them the name has no number
 */
export function nodeEntry(node: TreeNode, amounts: ReadonlyMap<string, number> | undefined) {
  const name = amounts ? `${node.value} (${amounts.get(node.key) ?? 0})` : node.value;
  return {
    id: node.key,
    name,
    title: name,
    pId: keyAbove(node),
    isParent: true,
    open: isTop(node),
    meta: { data: { id: node.id, key: node.key, value: node.value }, type: 'node' },
  };
}

/** All nodes as tree entries (protocol, section 14.3). */
export function allNodes(call: Call) {
  const amounts = assetAmounts(call);
  return nodesOf(call).map((node) => {
    const { meta, ...entry } = nodeEntry(node, amounts);
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

/**
 * An asset as a leaf of a tree.
 *
 * @param pId the key of its node
 */
export function assetEntry(
  asset: RowOf<'assets.asset'>,
  pId: string,
  facts: { readonly iconSkin: string; readonly chkDisabled: boolean },
  call: Call,
) {
  const { id, hostname, ip, platform } = asset;
  return {
    id,
    name: hostname,
    title: ip,
    pId,
    isParent: false,
    open: false,
    ...facts,
    meta: {
      type: 'asset',
      data: {
        id,
        hostname,
        ip,
        protocols: storedList(asset['protocols']),
        platform,
        org_name: call.organization.name,
      },
    },
  };
}

/** The assets of a node as leaves of the tree. */
export function assetLeaves(node: TreeNode, call: Call) {
  const inside = assetsInNodes([node.id]);
  return rowsWhere(call.sandbox, 'assets.asset', inside, ASSETS.hostname).map((asset) => {
    const iconSkin = icon(String(asset['platform']).toLowerCase());
    return assetEntry(asset, node.key, { iconSkin, chkDisabled: false }, call);
  });
}

function icon(platform: string): string {
  if (platform.startsWith('windows')) return 'windows';
  return platform === 'linux' ? 'linux' : 'file';
}
