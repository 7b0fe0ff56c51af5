import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import type { SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { DEFAULT_ORGANIZATION } from '../organizations.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import {
  condition,
  equals,
  isIn,
  refersTo,
  both,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import {
  rowWhere,
  rowWithId,
  rowsWhere,
} from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const NODE = 'assets.node';
const NODES = table(NODE);
const NODE_LINKS = table('assets.asset').link.nodes;
type NodeRow = RowOf<typeof NODE>;

/** SQL condition for the top node of an organization. */
export const IS_TOP = `instr(${NODES.key}, ':') = 0`;

export interface TreeNode {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly fullValue: string;
  readonly organization: string;
}

function nodeOf(row: NodeRow): TreeNode {
  return {
    id: String(row['id']),
    key: String(row['key']),
    value: String(row['value']),
    fullValue: String(row['full_value']),
    organization: String(row['org_id']),
  };
}

/** The top node of the organization; in the root organization that of Default. */
export function rootNode(call: Call): TreeNode {
  const organization = call.organization.isRoot ? DEFAULT_ORGANIZATION : call.organization.id;
  const row = rowWhere(call.sandbox, NODE, condition(`org_id = ? AND ${IS_TOP}`, organization));
  if (row) return nodeOf(row);
  const name = call.organization.isRoot ? 'Default' : call.organization.name;
  return insertNode(call, String(nextTopKey(call)), name, `/${name}`, organization);
}

function nextTopKey(call: Call): number {
  const row = call.sandbox.database.get(
    `SELECT max(CAST(${NODES.key} AS INTEGER)) AS n FROM ${NODES} WHERE ${IS_TOP}`,
  );
  return Number(row?.['n'] ?? 0) + 1;
}

/** Ids of a node and of all nodes below it. */
export function nodeAndBelow(id: string, call: Call): readonly SqlValue[] {
  const key = rowWithId(call.sandbox, NODE, id)?.['key'];
  if (key === undefined) return [id];
  const below = condition(`${NODES.key} = ? OR ${NODES.key} LIKE ?`, key, `${key}:%`);
  return rowsWhere(call.sandbox, NODE, below).map((row) => row['id'] ?? null);
}

/**
 * Condition for rows of assets in a node or below it.
 *
 * @param asset the column with the id of the asset
 */
export function assetsBelow(node: string, call: Call, asset = 'id'): SqlPart {
  return assetsInNodes(nodeAndBelow(node, call), asset);
}

/** Condition for rows of assets in these nodes themselves. */
export function assetsInNodes(nodes: readonly SqlValue[], asset = 'id'): SqlPart {
  return refersTo(asset, NODE_LINKS, isIn('target_id', nodes), 'owner_id');
}

export function childrenOf(node: TreeNode, call: Call): readonly TreeNode[] {
  const below = condition(
    `${NODES.key} LIKE ? AND ${NODES.key} NOT LIKE ?`,
    `${node.key}:%`,
    `${node.key}:%:%`,
  );
  return rowsWhere(call.sandbox, NODE, below, NODES.value).map(nodeOf);
}

/** The key of the node above; empty for the top node. */
export function keyAbove({ key }: Pick<TreeNode, 'key'>): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(':')));
}

/** Whether this is the top node of an organization. */
export function isTop(node: TreeNode): boolean {
  return !node.key.includes(':');
}

/** Every node of the organization; in the root organization the nodes of all. */
export function nodesOf(call: Call, order = NODES.key): readonly TreeNode[] {
  return rowsWhere(call.sandbox, NODE, inOrganization(call), order).map(nodeOf);
}

export function nodeByKey(key: string, call: Call): TreeNode | undefined {
  const row = rowWhere(call.sandbox, NODE, both(equals(NODES.key, key), inOrganization(call)));
  return row && nodeOf(row);
}

export function nodeById(id: string, call: Call): TreeNode | undefined {
  const row = rowWithId(call.sandbox, NODE, id);
  return row && nodeOf(row);
}

/** The node with an id. @throws 404 when this call may not see it */
export function findNode(id: string, call: Call): TreeNode {
  return nodeOf(findRow(NODE, id, call));
}

export function addChild(parent: TreeNode, value: string, call: Call): TreeNode {
  const key = nextChildKey(parent, call);
  return insertNode(call, key, value, `${parent.fullValue}/${value}`, parent.organization);
}

