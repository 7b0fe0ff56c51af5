import type { RaRecord } from 'ra-core';
import { use, useMemo } from 'react';
import type { ActionEffect } from '../../../../codegen/model/offers.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { pageQuery } from '../../rowEntries.ts';
import { detailTitle } from '../../titles.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useResourceList, type RowDialogMode } from '../listContexts.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { NestedListContext } from '../nested/NestedListContext.ts';

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
    return (
      <AnswerDialog
        title={title}
        failed={text('answer.failed')}
        definition={definition}
        action={action}
        record={record}
        onClose={onClose}
      >
        {(answer) => (
          <RecordCard names={action.show ?? []} fields={definition.fields ?? []} record={answer} />
        )}
      </AnswerDialog>
    );
  }
  return (
    <DialogFrame maxWidth="lg" title={title} onClose={onClose}>
      <RelatedList does={action.does} record={record} />
    </DialogFrame>
  );
}

interface RelatedListProps {
  readonly does: Extract<ActionEffect, { kind: 'list' }>;
  readonly record: RaRecord;
}

/** The records of another resource that belong to a row, such as the permissions that grant it. */
function RelatedList({ does, record }: RelatedListProps) {
  const { route, query } = useResourceList();
  const nestedList = use(NestedListContext);
  const { me } = useSession();
  const list = useMemo(
    () => ({ ...does, where: pageQuery(does.where, { record, me, query }) }),
    [does, me, query, record],
  );
  return nestedList({ list, record, route, paging: 'dialog' });
}
