import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { ConfirmedNames } from './ConfirmedNames.tsx';
import { restoreFocus } from './restoreFocus.ts';

export interface ConfirmationProps {
  readonly open: boolean;
  readonly title: string;
  /** What the action does, and whether it can be undone. */
  readonly children: ReactNode;
  /** Names of the records that it changes. */
  readonly names?: readonly string[] | undefined;
  /** The verb of the action. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** A second way to go on, between the two buttons. */
  readonly other?: ReactNode;
  readonly danger?: boolean | undefined;
  readonly wide?: boolean;
  /** The confirmed action is running. */
  readonly busy?: boolean | undefined;
  onConfirm(): void;
  /** Undefined: nothing but going on is possible. */
  onCancel?: (() => void) | undefined;
}

/** A question before an action. Cancel has the initial focus, so that Enter does no harm. */
export function Confirmation(props: ConfirmationProps): ReactNode {
  const { open, title, children, names, other, wide, busy } = props;
  const { confirmLabel, cancelLabel, danger, onConfirm, onCancel } = props;
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
      onClose={busy ? undefined : onCancel}
      // The button that opened the dialog may be gone after the action.
      slotProps={{ transition: { onExited: () => restoreFocus() } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
          {names && <ConfirmedNames names={names} />}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px', gap: 2, flexWrap: 'wrap' }}>
        {onCancel && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, alertdialog)
          <Button autoFocus onClick={onCancel} disabled={busy}>
            {cancelLabel ?? text('pages.cancel')}
          </Button>
        )}
        {other}
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the same
          autoFocus={!onCancel}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy ?? null}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
