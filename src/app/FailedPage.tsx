import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../i18n/useWords.ts';
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
            <Button variant="contained" onClick={retry}>
              {words('app.retry')}
            </Button>
            <Button variant="outlined" onClick={() => window.location.reload()}>
              {words('app.reload')}
            </Button>
            <Button component={Link} to="/">
              {words('app.home')}
            </Button>
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
