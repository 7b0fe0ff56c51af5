import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useNameOf } from '../../useNameOf.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useAnswer, type AnswerMode } from './useAnswer.ts';
import { useText } from '../../../i18n/useText.ts';

interface AnswerDialogProps extends AnswerMode {
  readonly definition: ResourceDefinition;
  onClose(): void;
}

/**
 * The answer of an action about a record. Secrets in it are masked until the person reveals them;
 * the answer is dropped when the dialog closes (spec 2, section 6).
 */
export default function AnswerDialog({ definition, action, record, onClose }: AnswerDialogProps) {
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const answer = useAnswer(definition, { action, record }, onClose);
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
