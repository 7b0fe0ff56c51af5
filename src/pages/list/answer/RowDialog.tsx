import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import AnswerDialog from './AnswerDialog.tsx';
import { RelatedListDialog } from './RelatedListDialog.tsx';
import type { RaRecord } from 'ra-core';
import type { RowDialogMode } from '../listContexts.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { detailTitle } from '../../titles.ts';
import { useNameOf } from '../../useNameOf.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RecordDialogProps {
  readonly definition: ResourceDefinition;
  readonly record: RaRecord;
  onClose(): void;
}

interface RowDialogProps extends RowDialogMode {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** Query of the list, for `$query`. */
  readonly query: Readonly<Record<string, string>>;
  onClose(): void;
}

/** The open dialog about one row: its record, or the answer of an action. */
export default function RowDialog({ action, route, query, ...given }: RowDialogProps) {
  if (!action) return <RecordDialog {...given} />;
  const { does } = action;
  if (does.kind !== 'list') return <AnswerDialog {...given} action={action} />;
  return <RelatedListDialog {...given} action={action} does={does} route={route} query={query} />;
}

/** A record whose resource has no detail page: the fields of the first tab, from the row. */
function RecordDialog({ definition, record, onClose }: RecordDialogProps) {
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
