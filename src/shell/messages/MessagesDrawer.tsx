import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import { PendingDialog } from '../../pages/dialogs/PendingDialog.tsx';
import { Loaded } from '../../pages/Loaded.tsx';
import { usePending } from '../../pages/usePending.ts';
import { IconPush, PushButton } from '../../theme/buttons.ts';
import { MOBILE_BELOW_PX } from '../../theme/sizes.ts';
import { MessageRow } from './MessageRow.tsx';
import {
  type SiteMessage,
  loadUnread,
  loadUnreadTotal,
  markAllRead,
  markRead,
} from './siteMessages.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useCall } from '../../pages/useCall.ts';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import { spaced } from '../../fields/composedName.ts';
import { visibleText } from '../../i18n/visibleText.ts';
import { HtmlBody } from './HtmlBody.tsx';
import { MessageDate } from './MessageDate.tsx';

/** Spec 1, section 9: 20 % of the window, 70 % of a narrow one; at least 20 % of 1440 px. */
const WIDTH = '20%';
const LEAST_WIDTH_PX = 288;
const NARROW_WIDTH = '70%';
const LOADING_PX = 240;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 12px 4px 16px',
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h6, flex: 1, margin: 0 }));
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '4px 16px 12px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
interface MessagesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Number of unread messages, as in the badge. */
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** The unread messages, to read and to mark as read (spec 1, section 2.6). */
export default function MessagesDrawer({
  open,
  onClose,
  count,
  onCount,
}: MessagesDrawerProps): ReactNode {
  const text = useText();
  const id = useId();
  const { unread, busy, mark } = useMessages(open, count, onCount);
  const pending = usePending();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<SiteMessage>();
  const list = (unread.isError ? undefined : unread.data?.results) ?? [];
  const total = unread.data?.count ?? 0;
  const chosen = list.filter((message) => selected.has(message.id)).map((message) => message.id);

  const toggle = (message: SiteMessage) => setSelected((before) => toggled(before, message.id));
  const markShown = async (message: SiteMessage) => {
    if (await mark([message.id])) setShown(undefined);
  };
  const askForAll = () =>
    pending.ask({
      title: text('messages.markAll'),
      text: text('messages.markAllQuestion'),
      confirmLabel: text('messages.markAll'),
      danger: false,
      run: () => mark('all'),
    });

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      sx={{
        '& .MuiDrawer-paper': {
          width: WIDTH,
          minWidth: LEAST_WIDTH_PX,
          [`@media (max-width: ${MOBILE_BELOW_PX - 0.05}px)`]: { width: NARROW_WIDTH, minWidth: 0 },
        },
      }}
    >
      <Head>
        <Title id={id}>{text('messages.title')}</Title>
        <IconPush onClick={onClose} aria-label={text('messages.close')}>
          <CloseIcon fontSize="small" />
        </IconPush>
      </Head>
      {list.length > 0 && (
        <Tools>
          <PushButton
            look="outlined"
            disabled={chosen.length === 0 || busy}
            onClick={() => void mark(chosen)}
          >
            {text('messages.markSelected', { count: chosen.length })}
          </PushButton>
          <PushButton look="outlined" disabled={busy} onClick={askForAll}>
            {text('messages.markAll')}
          </PushButton>
        </Tools>
      )}
      <Loaded query={unread} height={LOADING_PX} failed={text('messages.loadFailed')}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyLine>{text('messages.empty')}</EmptyLine>
          ) : (
            <List>
              {results.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  now={unread.dataUpdatedAt}
                  selected={selected.has(message.id)}
                  onSelect={() => toggle(message)}
                  onOpen={() => setShown(message)}
                  onLeave={onClose}
                  onRead={() => void mark([message.id])}
                />
              ))}
            </List>
          )
        }
      </Loaded>
      {total > list.length && list.length > 0 && (
        <EmptyLine>{text('messages.shown', { shown: list.length, count: total })}</EmptyLine>
      )}
      {shown && (
        <MessageDialog
          message={shown}
          now={unread.dataUpdatedAt}
          busy={busy}
          onRead={() => void markShown(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
      <PendingDialog {...pending} />
    </Drawer>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The unread messages, loaded when the drawer opens and when the live count changes.
 *
 * @param count as in the badge
 * @param onCount receives the count after marking, which the server does not push (spec 1, section
 * 4)
 */
function useMessages(open: boolean, count: number, onCount: (count: number) => void) {
  const { busy, run } = useCall();
  const unread = useRequest(['site-messages', count], loadUnread, {
    enabled: open,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  return {
    unread,
    busy,
    /** Marks some or all as read, then reloads list and count; returns whether it succeeded. */
    mark: (ids: readonly string[] | 'all') =>
      run(async () => {
        await (ids === 'all' ? markAllRead() : markRead(ids));
        const [, total] = await Promise.all([unread.refetch(), loadUnreadTotal()]);
        onCount(total);
      }),
  };
}

const Facts = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginTop: 0 });

interface MessageDialogProps {
  readonly message: SiteMessage;
  readonly now: number;
  readonly busy: boolean;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

/** A message; the confirm button marks it as read (spec 1, section 2.6). */
function MessageDialog({ message, now, busy, onRead, onClose }: MessageDialogProps): ReactNode {
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
