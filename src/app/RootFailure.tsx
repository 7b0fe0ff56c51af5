import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { StartFailure } from './StartFailure.tsx';

/** Shown when the frame itself fails: a message and a Reload button. */
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
