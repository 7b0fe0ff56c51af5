import { messages } from './messages.ts';
import type { ServedField, Permission } from '#project/generated/names.ts';
import type { Call, Endpoint } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { recordOf, findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import { startTask } from '../audits/taskLog.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { type BehaviourOf, table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import {
  invalid,
  methodNotAllowed,
  WireError,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { allNodes, assetLeaves, nodeEntry } from './nodeEntries.ts';
import {
  addChild,
  assetAmounts,
  assetsBelow,
  childrenOf,
  isTop,
  moveNode,
  nodeByKey,
  nodeById,
  renameNode,
  rootNode,
  type TreeNode,
  findNode,
  keyAbove,
  assetsIn,
} from './nodeTree.ts';
import { bodyField, ids } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import {
  created,
  get,
  ok,
  post,
  putAndPatch,
} from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const LINKS = table('assets.asset').link.nodes;

/** The assets of a node: list, add, replace (the asset leaves its other nodes), remove (protocol, section 14.3). */
const nodeAssets: readonly Endpoint[] = [
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

const RESOURCE = 'assets.node';

/** The tree of asset nodes. Source: protocol, section 14.3. */
export const nodes: BehaviourOf<typeof RESOURCE> = {
  beforeSave(values, call, existing) {
    if (!existing) throw methodNotAllowed('create');
    delete values['full_value'];
    const node = nodeById(String(existing['id']), call);
    const value = values['value'];
    if (!node || typeof value !== 'string' || value === node.value) return;
    if (isTop(node)) throw invalid({ error: { say: messages.nodeRootFixed } });
    checkName(node, value, call);
    renameNode(node, value, call);
  },
  beforeDelete(row, call) {
    const node = nodeById(String(row['id']), call);
    if (!node) return 'keep';
    if (isTop(node)) throw new WireError(403, { error: { say: messages.nodeRootFixed } });
    const holds = (assetAmounts(call).get(node.key) ?? 0) > 0 || childrenOf(node, call).length > 0;
    if (holds) throw new WireError(403, { error: { say: messages.nodeNotEmpty } });
    return 'delete';
  },
  endpoints: [
    get('assets/nodes/children/tree', 'assets.view_node', tree),
    get('assets/nodes/:id/children', 'assets.view_node', (call, { id = '' }) => {
      const children = childrenOf(findNode(id, call), call);
      return ok(children.map((child) => recordOf(RESOURCE, child.id, call)));
    }),
    post('assets/nodes/:id/children', 'assets.add_node', (call, { id = '' }) =>
      makeChild(findNode(id, call), call),
    ),
    get('assets/nodes/children', 'assets.view_node', (call) => {
      const { nodes: shown } = nodesOfQuery(call);
      return pagedReply(
        call,
        shown.map((child) => recordOf(RESOURCE, child.id, call)),
      );
    }),
    post('assets/nodes/children', 'assets.add_node', (call) =>
      makeChild(nodesOfQuery(call).parent ?? rootNode(call), call),
    ),
    ...putAndPatch('assets/nodes/:id/children/add', 'assets.change_node', (call, { id = '' }) =>
      moveNodesInto(findNode(id, call), call),
    ),
    post(
      'assets/nodes/:id/tasks',
      ['assets.refresh_assethardwareinfo', 'assets.test_assetconnectivity'],
      (call, { id = '' }) => {
        const node = findNode(id, call);
        const action = askedAction(call, ['refresh', 'test']);
        return created(beginHostTask(call, action, assetsBelow(node.id, call)));
      },
    ),
    post('assets/nodes/check_assets_amount_task', 'assets.change_node', (call) =>
      ok(startTask(call, ['The amounts of assets are right'])),
    ),
    get('assets/nodes/tree', 'assets.view_node', (call) => pagedReply(call, allNodes(call))),
    ...nodeAssets,
  ],
};

/** The nodes below the key of the query; without a key the top node and those below it. */
function nodesOfQuery(call: Call) {
  const key = call.query.get('key');
  const parent = key ? nodeByKey(key, call) : rootNode(call);
  const below = parent ? childrenOf(parent, call) : [];
  return { parent, nodes: parent && !key ? [parent, ...below] : below };
}

function makeChild(parent: TreeNode, call: Call) {
  const name = bodyField<ServedField<typeof RESOURCE>>(call, 'value');
  const value = (typeof name === 'string' && name.trim()) || newName(parent, call);
  if (childrenOf(parent, call).some((child) => child.value === value)) {
    throw invalid({ value: [{ say: messages.nodeNameTaken }] });
  }
  const child = addChild(parent, value, call);
  return created(recordOf(RESOURCE, child.id, call));
}

/** Moves nodes below this one. The top node is not moved, and no node into itself. */
function moveNodesInto(target: TreeNode, call: Call) {
  for (const id of ids(bodyField(call, 'nodes'))) {
    const node = findNode(id, call);
    if (isTop(node)) throw invalid({ error: { say: messages.nodeRootFixed } });
    const inside = target.key === node.key || target.key.startsWith(`${node.key}:`);
    if (inside) throw invalid({ error: { say: messages.nodeIntoItself } });
    if (isTaken(node.value, target, node, call))
      throw invalid({ error: { say: messages.nodeNameTaken } });
    if (target.key !== keyAbove(node)) moveNode(node, target, call);
  }
  return ok('OK');
}

function checkName(node: TreeNode, value: string, call: Call): void {
  if (value.includes('/')) throw invalid({ value: [{ say: messages.nodeNameSlash }] });
  const parent = nodeByKey(keyAbove(node), call);
  if (parent && isTaken(value, parent, node, call)) {
    throw invalid({ value: [{ say: messages.nodeNameTaken }] });
  }
}

/** Whether another node below the parent has this name. */
function isTaken(name: string, parent: TreeNode, node: TreeNode, call: Call): boolean {
  return childrenOf(parent, call).some(({ value, id }) => value === name && id !== node.id);
}

function newName(parent: TreeNode, call: Call): string {
  const base = textFor(call, messages.newNode);
  const taken = new Set(childrenOf(parent, call).map((child) => child.value));
  let number = taken.size + 1;
  while (taken.has(`${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}

/**
 * A bare array. The id of an entry is its key; the uuid is `meta.data.id`. Without a key it begins with the top
 * node.
 */
function tree(call: Call) {
  const { parent, nodes: shown } = nodesOfQuery(call);
  const amounts = assetAmounts(call);
  const leaves = parent && call.query.get('assets') === '1' ? assetLeaves(parent, call) : [];
  return ok([...shown.map((node) => nodeEntry(node, amounts)), ...leaves]);
}
