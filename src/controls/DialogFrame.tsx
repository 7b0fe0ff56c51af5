import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

/** The main button of a dialog. */
interface DialogAction {
  readonly label: string;
  readonly disabled?: boolean;
  /** The action destroys something. */
  readonly danger?: boolean | undefined;
  /** Takes the focus when the dialog opens. */
  readonly autoFocus?: boolean;
  run(): void;
}

interface DialogFrameProps extends Omit<
  DialogProps,
  'open' | 'title' | 'content' | 'action' | 'onClose' | 'onSubmit'
> {
  /** Default: true, for a dialog that is rendered only while it is open. */
  readonly open?: boolean;
  readonly title: string;
  /** What stands between the title and the buttons. */
  readonly children: ReactNode;
  readonly content?: Pick<DialogContentProps, 'sx' | 'tabIndex'>;
  /** Ends the dialog by what it is for. A dialog without only shows something. */
  readonly action?: DialogAction | undefined;
  /**
   * The Enter key in a field runs the action; checked: when the browser finds every required field
   * filled in.
   */
  readonly form?: 'checked' | 'unchecked';
  /** The action is running: the dialog stays open. */
  readonly busy?: boolean | undefined;
  /** Why the action failed. */
  readonly problem?: string | undefined;
  /** Id of the problem, for the control that it describes. */
  readonly problemId?: string;
  /** Label of the button that closes; false: only the action closes. Default: Cancel beside an action, else Close. */
  readonly cancel?: string | false | undefined;
  /** The button that closes takes the focus when the dialog opens. */
  readonly cautious?: boolean;
  /** Stands before the buttons. */
  readonly aside?: ReactNode;
  /** A second way to go on, before the main one. */
  readonly other?: ReactNode;
  /** @param by what closes the dialog besides its button */
  onClose(by?: 'backdropClick' | 'escapeKeyDown'): void;
}

/** A dialog with its title, its content, the reason of a failure and its buttons. */
export function DialogFrame({
  open = true,
  title,
  children,
  content,
  action,
  form,
  busy,
  problem,
  problemId,
  cancel,
  cautious = false,
  aside,
  other,
  onClose,
  ...dialog
}: DialogFrameProps): ReactNode {
  const text = useText();
  const id = useId();
  const closeLabel = cancel ?? text(action ? 'pages.cancel' : 'forms.close');
  const frame = (
    <>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent {...content}>
        {children}
        {problem !== undefined && (
          <Box
            id={problemId}
            role="alert"
            sx={{ mt: 2, color: 'error.main', whiteSpace: 'pre-line' }}
          >
            {problem}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {aside}
        {closeLabel !== false && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
          <Button autoFocus={cautious} disabled={busy} onClick={() => onClose()}>
            {closeLabel}
          </Button>
        )}
        {other}
        {action && (
          <Button
            // Another action is another button: only a new one takes the focus.
            key={action.label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the same
            autoFocus={action.autoFocus}
            type={form ? 'submit' : 'button'}
            variant="contained"
            color={action.danger ? 'error' : 'primary'}
            disabled={action.disabled}
            loading={busy ?? null}
            onClick={form ? undefined : () => action.run()}
          >
            {action.label}
          </Button>
        )}
      </DialogActions>
    </>
  );
  return (
    <Dialog
      fullWidth
      {...dialog}
      open={open}
      aria-labelledby={id}
      onClose={(_, by) => {
        if (!busy) onClose(by);
      }}
    >
      {form ? (
        <form
          // The content scrolls between the title and the buttons, as without a form.
          style={{ display: 'contents' }}
          noValidate={form === 'unchecked'}
          onSubmit={(event) => {
            event.preventDefault();
            // React events bubble through portals: a form around the dialog must not receive it.
            event.stopPropagation();
            if (!busy) action?.run();
          }}
        >
          {frame}
        </form>
      ) : (
        frame
      )}
    </Dialog>
  );
}
