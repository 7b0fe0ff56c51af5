import { sessionFacts } from '#project/generated/session.ts';
import type { ReactNode } from 'react';
import { Confirmation } from '../controls/Confirmation.tsx';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { useText } from '../i18n/useText.ts';

const { login, profile, signedOut } = sessionFacts;
/** Without a profile a 403 before anything was read may also mean somebody who is signed in. */
const MAY_BE_SIGNED_IN = profile === undefined && signedOut.includes(403);

/** Asks after a 401 whether to log in again or to stay and save what is on the screen (spec 1, section 8). */
export default function SignedOutDialog(): ReactNode {
  const { signInAgain, stay } = useSessionCommands();
  const text = useText();
  return (
    <Confirmation
      open
      title={text('shell.signedOut.title')}
      cancelLabel={text('shell.signedOut.stay')}
      confirmLabel={text(login ? 'shell.signedOut.again' : 'app.reload')}
      onConfirm={signInAgain}
      onCancel={stay}
    >
      {text(MAY_BE_SIGNED_IN ? 'shell.signedOut.notAllowed' : 'errors.signedOut')}
      <br />
      {text(login ? 'shell.signedOut.help' : 'shell.signedOut.elsewhere')}
    </Confirmation>
  );
}
