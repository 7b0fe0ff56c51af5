import DialogContentText from '@mui/material/DialogContentText';
import { useId, type ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { restoreFocus } from './restoreFocus.ts';
import Box from '@mui/material/Box';
import { useText } from '../i18n/useText.ts';

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
  const id = useId();
  return (
    <DialogFrame
      open={open}
      title={title}
      role="alertdialog"
      aria-describedby={id}
      maxWidth={wide ? 'sm' : 'xs'}
      busy={busy}
      action={{ label: confirmLabel, danger, autoFocus: !onCancel, run: onConfirm }}
      cancel={onCancel ? cancelLabel : false}
      cautious
      other={other}
      onClose={() => onCancel?.()}
      // The button that opened the dialog may be gone after the action.
      slotProps={{ transition: { onExited: () => restoreFocus() } }}
    >
      <DialogContentText id={id} component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
        {names && <ConfirmedNames names={names} />}
      </DialogContentText>
    </DialogFrame>
  );
}

/** More names would not be read. */
const NAMES_SHOWN = 8;

/** The names of the records of a confirmation; of many, the first ones and the number of the others. */
function ConfirmedNames({ names }: { readonly names: readonly string[] }): ReactNode {
  const text = useText();
  const shown = names.length > NAMES_SHOWN + 1 ? names.slice(0, NAMES_SHOWN) : names;
  const others = names.length - shown.length;
  return (
    <Box component="ul" sx={{ margin: '8px 0 0', paddingInlineStart: 5, color: 'text.primary' }}>
      {shown.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {others > 0 && <li>{text('pages.moreNames', { smart_count: others })}</li>}
    </Box>
  );
}
