import type { ReactNode } from 'react';
import { Confirmation } from '../controls/Confirmation.tsx';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { useText } from '../i18n/useText.ts';

/** Asks after a 401 whether to log in again or to stay and save what is on the screen (spec 1, section 8). */
export default function SignedOutDialog(): ReactNode {
  const { signInAgain, stay } = useSessionCommands();
  const text = useText();
  return (
    <Confirmation
      open
      title={text('shell.signedOut.title')}
      cancelLabel={text('shell.signedOut.stay')}
      confirmLabel={text('shell.signedOut.again')}
      onConfirm={signInAgain}
      onCancel={stay}
    >
      {text('errors.signedOut')}
      <br />
      {text('shell.signedOut.help')}
    </Confirmation>
  );
}
