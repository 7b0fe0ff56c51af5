import type { ReactNode } from 'react';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Banner } from '../alerts/Banner.tsx';
import { Line, Place } from './barParts.ts';
import { useText } from '../../i18n/useText.ts';

/** Tells those who stayed after their session had ended that they are signed out, and the way back. */
export function SignedOutBar(): ReactNode {
  const text = useText();
  const { signInAgain } = useSessionCommands();
  return (
    <Place>
      <Banner gravity="warning">
        <Line>
          <span>{text('session.signedOut')}</span>
          <PushButton type="button" look="filled" onClick={signInAgain}>
            {text('shell.signedOut.again')}
          </PushButton>
        </Line>
      </Banner>
    </Place>
  );
}
