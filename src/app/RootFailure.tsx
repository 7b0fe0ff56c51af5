import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { StartFailure } from './StartFailure.tsx';

/** When the frame itself breaks there is nothing left to stand in: say so, and start anew. */
export function RootFailure({ language }: { readonly language: string }): ReactNode {
  const error = useRouteError();
  return (
    <StartFailure
      step="console"
      error={error}
      language={language}
      retry={() => window.location.reload()}
    />
  );
}
