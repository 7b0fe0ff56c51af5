import Button from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';
import { EmptyState } from '../controls/EmptyState.tsx';
import { useFailureText } from './useFailureText.ts';

export interface FailedQuery {
  readonly error: unknown;
  refetch(): unknown;
}

interface LoadFailedProps {
  readonly title: string;
  readonly query: FailedQuery;
}

/** Shown instead of content that could not be loaded: the reason and a Retry button. */
export function LoadFailed({ title, query }: LoadFailedProps) {
  const text = useText();
  const failureText = useFailureText();
  return (
    <EmptyState
      failed
      drawing="unplugged"
      title={title}
      action={
        <Button variant="outlined" onClick={() => void query.refetch()}>
          {text('pages.retry')}
        </Button>
      }
    >
      {failureText(query.error)}
    </EmptyState>
  );
}
