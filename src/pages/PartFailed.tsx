import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';

export interface PartFailedProps {
  /** What could not be loaded. */
  readonly children: string;
  onRetry(): void;
}

/** A part of a page that could not be loaded, with another try. */
export function PartFailed({ children, onRetry }: PartFailedProps) {
  const text = useText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('pages.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
