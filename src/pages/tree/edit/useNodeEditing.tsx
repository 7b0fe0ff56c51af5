import { useNotify } from 'ra-core';
import { useState } from 'react';
import { decideGate, type Gate } from '../../../../codegen/model/gates.ts';
import type { OptionsModel, PickerModel } from '../../../../codegen/model/fields.ts';
import type { Action } from '../../../../codegen/model/offers.ts';
import type { TreeModel } from '../../../../codegen/model/lists.ts';
import { holds, isTop, type TreeRow } from '../../../fields/tree/treeEntry.ts';
import type { NodeTree } from '../../../fields/tree/useNodeTree.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { TreeViewProps } from '../../../controls/tree/TreeView.tsx';
import { usePending } from '../../usePending.ts';
import type { TreeChoice } from '../useTreeChoice.ts';
import { RenameInput } from './RenameInput.tsx';
import { useNodeCalls, type NodeCalls } from './useNodeCalls.ts';
import { useText } from '../../../i18n/useText.ts';

/** The open dialog about a node: moving it, adding records, details. */
export type NodeDialogState =
  | { readonly kind: 'move'; readonly node: TreeRow }
  | { readonly kind: 'info'; readonly node: TreeRow }
  | {
      readonly kind: 'pick';
      readonly node: TreeRow;
      readonly action: Action;
      readonly options: OptionsModel;
      readonly picker: PickerModel;
    };

export type NodeEditing = ReturnType<typeof useNodeEditing>;

/** Editing of a tree's nodes in place. Empty without `edit` and in the root organization. */
export function useNodeEditing(tree: TreeModel, nodes: NodeTree, choice: TreeChoice) {
  const text = useText();
  const notify = useNotify();
  const { gateContext, organization } = useSession();
  const plain = useNodeCalls(tree);
  const calls: NodeCalls = {
    ...plain,
    move: async (node, target) => {
      const moved = await plain.move(node, target);
      if (moved) nodes.open(target.key);
      return moved;
    },
  };
  const pending = usePending();
  const [menu, setMenu] = useState<{
    readonly anchor: HTMLElement | null;
    readonly node: TreeRow;
  }>();
  const [dialog, setDialog] = useState<NodeDialogState>();
  const [renaming, setRenaming] = useState<string>();
  const edit = organization.is_root ? undefined : tree.edit;
  const may = (gate: Gate | undefined) => gate !== undefined && decideGate(gate, gateContext).open;
  const nodeAt = (key: string) =>
    nodes.rows.find((row) => row.key === key && row.kind === 'node' && !row.pseudo);
  const renamed = renaming === undefined ? undefined : nodeAt(renaming);

  const startRenaming = (node: TreeRow) => {
    if (may(edit?.update) && !isTop(node)) setRenaming(node.key);
  };
  const startAdding = (node: TreeRow) => {
    void calls.add(node).then((key) => {
      nodes.open(node.key);
      if (key !== undefined && may(edit?.update)) setRenaming(key);
    });
  };
  const askRemoval = (node: TreeRow) => {
    if (!may(edit?.remove) || isTop(node)) return;
    pending.ask({
      title: text('tree.removeTitle', { name: node.value }),
      text: text('pages.removal.question'),
      confirmLabel: text('pages.delete'),
      danger: true,
      run: async () => {
        if ((await calls.remove(node)) && choice.chosen?.id === node.id) choice.choose(undefined);
      },
    });
  };
  const askMove = (node: TreeRow, target: TreeRow) =>
    pending.ask({
      title: text('tree.moveTitle', { name: node.value }),
      text: text('tree.moveQuestion', { name: node.value, target: target.value }),
      confirmLabel: text('tree.move'),
      danger: false,
      run: () => calls.move(node, target),
    });
  const accepts = (from: string, to: string) => {
    const [node, target] = [nodeAt(from), nodeAt(to)];
    return node !== undefined && target !== undefined && !holds(node, target) && node.parent !== to;
  };
  const save = (node: TreeRow, value: string) => {
    if (value.includes('/')) {
      notify(text('tree.noSlash'), { type: 'error' });
      return false;
    }
    setRenaming(undefined);
    void calls.rename(node, value);
    return true;
  };

  const view: Pick<TreeViewProps, 'onMenu' | 'menuLabel' | 'onKey' | 'editing' | 'dragging'> = edit
    ? {
        onMenu: (key, anchor) => {
          const node = nodeAt(key);
          if (node) setMenu({ anchor, node });
        },
        menuLabel: ({ key, label }) => nodeAt(key) && text('pages.list.moreFor', { name: label }),
        onKey: (key, item) => {
          const node = nodeAt(item.key);
          if (!node || (key !== 'F2' && key !== 'Delete')) return false;
          if (key === 'F2') startRenaming(node);
          else askRemoval(node);
          return true;
        },
        editing: renamed && {
          key: renamed.key,
          input: (
            <RenameInput
              key={renamed.key}
              label={text('tree.nameOf', { name: renamed.value })}
              value={renamed.value}
              onSave={(value) => save(renamed, value)}
              onCancel={() => setRenaming(undefined)}
            />
          ),
        },
        dragging: {
          can: (key) => {
            const node = nodeAt(key);
            return node !== undefined && !isTop(node) && may(edit.update);
          },
          accepts,
          drop: (from, to) => {
            const [node, target] = [nodeAt(from), nodeAt(to)];
            if (node && target && accepts(from, to)) askMove(node, target);
          },
        },
      }
    : {};

  return {
    tree,
    calls,
    pending,
    menu,
    dialog,
    closeMenu: () => setMenu((before) => before && { ...before, anchor: null }),
    open: setDialog,
    close: () => setDialog(undefined),
    startAdding,
    startRenaming,
    askRemoval,
    /** The props that make the tree editable. */
    view,
  };
}
