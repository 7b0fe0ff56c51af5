import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { app } from '../../../generated/app.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { leavingEnvironment } from '../../session/browser.ts';
import { chooseOrganization } from '../../session/organizations.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';

/**
 * The organization in force is gone: the person reads it, and goes on in one that is theirs. There
 * is nothing to cancel, since nothing can be done here any more.
 */
export function GoneDialog(): ReactNode {
  const { organization, organizations } = useSession();
  const { switchOrganization } = useSessionCommands();
  const words = usePartWords('later');
  const id = useId();
  const next = chooseOrganization({
    list: organizations,
    xpackEnabled: true,
    asked: undefined,
    remembered: [],
  });
  // Without any, start-up finds the view that is left.
  const goOn = () => (next ? switchOrganization(next.id) : leavingEnvironment.load(app.base));
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{words('organizations.gone.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {next
            ? words('organizations.gone.text', { gone: organization.name, next: next.name })
            : words('organizations.gone.nowhere', { gone: organization.name })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, alertdialog) */}
        <Button variant="contained" autoFocus onClick={goOn}>
          {words('organizations.gone.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
