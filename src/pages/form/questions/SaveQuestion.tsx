import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Text } from '../../../../codegen/model/text.ts';
import { Confirmation } from '../../../controls/Confirmation.tsx';
import { useText } from '../../../i18n/useText.ts';

interface SaveQuestionProps {
  /** What is doubtful about the values. */
  readonly reasons: readonly Text[];
  onAnswer(goOn: boolean): void;
}

/** Asks whether doubtful values are saved as they are. */
export default function SaveQuestion({ reasons, onAnswer }: SaveQuestionProps): ReactNode {
  const text = useText();
  return (
    <Confirmation
      open
      title={text('pages.form.ask.title')}
      confirmLabel={text('pages.form.ask.save')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {reasons.map((reason) => (
        <Alert key={String(reason)} severity="warning" role="none" sx={{ marginBottom: 2 }}>
          {text(reason)}
        </Alert>
      ))}
    </Confirmation>
  );
}
