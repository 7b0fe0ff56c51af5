import type { RaRecord } from 'ra-core';
import { use, useMemo, useEffect, useState } from 'react';
import type { ActionEffect, Action } from '../../../../codegen/model/offers.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { pageQuery } from '../../rowEntries.ts';
import { detailTitle } from '../../titles.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useResourceList, type RowDialogMode } from '../listContexts.ts';
import { NestedListContext } from '../nested/NestedListContext.ts';
import { useRequest } from '../../../api/useRequest.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { verify } from '../../../session/verify.ts';
import { actionRequest, sendAction } from '../../actionCalls.ts';
import { LoadFailed } from '../../LoadFailed.tsx';

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

interface AnswerDialogProps {
  readonly title: string;
  readonly action: Action;
  readonly record: RaRecord;
  onClose(): void;
}

/**
 * The answer of an action about a record. Secrets in it are masked until the user reveals them;
 * the answer is dropped when the dialog closes (spec 2, section 6).
 */
function AnswerDialog({ title, action, record, onClose }: AnswerDialogProps) {
  const { definition } = useResourceList();
  const text = useText();
  const answer = useAnswer(action, record);
  const isGivenUp = answer.data === null;
  useEffect(() => {
    if (isGivenUp) onClose();
  }, [isGivenUp, onClose]);
  if (!answer.data && (!answer.isError || answer.isFetching)) return null;
  return (
    <DialogFrame title={title} onClose={onClose}>
      {answer.data ? (
        <RecordCard
          names={action.show ?? []}
          fields={definition.fields ?? []}
          record={answer.data}
        />
      ) : (
        <LoadFailed
          title={text('answer.failed')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      )}
    </DialogFrame>
  );
}

/**
 * Calls the action once, after the identity verification that it may need. A cancelled verification makes no call:
 * the answer is null. It is not cached beyond the dialog.
 */
function useAnswer({ key, does, verify: verifies }: Action, record: RaRecord) {
  const { definition } = useResourceList();
  const { me } = useSession();
  // Part of the query key: each dialog makes its own call.
  const [opened] = useState(Date.now);
  return useRequest(
    ['answer', key, record.id, opened],
    async (signal): Promise<FieldRecord | null> => {
      if (verifies && (await verify()) !== 'done') return null;
      if (does.kind !== 'call') return null;
      return sendAction(actionRequest(does, definition.api, { record, me }), { signal });
    },
    { staleTime: Infinity, gcTime: 0 },
  );
}
