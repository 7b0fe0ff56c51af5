import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import AssetPickerDialog from '../../../fields/edit/assets/AssetPickerDialog.tsx';
import type { TreeRow } from '../../../fields/nodes/treeEntry.ts';
import { InfoDialog } from './InfoDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { NodeCalls } from './useNodeCalls.ts';
import type { NodeDialogState } from './useNodeEditing.tsx';

/** The assets that may be put into a node. */
const ASSETS: OptionsModel = { from: 'assets/assets', text: 'hostname', value: 'id' };

export interface NodeDialogProps {
  /** Address of the nodes. */
  readonly api: string;
  readonly kind: NodeDialogState['kind'];
  readonly node: TreeRow;
  readonly calls: NodeCalls;
  onClose(): void;
}

/** One of the dialogs about a node. */
export default function NodeDialog({ api, kind, node, calls, onClose }: NodeDialogProps) {
  if (kind === 'move') {
    return <MoveDialog api={api} node={node} calls={calls} onClose={onClose} />;
  }
  if (kind === 'info') return <InfoDialog api={api} node={node} onClose={onClose} />;
  return (
    <AssetPickerDialog
      open
      options={ASSETS}
      chosen={[]}
      onChoose={(ids) => {
        if (ids.length > 0) void calls.place(node, ids.map(String), kind);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
