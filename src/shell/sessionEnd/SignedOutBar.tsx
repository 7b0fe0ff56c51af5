import type { ReactNode } from 'react';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Banner } from '../alerts/Banner.tsx';
import { Line, Place } from './barParts.ts';
import { useText } from '../../i18n/useText.ts';

/** Tells people who stayed after the end of their session that they are signed out, with a link to log in. */
export function SignedOutBar(): ReactNode {
  const text = useText();
  const { signInAgain } = useSessionCommands();
  return (
    <Place>
      <Banner severity="warning">
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
