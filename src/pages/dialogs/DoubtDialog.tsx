import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Confirmation, type ConfirmationProps } from '../../controls/Confirmation.tsx';

interface DoubtDialogProps extends Pick<ConfirmationProps, 'title' | 'confirmLabel'> {
  /** What is doubtful about the values. */
  readonly reasons: readonly string[];
  onAnswer(goOn: boolean): void;
}

/** Asks whether doubtful values are saved as they are. */
export default function DoubtDialog({ reasons, onAnswer, ...rest }: DoubtDialogProps): ReactNode {
  return (
    <Confirmation {...rest} open onConfirm={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
      {reasons.map((reason) => (
        <Alert key={reason} severity="warning" role="none" sx={{ marginBottom: 2 }}>
          {reason}
        </Alert>
      ))}
    </Confirmation>
  );
}
