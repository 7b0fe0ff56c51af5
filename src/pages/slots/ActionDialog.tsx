import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { createElement, type ReactNode } from 'react';
import { PartFailed } from '../PartFailed.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { slotComponent, type SlotLoader } from './slotComponent.ts';
import type { ActionSlotProps } from './slots.ts';
import { useText } from '../../i18n/useText.ts';

interface ActionDialogProps extends ActionSlotProps {
  readonly load: SlotLoader | undefined;
}

/** The only action with a dialog of its own. */
const RENEW: SlotLoader = () => import('../renew/RenewDialog.tsx');

/** The hand-written dialog of the pressed action, or that of its kind. */
export default function ActionDialog({ load = RENEW, ...given }: ActionDialogProps): ReactNode {
  return (
    <PartBoundary
      instead={(again, reason) => (
        <FailedDialog reason={reason} onRetry={again} onClose={() => given.onClose()} />
      )}
    >
      <Filled load={load} {...given} />
    </PartBoundary>
  );
}

function Filled({ load, ...given }: ActionSlotProps & { readonly load: SlotLoader }): ReactNode {
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
