import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { detailTitle } from '../../titles.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useResourceList, type RowDialogMode } from '../listContexts.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { RelatedList } from './RelatedList.tsx';

interface RowDialogProps extends RowDialogMode {
  onClose(): void;
}

/**
 * The open dialog about one row: the answer of an action, the records that belong to it, or the record itself when
 * its resource has no detail page, with the fields of its first tab.
 */
export default function RowDialog({ action, record, onClose }: RowDialogProps) {
  const { definition } = useResourceList();
  const text = useText();
  const name = useNameOf(definition.id)(record);
  if (!action) {
    return (
      <DialogFrame title={detailTitle(text(definition.one), name)} onClose={onClose}>
        <RecordCard
          names={definition.detail?.tabs[0]?.card ?? []}
          fields={definition.fields ?? []}
          record={record}
        />
      </DialogFrame>
    );
  }
  const title = text('answer.title', { action: text(action.label), name });
  if (action.does.kind !== 'list') {
    return <AnswerDialog title={title} action={action} record={record} onClose={onClose} />;
  }
  return (
    <DialogFrame maxWidth="lg" title={title} onClose={onClose}>
      <RelatedList does={action.does} record={record} />
    </DialogFrame>
  );
}
