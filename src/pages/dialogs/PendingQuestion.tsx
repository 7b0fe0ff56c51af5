import type { ReactNode } from 'react';
import { useNameOf } from '../useNameOf.ts';
import type { Pending, PendingState } from '../usePending.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { offerQuestion } from './offerQuestion.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

export default function PendingQuestion({
  definition,
  pending,
  open,
  busy,
  confirm,
  cancel,
}: PendingState & { readonly pending: Pending }): ReactNode {
  const translate = useText();
  const nameOf = useNameOf(definition?.id ?? '');
  const names = definition ? (pending.records ?? []).map(nameOf) : [];
  const inSentence = useNameInSentence();
  const { title, text, confirmLabel, danger } = pending.asked
    ? offerQuestion(translate, pending.asked, inSentence, nameOf)
    : pending;
  const heading = typeof title === 'function' ? title(translate) : title;
  const asked = typeof text === 'function' ? text(translate) : text;
  const said = `${heading} ${String(asked)}`;
  return (
    <ConfirmDialog
      open={open}
      title={heading}
      // The question about a single record names it already.
      names={names.every((name) => said.includes(name)) ? undefined : names}
      confirmLabel={confirmLabel}
      danger={danger}
      definition={definition}
      warnAbout={pending.warnAbout}
      everywhere={pending.everywhere}
      gone={pending.goes ? pending.records : undefined}
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {asked}
    </ConfirmDialog>
  );
}
