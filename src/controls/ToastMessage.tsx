import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

export interface ToastMessageProps {
  /** Its colour and icon. */
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  onClose(): void;
  readonly children: ReactNode;
}

/** What a toast says. Errors are announced at once; others by the region that they come into. */
export function ToastMessage(props: ToastMessageProps): ReactNode {
  const { severity, onClose, children } = props;
  const text = useText();
  return (
    <Alert
      variant="outlined"
      severity={severity}
      role={severity === 'error' ? 'alert' : 'none'}
      onClose={onClose}
      closeText={text('shell.toast.close')}
      sx={{
        maxWidth: 560,
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderColor: 'divider',
        borderInlineStartWidth: 3,
        borderInlineStartColor: `${severity}.main`,
        boxShadow: 3,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Alert>
  );
}
