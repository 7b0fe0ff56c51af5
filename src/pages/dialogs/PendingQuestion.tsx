import type { Pending, PendingState } from '../usePending.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useText } from '../../i18n/useText.ts';

export default function PendingQuestion({
  definition,
  pending,
  open,
  busy,
  confirm,
  cancel,
}: PendingState & { readonly pending: Pending }) {
  const translate = useText();
  const { title, text } = pending;
  return (
    <ConfirmDialog
      open={open}
      title={typeof title === 'function' ? title(translate) : title}
      confirmLabel={pending.confirmLabel}
      danger={pending.danger}
      definition={definition}
      warnAbout={pending.warnAbout}
      everywhere={pending.everywhere}
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {typeof text === 'function' ? text(translate) : text}
    </ConfirmDialog>
  );
}
