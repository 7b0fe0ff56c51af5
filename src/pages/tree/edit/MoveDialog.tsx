import { useState } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { NodeTree } from '../../../fields/nodes/NodeTree.tsx';
import type { TreeEntry, TreeRow } from '../../../fields/nodes/treeEntry.ts';
import type { NodeCalls } from './useNodeCalls.ts';
import { useText } from '../../../i18n/useText.ts';

const TREE_HEIGHT_PX = 320;

interface MoveDialogProps {
  readonly api: string;
  readonly node: TreeRow;
  readonly calls: NodeCalls;
  onClose(): void;
}

/** Moves a node without dragging: its new parent is selected in a tree (WCAG 2.2, criterion 2.5.7). */
export function MoveDialog({ api, node, calls, onClose }: MoveDialogProps) {
  const text = useText();
  const [target, setTarget] = useState<TreeEntry>();
  const [busy, setBusy] = useState(false);
  const already = target?.key === node.parent;
  return (
    <DialogFrame
      title={text('tree.moveTitle', { name: node.value })}
      maxWidth="xs"
      content={{
        sx: { display: 'flex', flexDirection: 'column', height: TREE_HEIGHT_PX, gap: 2 },
      }}
      busy={busy}
      aside={<span role="status">{already && text('tree.already', { name: node.value })}</span>}
      action={{
        label: text('tree.move'),
        disabled: !target || already,
        run: () => {
          if (!target) return;
          setBusy(true);
          void calls.move(node, target).then((moved) => (moved ? onClose() : setBusy(false)));
        },
      }}
      onClose={onClose}
    >
      <NodeTree
        address={`${api}/children/tree`}
        chosen={target?.id}
        without={node}
        onChoose={(_, entry) => setTarget(entry)}
      />
    </DialogFrame>
  );
}
