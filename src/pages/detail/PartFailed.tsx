import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { usePartWords } from '../../i18n/usePartWords.ts';

export interface PartFailedProps {
  /** What could not be loaded. */
  readonly children: string;
  onRetry(): void;
}

/** A part of a page that could not be loaded, with another try. */
export function PartFailed({ children, onRetry }: PartFailedProps) {
  const words = usePartWords('later');
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {words('pages.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
