import Alert from '@mui/material/Alert';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import type { Toast } from './toast.ts';
import { useText } from '../i18n/useText.ts';

interface ToastBubbleProps {
  readonly toast: Toast;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when it has faded out. */
  readonly onGone: () => void;
}

/** A notification; it stays while it is hovered. */
export default function ToastBubble({ toast, open, onClose, onGone }: ToastBubbleProps): ReactNode {
  const text = useText();
  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') onClose();
  };
  return (
    <Snackbar
      open={open}
      autoHideDuration={toast.stayMs}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Alert
        variant="filled"
        severity={toast.severity}
        role={toast.severity === 'error' ? 'alert' : 'status'}
        onClose={close}
        closeText={text('shell.toast.close')}
        sx={{ maxWidth: 560, whiteSpace: toast.multiLine ? 'pre-line' : undefined }}
      >
        {typeof toast.message === 'string' ? text(toast.message, toast.values) : toast.message}
      </Alert>
    </Snackbar>
  );
}
