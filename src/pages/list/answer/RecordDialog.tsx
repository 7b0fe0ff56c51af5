import type { RaRecord } from 'ra-core';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { detailTitle, recordName } from '../../titles.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

export interface RecordDialogProps {
  readonly definition: ResourceDefinition;
  readonly record: RaRecord;
  onClose(): void;
}

/** A record whose resource has no detail page: the fields of the first tab, from the row. */
export function RecordDialog({ definition, record, onClose }: RecordDialogProps) {
  const text = useText();
  return (
    <MessageDialog
      title={detailTitle(text(definition.one), recordName(definition, record))}
      onClose={onClose}
    >
      <RecordCard
        names={definition.detail?.tabs[0]?.card ?? []}
        fields={definition.fields ?? []}
        record={record}
      />
    </MessageDialog>
  );
}
