import Button from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';
import { EmptyState } from '../controls/EmptyState.tsx';
import { useFailureText } from './useFailureText.ts';

interface LoadFailedProps {
  readonly title: string;
  readonly error: unknown;
  onRetry(): void;
}

/** Shown instead of content that could not be loaded: the reason and a Retry button. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const text = useText();
  const failureText = useFailureText();
  return (
    <EmptyState
      failed
      drawing="unplugged"
      title={title}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {text('pages.retry')}
        </Button>
      }
    >
      {failureText(error)}
    </EmptyState>
  );
}
