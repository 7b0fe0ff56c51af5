import type { Call } from '../wire/call.ts';
import { personOf } from '../wire/call.ts';
import { grantedPart } from './grants.ts';
import { table, type RowOf } from '../tables.ts';

const ASSETS = table('assets.asset');
const NODES = table('assets.node');

interface NodeFacts {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** The nodes above granted assets with the assets below them, and the favourites (page facts, workbench). */
export function grantedNodes(call: Call): {
  readonly nodes: readonly (NodeFacts & { readonly amount: number })[];
  readonly assets: readonly RowOf<'assets.asset', 'key'>[];
  readonly keysOf: ReadonlyMap<string, readonly string[]>;
} {
  const { database } = call.sandbox;
  const granted = grantedPart(call);
  const assets = database.all(
    `SELECT * FROM ${ASSETS} WHERE ${granted.sql} ORDER BY ${ASSETS.hostname}`,
    granted.parameters,
  );
  const ids = new Set(assets.map((asset) => String(asset['id'])));
  const keysOf = new Map<string, string[]>();
  const below = new Map<string, Set<string>>();
  for (const row of database.all(
    `SELECT l.owner_id AS asset, n.${NODES.key} AS "key" FROM ${ASSETS.link.nodes} l JOIN ${NODES} n ON n.id = l.target_id`,
  )) {
    const asset = String(row['asset']);
    if (!ids.has(asset)) continue;
    const key = String(row['key']);
    keysOf.set(asset, [...(keysOf.get(asset) ?? []), key]);
    const parts = key.split(':');
    parts.forEach((_, index) => {
      const above = parts.slice(0, index + 1).join(':');
      below.set(above, (below.get(above) ?? new Set()).add(asset));
    });
  }
  const nodes = database
    .all(`SELECT id, ${NODES.key}, ${NODES.value} FROM ${NODES} ORDER BY ${NODES.value}`)
    .map((row) => ({
      id: String(row['id']),
      key: String(row['key']),
      value: String(row['value']),
      amount: below.get(String(row['key']))?.size ?? 0,
    }))
    .filter(({ amount }) => amount > 0);
  return { nodes, assets, keysOf };
}

/** `GET perms/users/nodes-with-assets/tree/`: everything at once. */
export function wholeTree(call: Call): readonly unknown[] {
  const { nodes, assets, keysOf } = grantedNodes(call);
  return [
    favourites(call),
    ...nodes.map((node) => entry(node)),
    ...assets.flatMap((asset) =>
      (keysOf.get(String(asset['id'])) ?? []).map((key) => assetEntry(asset, key, call)),
    ),
  ];
}

function parentOf(key: string): string {
  return key.includes(':') ? key.slice(0, key.lastIndexOf(':')) : '';
}

function entry({ id, key, value, amount }: NodeFacts & { readonly amount: number }) {
  return node(id, key, value, amount, parentOf(key));
}

function node(id: string, key: string, value: string, amount: number, pId: string) {
  const name = `${value} (${amount})`;
  return {
    id: key,
    name,
    title: name,
    pId,
    isParent: true,
    open: pId === '' && key !== 'favorite',
    meta: { data: { id, key, value }, type: 'node' },
  };
}

function favourites(call: Call) {
  const row = call.sandbox.database.get(
    'SELECT count(*) AS n FROM favorite_assets WHERE user_id = ?',
    [personOf(call).id],
  );
  return node('favorite', 'favorite', 'Favorite', Number(row?.['n'] ?? 0), '');
}

/** An asset as a leaf of a tree. */
export function assetEntry(asset: RowOf<'assets.asset'>, pId: string, call: Call) {
  const protocols: unknown = JSON.parse(String(asset['protocols'] ?? '[]'));
  const platform = String(asset['platform'] ?? '');
  return {
    id: asset['id'],
    name: asset['hostname'],
    title: asset['ip'],
    pId,
    isParent: false,
    open: false,
    iconSkin: platform.toLowerCase().includes('windows') ? 'windows' : 'linux',
    chkDisabled: asset['is_active'] === 0,
    meta: {
      type: 'asset',
      data: {
        id: asset['id'],
        hostname: asset['hostname'],
        ip: asset['ip'],
        protocols,
        platform,
        org_name: call.organization.name,
      },
    },
  };
}
