import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';
import { useText } from '../i18n/useText.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the failed part. Default: a line with a Retry button. */
  readonly instead?: (again: () => void, reason: string) => ReactNode;
}

/** Error boundary of a part of a page: the rest of the page stays. */
export function PartBoundary({ children, instead = partFailed }: PartBoundaryProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={(error, retry) =>
        instead(retry, error instanceof Error ? error.message : String(error))
      }
    >
      {children}
    </ErrorBoundary>
  );
}

const partFailed = (again: () => void, reason: string): ReactNode => (
  <FailedPart reason={reason} onRetry={again} />
);

function FailedPart({ reason, onRetry }: { readonly reason: string; onRetry(): void }): ReactNode {
  const text = useText();
  return <PartFailed onRetry={onRetry}>{text('pages.part.failed', { reason })}</PartFailed>;
}
