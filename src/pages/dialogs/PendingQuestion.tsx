import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { useNameOf } from '../useNameOf.ts';
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
}: PendingState & { readonly pending: Pending }): ReactNode {
  const translate = useText();
  const names = useNames(definition, pending);
  const { title, text } = pending;
  const heading = typeof title === 'function' ? title(translate) : title;
  const asked = typeof text === 'function' ? text(translate) : text;
  const said = `${heading} ${String(asked)}`;
  return (
    <ConfirmDialog
      open={open}
      title={heading}
      // The question about a single record names it already.
      names={names.every((name) => said.includes(name)) ? undefined : names}
      confirmLabel={pending.confirmLabel}
      danger={pending.danger}
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

function useNames(
  definition: ResourceDefinition | undefined,
  { records = [] }: Pending,
): readonly string[] {
  const nameOf = useNameOf(definition?.id ?? '');
  return definition ? records.map(nameOf) : [];
}
