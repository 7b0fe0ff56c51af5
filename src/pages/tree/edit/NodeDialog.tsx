import AssetPickerDialog from '../../../fields/edit/assets/AssetPickerDialog.tsx';
import { useRunOffer } from '../../offers/useRunOffer.ts';
import { InfoDialog } from './InfoDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { NODE_RECORD, type NodeCalls } from './useNodeCalls.ts';
import type { NodeDialogState } from './useNodeEditing.tsx';

interface NodeDialogProps {
  readonly resource: string;
  readonly api: string;
  readonly dialog: NodeDialogState;
  readonly calls: NodeCalls;
  onClose(): void;
}

/** The open dialog about a node. */
export default function NodeDialog({ resource, api, dialog, calls, onClose }: NodeDialogProps) {
  const call = useRunOffer({ id: resource, api, record: NODE_RECORD });
  const { node } = dialog;
  if (dialog.kind === 'move') {
    return <MoveDialog api={api} node={node} calls={calls} onClose={onClose} />;
  }
  if (dialog.kind === 'info') return <InfoDialog api={api} node={node} onClose={onClose} />;
  const { action, options } = dialog;
  return (
    <AssetPickerDialog
      open
      options={options}
      chosen={[]}
      onChoose={async (ids) => {
        const selection = ids.map((id) => ({ id }));
        // A failure keeps the ticked assets for another try.
        if (ids.length === 0 || (await call(action, { record: { ...node }, selection }))) onClose();
      }}
      onClose={onClose}
    />
  );
}
