import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { GraveText } from './GraveText.tsx';
import { recoverFocus } from './recoverFocus.ts';
import { useText } from '../../i18n/useText.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb of what is confirmed. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** Records for which it reaches further than it looks: a warning says how far. */
  readonly grave?: readonly FieldRecord[] | undefined;
  /** What those records are. */
  readonly definition?: ResourceDefinition | undefined;
  /** What is deleted is not only taken off this page. */
  readonly everywhere?: boolean | undefined;
  /** It has been confirmed and is under way. */
  readonly busy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something is done. Cancel has the focus: Enter never destroys anything by accident. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel } =
    props;
  const { definition } = props;
  const grave = props.grave?.[0] && props.grave;
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      onClose={busy ? undefined : onCancel}
      // What was confirmed may have taken the button away that asked.
      slotProps={{ transition: { onExited: () => recoverFocus() } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {grave && definition && <GraveText definition={definition} records={grave} />}
          {children}
          {props.everywhere && <Everywhere />}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px', gap: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, alertdialog) */}
        <Button autoFocus onClick={onCancel} disabled={busy}>
          {cancelLabel ?? text('pages.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger || grave ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy ?? null}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On another record's page it may look as if it were only taken off (contract: users, section 1.7). */
function Everywhere() {
  const text = useText();
  return <p>{text('removal.everywhere')}</p>;
}
