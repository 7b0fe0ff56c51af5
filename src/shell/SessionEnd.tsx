import { lazy, Suspense, type ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';

const SignedOutDialog = lazy(() => import('./SignedOutDialog.tsx'));

/** The question about a session that has ended; its dialog is loaded when it is needed. */
export function SessionEnd(): ReactNode {
  const { signedOut } = useSessionCommands();
  return signedOut === 'asking' ? (
    <Suspense fallback={null}>
      <SignedOutDialog />
    </Suspense>
  ) : null;
}
