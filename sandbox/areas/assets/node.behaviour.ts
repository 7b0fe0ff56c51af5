import { messages } from './messages.ts';
import type { Field } from '../../../generated/names.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { findRow, recordOf } from '../../kernel/resources/answer.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { pagedReply } from '../../kernel/resources/paging.ts';
import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { invalid, methodNotAllowed, objectMissing, WireError } from '../../kernel/core/errors.ts';
import { messageText } from '../../kernel/core/messages.ts';
import { nodeAssets } from './nodeAssets.ts';
import { allNodes, assetLeaves, treeEntry } from './nodeEntries.ts';
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
} from './nodeTree.ts';
import { bodyField, ids } from '../../kernel/wire/body.ts';
import { created, get, ok, post, putAndPatch } from '../../kernel/core/endpoints.ts';

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
      const node = mustFind(id, call);
      const resource = resourceOf(call.sandbox, RESOURCE);
      return ok(childrenOf(node, call).map((child) => recordOf(resource, child.id, call)));
    }),
    post('assets/nodes/:id/children', 'assets.add_node', (call, { id = '' }) =>
      makeChild(mustFind(id, call), call),
    ),
    get('assets/nodes/children', 'assets.view_node', (call) => {
      const parent = nodeOfQuery(call);
      const resource = resourceOf(call.sandbox, RESOURCE);
      const below = parent ? childrenOf(parent, call) : [];
      // Without a key the answer begins with the top node, like the tree.
      const found = parent && !call.query.get('key') ? [parent, ...below] : below;
      return pagedReply(
        call,
        found.map((child) => recordOf(resource, child.id, call)),
      );
    }),
    post('assets/nodes/children', 'assets.add_node', (call) =>
      makeChild(nodeOfQuery(call) ?? rootNode(call), call),
    ),
    ...putAndPatch('assets/nodes/:id/children/add', 'assets.change_node', (call, { id = '' }) =>
      moveNodesInto(mustFind(id, call), call),
    ),
    post(
      'assets/nodes/:id/tasks',
      ['assets.refresh_assethardwareinfo', 'assets.test_assetconnectivity'],
      (call, { id = '' }) => {
        const node = mustFind(id, call);
        const action = askedAction(call, ['refresh', 'test']);
        return created(beginHostTask(call, action, assetsBelow(node.id, call)));
      },
    ),
    post('assets/nodes/check_assets_amount_task', 'assets.change_node', (call) => {
      const task = call.sandbox.random.uuid();
      beginTaskLog(call, task, ['The amounts of assets are right']);
      return ok({ task });
    }),
    get('assets/nodes/tree', 'assets.view_node', (call) => pagedReply(call, allNodes(call))),
    ...nodeAssets,
  ],
};

function nodeOfQuery(call: Call): TreeNode | undefined {
  const key = call.query.get('key');
  return key ? nodeByKey(key, call) : rootNode(call);
}

function makeChild(parent: TreeNode, call: Call) {
  const given = bodyField<Field<typeof RESOURCE>>(call, 'value');
  const value = typeof given === 'string' && given.trim() ? given.trim() : newName(parent, call);
  if (childrenOf(parent, call).some((child) => child.value === value)) {
    throw invalid({ value: [{ say: messages.nodeNameTaken }] });
  }
  const child = addChild(parent, value, call);
  return created(recordOf(resourceOf(call.sandbox, RESOURCE), child.id, call));
}

/** Moves nodes below this one. The top node is not moved, and no node into itself. */
function moveNodesInto(target: TreeNode, call: Call) {
  for (const id of ids(bodyField(call, 'nodes'))) {
    const node = mustFind(id, call);
    if (isTop(node)) throw invalid({ error: { say: messages.nodeRootFixed } });
    const inside = target.key === node.key || target.key.startsWith(`${node.key}:`);
    if (inside) throw invalid({ error: { say: messages.nodeIntoItself } });
    const taken = childrenOf(target, call).some(
      (child) => child.value === node.value && child.id !== node.id,
    );
    if (taken) throw invalid({ error: { say: messages.nodeNameTaken } });
    const already = target.key === node.key.slice(0, node.key.lastIndexOf(':'));
    if (!already) moveNode(node, target, call);
  }
  return ok('OK');
}

function mustFind(id: string, call: Call): TreeNode {
  findRow(resourceOf(call.sandbox, RESOURCE), id, call);
  const node = nodeById(id, call);
  if (!node) throw objectMissing('Node');
  return node;
}

function checkName(node: TreeNode, value: string, call: Call): void {
  if (value.includes('/')) throw invalid({ value: [{ say: messages.nodeNameSlash }] });
  const parent = nodeByKey(node.key.slice(0, node.key.lastIndexOf(':')), call);
  const taken =
    parent &&
    childrenOf(parent, call).some((child) => child.value === value && child.id !== node.id);
  if (taken) throw invalid({ value: [{ say: messages.nodeNameTaken }] });
}

function newName(parent: TreeNode, call: Call): string {
  const base = messageText({ say: messages.newNode }, call.language);
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
  const key = call.query.get('key');
  const start = key ? nodeByKey(key, call) : rootNode(call);
  if (!start) return ok([]);
  const amounts = assetAmounts(call);
  const shown = key ? childrenOf(start, call) : [start, ...childrenOf(start, call)];
  const leaves = call.query.get('assets') === '1' ? assetLeaves(start, call) : [];
  return ok([...shown.map((node) => treeEntry(node, amounts)), ...leaves]);
}
