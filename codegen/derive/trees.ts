import { combineGates } from '../model/combineGates.ts';
import { writeGate } from '../model/operations.ts';
import { completeAction } from '../model/offers.ts';
import type { TreeEditing, TreeModel } from '../model/lists.ts';
import type { ResourceSource, TreeSource } from '../schema/generated/manifest.ts';
import { actionsOfResource } from './actions.ts';
import { gateFor, ownerOf } from './gates.ts';
import { trimSlashes, type Scope } from './scope.ts';

/** The tree beside a list; nothing when it names an unknown resource. */
export function treeOf(source: TreeSource, scope: Scope): { readonly tree?: TreeModel } {
  const nodes = scope.sourceOf(source.of);
  const api = scope.apiOf(source.of);
  if (!nodes || api === undefined) return {};
  return {
    tree: {
      api,
      ...(source.from !== undefined && { from: trimSlashes(source.from) }),
      ...(source.node !== undefined && { node: source.node }),
      ...(source.at !== undefined && { at: trimSlashes(source.at) }),
      ...(source.asset !== undefined && { asset: source.asset }),
      ...(source.edit && { edit: editingOf(nodes, scope) }),
    },
  };
}

/** Editing a node requires the permissions of its resource and an organization other than root. */
function editingOf(nodes: ResourceSource, scope: Scope): TreeEditing {
  return {
    resource: nodes.resource,
    create: gateFor('create', nodes),
    update: gateFor('update', nodes),
    remove: gateFor('deleteRow', nodes),
    actions: actionsOfResource(nodes, scope)
      .filter(({ on }) => on.includes('row'))
      .map((action) => completeAction(action, ownerOf(nodes)))
      .map((action) => ({ ...action, gate: combineGates(action.gate, writeGate(nodes)) })),
  };
}
