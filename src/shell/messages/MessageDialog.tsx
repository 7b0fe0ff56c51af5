import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
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
  const { subject, message: html, date_created, sender } = message;
  return (
    <DialogFrame
      title={visibleText(subject)}
      content={{ tabIndex: 0 }}
      action={{ label: text('messages.markRead'), run: onRead }}
      busy={busy}
      onClose={onClose}
    >
      <Facts>
        <MessageDate value={date_created} now={now} />
        {sender && <small>{text('messages.sender', { sender: spaced(sender) })}</small>}
      </Facts>
      <HtmlBody html={html} />
    </DialogFrame>
  );
}
