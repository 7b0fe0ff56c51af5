import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { app } from '../../../generated/app.ts';
import { leavingEnvironment } from '../../session/browser.ts';
import { chooseOrganization } from '../../session/organizations.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useText } from '../../i18n/useText.ts';

/**
 * The current organization is gone: the person continues in another one. There is no Cancel,
 * because nothing can be done in it any more.
 */
export function OrganizationGoneDialog(): ReactNode {
  const { organization, organizations } = useSession();
  const { switchOrganization } = useSessionCommands();
  const text = useText();
  const id = useId();
  const next = chooseOrganization({
    list: organizations,
    xpackEnabled: true,
    asked: undefined,
    remembered: [],
  });
  // Without another organization, start-up finds an allowed view.
  const goOn = () => (next ? switchOrganization(next.id) : leavingEnvironment.load(app.base));
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{text('organizations.gone.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {next
            ? text('organizations.gone.text', { gone: organization.name, next: next.name })
            : text('organizations.gone.nowhere', { gone: organization.name })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, alertdialog) */}
        <Button variant="contained" autoFocus onClick={goOn}>
          {text('organizations.gone.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