function nextChildKey(parent: TreeNode, call: Call): string {
  const used = childrenOf(parent, call).map(({ key }) => Number(key.split(':').at(-1)));
  return `${parent.key}:${Math.max(-1, ...used) + 1}`;
}

function insertNode(
  call: Call,
  key: string,
  value: string,
  fullValue: string,
  organization: string,
): TreeNode {
  const id = insertRow(call.sandbox, NODE, {
    key,
    value,
    name: value,
    full_value: fullValue,
    org_id: organization,
  });
  return { id, key, value, fullValue, organization };
}

/** The node with the path `/Default/Linux servers`; creates missing nodes. */
export function nodeForPath(path: string, call: Call): string {
  const [, ...names] = path.split('/').filter((name) => name !== '');
  let node = rootNode(call);
  for (const name of names) {
    const child = childrenOf(node, call).find(({ value }) => value === name);
    node = child ?? addChild(node, name, call);
  }
  return node.id;
}

/** Number of assets in each node and below it, by key; an asset in several nodes below counts once. */
export function assetAmounts(call: Call): ReadonlyMap<string, number> {
  const { database } = call.sandbox;
  const nodes = rowsWhere(call.sandbox, NODE);
  const keys = new Map(nodes.map((row) => [row['id'], String(row['key'])] as const));
  const amounts = new Map<string, number>();
  const add = (key: string, amount: number) => amounts.set(key, (amounts.get(key) ?? 0) + amount);
  for (const row of database.all(
    `SELECT target_id AS node, count(*) AS n FROM ${NODE_LINKS} GROUP BY target_id`,
  )) {
    for (const key of pathTo(keys.get(row['node']))) add(key, Number(row['n']));
  }
  // Removes the duplicates of assets that are in several nodes.
  for (const row of database.all(
    `SELECT json_group_array(target_id) AS inside FROM ${NODE_LINKS} WHERE owner_id IN
       (SELECT owner_id FROM ${NODE_LINKS} GROUP BY owner_id HAVING count(*) > 1)
     GROUP BY owner_id`,
  )) {
    const seen = new Set<string>();
    for (const node of storedList(row['inside'])) {
      for (const key of pathTo(keys.get(String(node)))) {
        if (seen.has(key)) add(key, -1);
        seen.add(key);
      }
    }
  }
  return amounts;
}

/** `1:4:2` is below `1` and `1:4`. */
function pathTo(key: string | undefined): readonly string[] {
  const parts = key?.split(':') ?? [];
  return parts.map((_, index) => parts.slice(0, index + 1).join(':'));
}

/** Renames a node and updates the paths below it. */
export function renameNode(node: TreeNode, value: string, call: Call): void {
  const parent = node.fullValue.slice(0, node.fullValue.lastIndexOf('/'));
  const fullValue = `${parent}/${value}`;
  const { database } = call.sandbox;
  setColumns({ database }, NODE, node.id, { value, name: value, full_value: fullValue });
  database.run(
    `UPDATE ${NODES} SET ${NODES.full_value} = ? || substr(${NODES.full_value}, ?)
     WHERE ${NODES.key} LIKE ?`,
    [fullValue, node.fullValue.length + 1, `${node.key}:%`],
  );
}

/** Moves a node with everything below it; updates keys and paths. */
export function moveNode(node: TreeNode, parent: TreeNode, call: Call): void {
  const { database } = call.sandbox;
  const key = nextChildKey(parent, call);
  const fullValue = `${parent.fullValue}/${node.value}`;
  database.run(
    `UPDATE ${NODES} SET ${NODES.key} = ? || substr(${NODES.key}, ?),
       ${NODES.full_value} = ? || substr(${NODES.full_value}, ?)
     WHERE ${NODES.key} = ? OR ${NODES.key} LIKE ?`,
    [key, node.key.length + 1, fullValue, node.fullValue.length + 1, node.key, `${node.key}:%`],
  );
}

/** Ids of the assets in the node itself. */
export function assetsIn(node: TreeNode, call: Call): readonly SqlValue[] {
  return call.sandbox.database
    .all(`SELECT owner_id AS id FROM ${NODE_LINKS} WHERE target_id = ? ORDER BY rowid`, [node.id])
    .map((row) => row['id'] ?? null);
}
