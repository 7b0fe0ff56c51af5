import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useResourceForm } from './formContexts.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { LeaveGuard } from './useUnloadGuard.ts';
import { useText } from '../../i18n/useText.ts';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  readonly onLeave?: () => void;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={text('pages.form.leaveTitle')}
      confirmLabel={text('pages.form.leave')}
      cancelLabel={text('pages.form.stay')}
      danger
      onConfirm={() => {
        onLeave?.();
        guard.leave();
      }}
      onCancel={guard.stay}
    >
      {text('pages.form.leaveText')}
    </ConfirmDialog>
  );
}

/** Asks before the form around it is left with unsaved changes. */
export function LeaveForm() {
  const { unsaved, forget } = useResourceForm();
  return <LeaveDialog guard={useLeaveGuard(unsaved)} onLeave={forget} />;
}
