import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../../../../codegen/model/offers.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { verify } from '../../../session/verify.ts';
import { actionRequest, sendAction } from '../../actionCalls.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { RecordCard } from '../../record/RecordCard.tsx';
import { useResourceList } from '../listContexts.ts';

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
export function AnswerDialog({ title, action, record, onClose }: AnswerDialogProps) {
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
