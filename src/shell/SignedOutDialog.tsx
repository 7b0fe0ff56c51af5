import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { useText } from '../i18n/useText.ts';

/** Asks after a 401 whether to log in again or to stay and save what is on the screen (spec 1, section 8). */
export default function SignedOutDialog(): ReactNode {
  const { signInAgain, stay } = useSessionCommands();
  const text = useText();
  return (
    <Dialog
      open
      onClose={stay}
      maxWidth="xs"
      aria-labelledby="signed-out-title"
      aria-describedby="signed-out-help"
    >
      <DialogTitle id="signed-out-title">{text('shell.signedOut.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="signed-out-help">
          {text('errors.signedOut')}
          <br />
          {text('shell.signedOut.help')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={stay}>{text('shell.signedOut.stay')}</Button>
        <Button variant="contained" onClick={signInAgain}>
          {text('shell.signedOut.again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
