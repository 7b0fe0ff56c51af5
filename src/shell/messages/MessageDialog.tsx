import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { spaced } from '../../fields/composedName.ts';
import { visibleText } from '../../i18n/visibleText.ts';
import { HtmlBody } from './HtmlBody.tsx';
import { MessageDate } from './MessageDate.tsx';
import type { SiteMessage } from './siteMessages.ts';
import { useText } from '../../i18n/useText.ts';

const Facts = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginTop: 0 });

interface MessageDialogProps {
  readonly message: SiteMessage;
  readonly now: number;
  readonly busy: boolean;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

/** A message; the confirm button marks it as read (spec 1, section 2.6). */
export function MessageDialog({
  message,
  now,
  busy,
  onRead,
  onClose,
}: MessageDialogProps): ReactNode {
  const text = useText();
  const id = useId();
  const { subject, message: html, date_created, sender } = message;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {visibleText(subject)}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Facts>
          <MessageDate value={date_created} now={now} />
          {sender && <small>{text('messages.sender', { sender: spaced(sender) })}</small>}
        </Facts>
        <HtmlBody html={html} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('pages.cancel')}</Button>
        <Button variant="contained" onClick={onRead} loading={busy}>
          {text('messages.markRead')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
