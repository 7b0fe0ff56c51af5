import type { ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

const SignedOutDialog = lazyPart(() => import('./SignedOutDialog.tsx'));

/** The dialog after the end of the session, loaded on demand. */
export function SessionEnd(): ReactNode {
  const { signedOut } = useSessionCommands();
  return signedOut === 'asking' ? <SignedOutDialog /> : null;
}
