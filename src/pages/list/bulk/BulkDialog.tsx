import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { BulkTask } from '../listContexts.ts';
import { FailedRows } from './FailedRows.tsx';
import { useText } from '../../../i18n/useText.ts';

interface BulkDialogProps {
  readonly task: BulkTask;
  onClose(): void;
}

interface RefusedDialogProps extends BulkDialogProps {
  readonly task: Extract<BulkTask, { kind: 'refused' }>;
}

/** The open dialog about several rows. */
export default function BulkDialog({ task, onClose }: BulkDialogProps) {
  if (task.kind === 'edit') return <BulkEditDialog records={task.records} onClose={onClose} />;
  return <RefusedDialog task={task} onClose={onClose} />;
}

/** Lists the selected rows that the server refused; they stay selected. */
function RefusedDialog({ task, onClose }: RefusedDialogProps) {
  const text = useText();
  return (
    <DialogFrame
      title={task.title}
      content={{ tabIndex: 0 }}
      cancel={false}
      action={{ label: text('forms.close'), run: onClose }}
      onClose={onClose}
    >
      <FailedRows records={task.records} failure={task.failure} />
      <p>{text('listTable.stillSelected')}</p>
    </DialogFrame>
  );
}
