import type { ReactNode } from 'react';
import { PushButton, PushLink } from '../theme/buttons.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { Notice } from './Notice.tsx';
import { useText } from '../i18n/useText.ts';

interface FailedPageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Shown instead of a page that failed to load or render; the rest of the console keeps working. */
export function FailedPage({ error, retry }: FailedPageProps): ReactNode {
  const text = useText();
  const missing = isChunkFailure(error);
  return (
    <div role="alert">
      <Notice
        drawing="unplugged"
        title={text(missing ? 'app.missing.title' : 'app.failed.title')}
        actions={
          <>
            <PushButton look="filled" onClick={retry}>
              {text('app.retry')}
            </PushButton>
            <PushButton look="outlined" onClick={() => window.location.reload()}>
              {text('app.reload')}
            </PushButton>
            <PushLink to="/">{text('app.home')}</PushLink>
          </>
        }
      >
        <p>{text(missing ? 'app.missing.help' : 'app.failed.help')}</p>
        {!missing && error instanceof Error && (
          <p>{text('app.failed.reason', { reason: error.message })}</p>
        )}
      </Notice>
    </div>
  );
}
