import type { ReactNode } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { PushButton, PushLink } from '../theme/buttons.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { Notice } from './Notice.tsx';

interface FailedPageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in for a page that failed to load or to draw; the rest of the console keeps working. */
export function FailedPage({ error, retry }: FailedPageProps): ReactNode {
  const words = useWords();
  const missing = isChunkFailure(error);
  return (
    <div role="alert">
      <Notice
        title={words(missing ? 'app.missing.title' : 'app.failed.title')}
        actions={
          <>
            <PushButton type="button" look="filled" onClick={retry}>
              {words('app.retry')}
            </PushButton>
            <PushButton type="button" look="outlined" onClick={() => window.location.reload()}>
              {words('app.reload')}
            </PushButton>
            <PushLink to="/">{words('app.home')}</PushLink>
          </>
        }
      >
        <p>{words(missing ? 'app.missing.help' : 'app.failed.help')}</p>
        {!missing && error instanceof Error && (
          <p>{words('app.failed.reason', { reason: error.message })}</p>
        )}
      </Notice>
    </div>
  );
}
