import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import { ToastMessage, type ToastMessageProps } from './ToastMessage.tsx';

export interface ToastProps extends ToastMessageProps {
  readonly open: boolean;
  /** Milliseconds; null stays until it is closed. */
  readonly stayMs: number | null;
  /** Called when it has faded out. */
  onGone(): void;
}

/** On a phone it stands above the buttons of a form, which stay at the end of the window. */
const BOTTOM_PX = { xs: 72, sm: 12 };
const DIALOG_TOP_PX = 8;

/**
 * On a phone it is as wide as the page: what is focused scrolls to above it, also the end of the page (WCAG 2.2,
 * criterion 2.4.11).
 */
const ABOVE = (
  <GlobalStyles
    styles={{
      '@media (max-width: 599.95px)': {
        html: { scrollPaddingBottom: '168px !important' },
        body: { paddingBottom: 168 },
      },
    }}
  />
);

/**
 * A notification in the corner below the page: rows end above it, buttons of forms stand at the
 * other side. It stays while it is hovered.
 */
export default function Toast({ open, stayMs, onGone, ...message }: ToastProps): ReactNode {
  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') message.onClose();
  };
  return (
    <Snackbar
      open={open}
      autoHideDuration={stayMs}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{
        '&&': { bottom: BOTTOM_PX },
        // The buttons of a dialog stand below, its title above.
        'body:has([role="dialog"], [role="alertdialog"]) &&': {
          top: DIALOG_TOP_PX,
          bottom: 'auto',
        },
      }}
      slotProps={{ transition: { onExited: onGone } }}
    >
      {/* The element that fades; `Alert` takes the props of the transition. */}
      <div>
        {open && ABOVE}
        <ToastMessage {...message} />
      </div>
    </Snackbar>
  );
}
