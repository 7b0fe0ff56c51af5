import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';

/** Says that a part of a page could not be loaded, with a Retry button. */
export function PartFailed({ children, onRetry }: { readonly children: string; onRetry(): void }) {
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
