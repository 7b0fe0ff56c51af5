import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useText } from '../../i18n/useText.ts';

interface ChangeWarningDialogProps {
  readonly definition: ResourceDefinition;
  readonly records: readonly FieldRecord[];
  onAnswer(goOn: boolean): void;
}

/** Asks before a form with a far-reaching change is saved. */
export default function ChangeWarningDialog({
  definition,
  records,
  onAnswer,
}: ChangeWarningDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={text('changeWarning.title')}
      confirmLabel={text('changeWarning.save')}
      definition={definition}
      warnAbout={records}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {text('changeWarning.question')}
    </ConfirmDialog>
  );
}
