import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { createElement, type ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { PartFailed } from '../PartFailed.tsx';
import { appliesTo } from '../../../codegen/model/offerState.ts';
import { PartBoundary } from '../PartBoundary.tsx';
import { slotComponent, type SlotLoader } from './slotComponent.ts';
import type { ActionSlotProps } from './slots.ts';
import { useText } from '../../i18n/useText.ts';

interface ActionDialogProps extends ActionSlotProps {
  readonly load: SlotLoader;
}

/** The hand-written dialog of the pressed action. */
export default function ActionDialog({ load, records, ...given }: ActionDialogProps): ReactNode {
  const { me } = useSession();
  const { skip } = given.action;
  const left = skip ? records.filter((record) => !appliesTo(skip, record, me)) : records;
  return (
    <PartBoundary
      instead={(again, reason) => (
        <FailedDialog reason={reason} onRetry={again} onClose={() => given.onClose()} />
      )}
    >
      <Filled load={load} {...given} records={left} />
    </PartBoundary>
  );
}

function Filled({ load, ...given }: ActionDialogProps): ReactNode {
  return createElement(slotComponent<ActionSlotProps>(load), given);
}

interface FailedDialogProps {
  readonly reason: string;
  onRetry(): void;
  onClose(): void;
}

function FailedDialog({ reason, onRetry, onClose }: FailedDialogProps): ReactNode {
  const text = useText();
  const said = text('pages.part.failed', { reason });
  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': said } }}>
      <PartFailed onRetry={onRetry}>{said}</PartFailed>
      <DialogActions>
        <Button onClick={onClose}>{text('pages.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
