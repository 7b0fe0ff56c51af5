import { combineGates } from '../model/combineGates.ts';
import { writeGate } from '../model/operations.ts';
import { completeAction } from '../model/offers.ts';
import type { TreeEditing, TreeModel } from '../model/lists.ts';
import type { ResourceSource, TreeSource } from '../schema/generated/manifest.ts';
import { actionsOfResource } from './actions.ts';
import { gateFor, ownerOf } from './gates.ts';
import { levelsOf } from './pickers.ts';
import { recordOf, trimSlashes, type Scope } from './scope.ts';

/** The tree beside a list; nothing when it names an unknown resource. */
export function treeOf(source: TreeSource, scope: Scope): { readonly tree?: TreeModel } {
  const nodes = scope.sourceOf(source.of);
  const api = scope.apiOf(source.of);
  const levels = levelsOf(source, scope);
  if (!nodes?.nodes || api === undefined || levels === undefined) return {};
  const { name, key = 'key' } = nodes.nodes;
  return {
    tree: {
      api,
      fields: { name, path: recordOf(nodes, scope).title, key },
      levels,
      ...(source.from !== undefined && { from: trimSlashes(source.from) }),
      ...(source.node !== undefined && { node: source.node }),
      ...(source.at !== undefined && { at: trimSlashes(source.at) }),
      ...(source.leaf !== undefined && { leaf: source.leaf }),
      ...(source.only !== undefined && { only: source.only }),
      ...(source.folded && { folded: true as const }),
      ...(source.edit && editingOf(nodes, scope)),
    },
  };
}

/** Editing a node requires the permissions of its resource and an organization other than root. */
function editingOf(nodes: ResourceSource, scope: Scope): { readonly edit?: TreeEditing } {
  const { addTo, moveTo, moved = 'nodes' } = nodes.nodes ?? {};
  // `unfit-tree` tells what is missing.
  if (addTo === undefined || moveTo === undefined) return {};
  const edit = {
    resource: nodes.resource,
    addTo: trimSlashes(addTo),
    moveTo: trimSlashes(moveTo),
    moved,
    create: gateFor('create', nodes),
    update: gateFor('update', nodes),
    remove: gateFor('deleteRow', nodes),
    actions: actionsOfResource(nodes, scope)
      .filter(({ on }) => on.includes('row'))
      .map((action) => completeAction(action, ownerOf(nodes)))
      .map((action) => ({ ...action, gate: combineGates(action.gate, writeGate(nodes)) })),
  };
  return { edit };
}
