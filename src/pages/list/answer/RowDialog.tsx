import AnswerDialog from './AnswerDialog.tsx';
import { RelatedListDialog } from './RelatedListDialog.tsx';
import { useResourceList, type RowDialogMode } from '../listContexts.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { detailTitle } from '../../titles.ts';
import { useNameOf } from '../../useNameOf.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RowDialogProps extends RowDialogMode {
  onClose(): void;
}

/** The open dialog about one row: its record, or the answer of an action. */
export default function RowDialog({ action, ...shown }: RowDialogProps) {
  if (!action) return <RecordDialog {...shown} />;
  const { does } = action;
  if (does.kind !== 'list') return <AnswerDialog {...shown} action={action} />;
  return <RelatedListDialog {...shown} action={action} does={does} />;
}

/** A record whose resource has no detail page: the fields of the first tab, from the row. */
function RecordDialog({ record, onClose }: Omit<RowDialogProps, 'action'>) {
  const { definition } = useResourceList();
  const text = useText();
  const nameOf = useNameOf(definition.id);
  return (
    <DialogFrame title={detailTitle(text(definition.one), nameOf(record))} onClose={onClose}>
      <RecordCard
        names={definition.detail?.tabs[0]?.card ?? []}
        fields={definition.fields ?? []}
        record={record}
      />
    </DialogFrame>
  );
}
