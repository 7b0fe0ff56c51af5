import { useEffect, useState, type ReactNode } from 'react';
import type { Action } from '../../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { FieldRecord } from '../../../fields/values.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { verify } from '../../../session/verify.ts';
import { actionRequest, sendAction } from '../../actionCalls.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { LoadingBox } from '../../LoadingBox.tsx';

const LOADING_PX = 160;

interface AnswerProps {
  /** The resource of the record. */
  readonly definition: ResourceDefinition;
  readonly action: Action;
  readonly record: FieldRecord;
}

interface AnswerDialogProps extends AnswerProps {
  readonly title: string;
  /** Said when there is no answer, above the reason. */
  readonly failed: string;
  onClose(): void;
  children(answer: FieldRecord): ReactNode;
}

/**
 * The answer of an action about a record. Secrets in it are masked until the user reveals them;
 * the answer is dropped when the dialog closes (spec 2, section 6).
 */
export function AnswerDialog(props: AnswerDialogProps): ReactNode {
  const { title, failed, onClose, children } = props;
  const { isAsked, answer } = useAnswer(props);
  const isGivenUp = answer.data === null;
  useEffect(() => {
    if (isGivenUp) onClose();
  }, [isGivenUp, onClose]);
  if (isGivenUp || (!isAsked && !answer.isError)) return null;
  return (
    <DialogFrame title={title} onClose={onClose}>
      {answer.data ? (
        children(answer.data)
      ) : answer.isError ? (
        <LoadFailed title={failed} query={answer} />
      ) : (
        <LoadingBox height={LOADING_PX} />
      )}
    </DialogFrame>
  );
}

/**
 * Calls the action once, after the identity verification that it may need. A cancelled verification makes no call:
 * the answer is null. It is not cached beyond the dialog.
 *
 * @returns `isAsked`: the first verification, if there is one, has been passed
 */
function useAnswer({ definition, action, record }: AnswerProps) {
  const { key, does, verify: verifies } = action;
  const { me } = useSession();
  // Part of the query key: each dialog makes its own call.
  const [opened] = useState(Date.now);
  const [isAsked, setAsked] = useState(!verifies);
  const answer = useRequest(
    ['answer', key, record['id'], opened],
    async (signal): Promise<FieldRecord | null> => {
      if (verifies && (await verify()) !== 'done') return null;
      if (does.kind !== 'call') return null;
      setAsked(true);
      return sendAction(actionRequest(does, definition.api, { record, me }), { signal });
    },
    { staleTime: Infinity, gcTime: 0 },
  );
  return { isAsked, answer };
}
