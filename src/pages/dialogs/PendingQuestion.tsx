import { usePartWords } from '../../i18n/usePartWords.ts';
import type { Pending, PendingState } from '../usePending.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** The question itself, with its words. */
export default function PendingQuestion({
  definition,
  pending,
  open,
  busy,
  confirm,
  cancel,
}: PendingState & { readonly pending: Pending }) {
  const words = usePartWords('later');
  const { title, text } = pending;
  return (
    <ConfirmDialog
      open={open}
      title={typeof title === 'function' ? title(words) : title}
      confirmLabel={pending.confirmLabel}
      danger={pending.danger}
      definition={definition}
      grave={pending.grave}
      everywhere={pending.everywhere}
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {typeof text === 'function' ? text(words) : text}
    </ConfirmDialog>
  );
}
