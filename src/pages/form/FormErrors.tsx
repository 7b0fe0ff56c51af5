import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useText } from '../../i18n/useText.ts';

/** Errors of a save that belong to no visible field. */
export interface FormFailure {
  readonly title: string;
  readonly lines: readonly string[];
}

interface FormErrorsProps {
  readonly failure: FormFailure | undefined;
  readonly alertRef: Ref<HTMLDivElement>;
}

/** The alert above a form that was not saved. The form keeps its values. */
export function FormErrors({ failure, alertRef }: FormErrorsProps) {
  const text = useText();
  if (!failure) return null;
  return (
    <Alert
      severity="error"
      ref={alertRef}
      tabIndex={-1}
      sx={{ marginBottom: 4, alignItems: 'flex-start' }}
    >
      <AlertTitle>{failure.title}</AlertTitle>
      {failure.lines.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 4, whiteSpace: 'pre-line' }}>
          {failure.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {text('pages.form.nothingLost')}
    </Alert>
  );
}
