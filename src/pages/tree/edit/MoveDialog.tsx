import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { NodeTree } from '../../../fields/nodes/NodeTree.tsx';
import type { TreeEntry, TreeRow } from '../../../fields/nodes/treeEntry.ts';
import type { NodeCalls } from './useNodeCalls.ts';
import { useText } from '../../../i18n/useText.ts';

const TREE_HEIGHT_PX = 320;

export interface MoveDialogProps {
  readonly api: string;
  readonly node: TreeRow;
  readonly calls: NodeCalls;
  onClose(): void;
}

/** Moves a node without dragging: its new parent is selected in a tree (WCAG 2.2, criterion 2.5.7). */
export function MoveDialog({ api, node, calls, onClose }: MoveDialogProps) {
  const text = useText();
  const id = useId();
  const [target, setTarget] = useState<TreeEntry>();
  const [busy, setBusy] = useState(false);
  const already = target?.key === node.parent;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {text('tree.moveTitle', { name: node.value })}
      </DialogTitle>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', height: TREE_HEIGHT_PX, gap: 2 }}
      >
        <NodeTree
          address={`${api}/children/tree`}
          chosen={target?.id}
          without={node}
          onChoose={(_, entry) => setTarget(entry)}
        />
      </DialogContent>
      <DialogActions sx={{ padding: '12px 24px 20px', gap: 2 }}>
        <span role="status">{already && text('tree.already', { name: node.value })}</span>
        <Button onClick={onClose} disabled={busy}>
          {text('pages.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!target || already}
          loading={busy}
          onClick={() => {
            if (!target) return;
            setBusy(true);
            void calls.move(node, target).then((moved) => (moved ? onClose() : setBusy(false)));
          }}
        >
          {text('tree.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
