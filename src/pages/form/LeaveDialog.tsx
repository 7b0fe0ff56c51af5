import { usePartWords } from '../../i18n/usePartWords.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import type { LeaveGuard } from './useUnloadGuard.ts';

export interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** The person gives up what they filled in. */
  onLeave(): void;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  const words = usePartWords('later');
  return (
    <ConfirmDialog
      open={guard.asking}
      title={words('pages.form.leaveTitle')}
      confirmLabel={words('pages.form.leave')}
      cancelLabel={words('pages.form.stay')}
      danger
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
      onCancel={guard.stay}
    >
      {words('pages.form.leaveText')}
    </ConfirmDialog>
  );
}
