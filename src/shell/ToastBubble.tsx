import Alert from '@mui/material/Alert';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import type { Toast } from './toast.ts';
import { useText } from '../i18n/useText.ts';

interface ToastBubbleProps {
  readonly toast: Toast;
  readonly open: boolean;
  readonly onClose: () => void;
  /** It is no longer to be seen. */
  readonly onGone: () => void;
}

/** One message on the screen; it stays while it is pointed at. */
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
