import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';

export interface MessageDialogProps {
  readonly title: string;
  /** For tables. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog with nothing but a Close button. */
export function MessageDialog({ title, wide = false, children, onClose }: MessageDialogProps) {
  const id = useId();
  const text = useText();
  return (
    <Dialog open onClose={onClose} maxWidth={wide ? 'lg' : 'sm'} fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px' }}>
        <Button onClick={onClose}>{text('forms.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
