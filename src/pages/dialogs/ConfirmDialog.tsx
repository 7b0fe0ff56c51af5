import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { ChangeWarning } from './ChangeWarning.tsx';
import { restoreFocus } from './restoreFocus.ts';
import { useText } from '../../i18n/useText.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What the action does, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb of the action. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** Records whose change needs a warning about its consequences. */
  readonly warnAbout?: readonly FieldRecord[] | undefined;
  /** The resource of those records. */
  readonly definition?: ResourceDefinition | undefined;
  /** The deletion removes the record everywhere, not only from this page. */
  readonly everywhere?: boolean | undefined;
  /** The confirmed action is running. */
  readonly busy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** A confirmation dialog. Cancel has the initial focus, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel } =
    props;
  const { definition } = props;
  const warnAbout = props.warnAbout?.[0] && props.warnAbout;
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
      // The button that opened the dialog may be gone after the action.
      slotProps={{ transition: { onExited: () => restoreFocus() } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {warnAbout && definition && <ChangeWarning definition={definition} records={warnAbout} />}
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
          color={danger || warnAbout ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy ?? null}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On another record's page a deletion could be mistaken for removing a relation (contract: users, section 1.7). */
function Everywhere() {
  const text = useText();
  return <p>{text('removal.everywhere')}</p>;
}
