import type { ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

const SignedOutDialog = lazyPart(() => import('./SignedOutDialog.tsx'));

/** The question about a session that has ended; its dialog is loaded when it is needed. */
export function SessionEnd(): ReactNode {
  const { signedOut } = useSessionCommands();
  return signedOut === 'asking' ? <SignedOutDialog /> : null;
}
