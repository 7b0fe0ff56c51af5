import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface GraveDialogProps {
  readonly definition: ResourceDefinition;
  readonly records: readonly FieldRecord[];
  onAnswer(goOn: boolean): void;
}

/** Asks whether a grave change shall be saved. */
export default function GraveDialog({ definition, records, onAnswer }: GraveDialogProps) {
  const words = usePartWords('later');
  return (
    <ConfirmDialog
      open
      title={words('grave.title')}
      confirmLabel={words('grave.save')}
      definition={definition}
      grave={records}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {words('grave.question')}
    </ConfirmDialog>
  );
}
