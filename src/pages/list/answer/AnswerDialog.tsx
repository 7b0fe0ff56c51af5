import { RecordCard } from '../../record/RecordCard.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useNameOf } from '../../useNameOf.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useResourceList } from '../listContexts.ts';
import { useAnswer, type AnswerMode } from './useAnswer.ts';
import { useText } from '../../../i18n/useText.ts';

interface AnswerDialogProps extends AnswerMode {
  onClose(): void;
}

/**
 * The answer of an action about a record. Secrets in it are masked until the user reveals them;
 * the answer is dropped when the dialog closes (spec 2, section 6).
 */
export default function AnswerDialog({ action, record, onClose }: AnswerDialogProps) {
  const { definition } = useResourceList();
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const answer = useAnswer({ action, record }, onClose);
  if (answer.state === 'loading') return null;
  return (
    <DialogFrame
      title={text('answer.title', {
        action: text(action.label),
        name: nameOf(record),
      })}
      onClose={onClose}
    >
      {answer.state === 'answered' ? (
        <RecordCard
          names={action.show ?? []}
          fields={definition.fields ?? []}
          record={answer.record}
        />
      ) : (
        <LoadFailed title={text('answer.failed')} error={answer.error} onRetry={answer.retry} />
      )}
    </DialogFrame>
  );
}
