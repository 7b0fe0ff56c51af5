import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { Selection } from '../useSelection.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { BulkTask } from './bulkTask.ts';
import { FailedRows } from './FailedRows.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RefusedDialogProps {
  readonly definition: ResourceDefinition;
  readonly task: Extract<BulkTask, { kind: 'refused' }>;
  onClose(): void;
}

interface BulkDialogProps {
  readonly definition: ResourceDefinition;
  readonly task: BulkTask;
  readonly selection: Selection;
  onClose(): void;
}

/** The open dialog about several rows. */
export default function BulkDialog({ definition, task, selection, onClose }: BulkDialogProps) {
  return task.kind === 'edit' ? (
    <BulkEditDialog
      definition={definition}
      records={task.records}
      selection={selection}
      onClose={onClose}
    />
  ) : (
    <RefusedDialog definition={definition} task={task} onClose={onClose} />
  );
}

/** Lists the selected rows that the server refused; they stay selected. */
function RefusedDialog({ definition, task, onClose }: RefusedDialogProps) {
  const text = useText();
  return (
    <DialogFrame
      title={task.title}
      content={{ tabIndex: 0 }}
      cancel={false}
      action={{ label: text('forms.close'), run: onClose }}
      onClose={onClose}
    >
      <FailedRows definition={definition} records={task.records} failure={task.failure} />
      <p>{text('listTable.stillSelected')}</p>
    </DialogFrame>
  );
}
