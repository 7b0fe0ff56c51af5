import type { ReactNode } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Strip } from '../alerts/Strip.tsx';
import { Line, Place } from './barParts.ts';

/** Tells those who stayed after their session had ended that they are signed out, and the way back. */
export function SignedOutBar(): ReactNode {
  const words = usePartWords('later');
  const { signInAgain } = useSessionCommands();
  return (
    <Place>
      <Strip gravity="warning">
        <Line>
          <span>{words('session.signedOut')}</span>
          <PushButton type="button" look="filled" onClick={signInAgain}>
            {words('shell.signedOut.again')}
          </PushButton>
        </Line>
      </Strip>
    </Place>
  );
}
