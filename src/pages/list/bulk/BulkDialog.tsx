import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { Selection } from '../useSelection.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { BulkTask } from './bulkTask.ts';
import { RefusedDialog } from './RefusedDialog.tsx';

export interface BulkDialogProps {
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
