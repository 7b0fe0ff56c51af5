import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { Selection } from '../useSelection.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { BulkTask } from './bulkTask.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FailedRows } from './FailedRows.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RefusedDialogProps {
  readonly definition: ResourceDefinition;
  readonly task: Extract<BulkTask, { kind: 'refused' }>;
  onClose(): void;
}

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

/** Lists the selected rows that the server refused; they stay selected. */
function RefusedDialog({ definition, task, onClose }: RefusedDialogProps) {
  const text = useText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{task.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <FailedRows definition={definition} records={task.records} failure={task.failure} />
        <p>{text('listTable.stillSelected')}</p>
      </DialogContent>
      <DialogActions sx={{ padding: '12px 24px 20px' }}>
        <Button variant="contained" onClick={onClose}>
          {text('listTable.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
