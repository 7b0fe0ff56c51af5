import { lazy, Suspense } from 'react';
import type { PendingState } from '../usePending.ts';

/** Comes with the first question, not with the first screen. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Asks for the confirmation of what is pending. */
export function PendingDialog({ pending, open, busy, confirm, cancel }: PendingState) {
  if (!pending) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open={open}
        title={pending.title}
        confirmLabel={pending.confirmLabel}
        danger={pending.danger}
        definition={pending.change?.definition}
        grave={pending.grave}
        everywhere={pending.everywhere}
        busy={busy}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {pending.text}
      </ConfirmDialog>
    </Suspense>
  );
}
