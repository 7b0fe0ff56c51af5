import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import type { LeaveGuard } from './useUnloadGuard.ts';
import { useText } from '../../i18n/useText.ts';

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ guard, onLeave }: { readonly guard: LeaveGuard; onLeave(): void }) {
  const text = useText();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={text('pages.form.leaveTitle')}
      confirmLabel={text('pages.form.leave')}
      cancelLabel={text('pages.form.stay')}
      danger
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
      onCancel={guard.stay}
    >
      {text('pages.form.leaveText')}
    </ConfirmDialog>
  );
}
